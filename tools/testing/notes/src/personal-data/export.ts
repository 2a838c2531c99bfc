import { personalDataOf, type CommandScope } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { notes } from '../note/rows.ts';
import { people } from '../replicas/people.ts';

/** A person's notes: forgotten where identity says so, handed out with everything else. */
export const personalDataPart = personalDataOf({
  people: people.model,
  forgets: ['all'],
  exports: ['own', ...adminReach],
  from: 'identity',
  on: 'PersonalDataForgotten',
  forgottenBy: ({ data }) => ({ person: data.personId, classes: data.classes }),
  collect: async (scope: CommandScope, person: string) => ({
    notes: await scope.find(notes, [{ index: 'person', eq: person }]),
  }),
});
