import { type Api } from '@kadro/api';
import { type Portal } from '../core/context.tsx';
import { questionOf, type Question } from '../core/questions.ts';
import { OrganizationDocument, OwnFileDocument } from '../generated/graphql.ts';
import { type Employee, type Organization } from './types.ts';

// The first file of the portal holds this: nothing of it may lead to react.

/** The own file of who is signed in; an error while the read side does not have it. */
export const ownFileQuestion = (api: Api, id: string): Question<Employee> =>
  questionOf(
    api,
    OwnFileDocument,
    { id },
    ({ employee }) => {
      if (!employee) throw new Error('The own file is not readable yet');
      return employee;
    },
    { isNeutral: true },
  );

export const organizationQuestion = (api: Api): Question<Organization> =>
  questionOf(
    api,
    OrganizationDocument,
    {},
    ({ organizationDetail }) => organizationDetail ?? { name: null, mobileSettings: null },
    { isNeutral: true },
  );

/** Asks what every page needs, before the first one is drawn. */
export function prefetch({ api, answers }: Pick<Portal, 'api' | 'answers'>): void {
  const { session } = api;
  if (!session || session.firstTimePassword || session.passwordExpired) return;
  void answers.load(organizationQuestion(api));
  void answers.load(ownFileQuestion(api, session.id));
}
