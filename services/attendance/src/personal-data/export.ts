import { personalDataOf } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { people, type PersonRow } from '../replicas/people.ts';
import { collect } from './collect.ts';
import { mustHaveRightsOf } from './rights.ts';

/** What attendance holds of a person: forgotten where identity says so, handed out with everything else. */
export const personalDataPart = personalDataOf({
  people: people.model,
  forgets: ['all'],
  exports: ['own', ...adminReach],
  admits: async (scope, person) => mustHaveRightsOf(scope, (await scope.row<PersonRow>(people.model, person))!),
  from: 'identity',
  on: 'PersonalDataForgotten',
  forgottenBy: ({ data }) => ({ person: data.personId, classes: data.classes, generations: data.generations }),
  collect,
});
