import { type Api } from '@kadro/api';
import { type Portal } from '../core/context.tsx';
import { answered, questionOf, type Question } from '../core/questions.ts';
import { OrganizationDocument, OwnFileDocument } from '../generated/graphql.ts';
import { type Employee, type Organization } from './types.ts';

// Part of the first file of the portal: must not import React.

/** The own file of the signed-in user. @throws Error while the read side does not have it */
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
    ({ organizationDetail }, errors) =>
      errors.length > 0
        ? answered(organizationDetail, errors)
        : (organizationDetail ?? { name: null, mobileSettings: null }),
    { isNeutral: true },
  );

/** Loads what every page needs, before the first renders. */
export function prefetch({ api, answers }: Pick<Portal, 'api' | 'answers'>): void {
  const { session } = api;
  if (!session || session.firstTimePassword || session.passwordExpired) return;
  void answers.load(organizationQuestion(api));
  void answers.load(ownFileQuestion(api, session.id));
}
