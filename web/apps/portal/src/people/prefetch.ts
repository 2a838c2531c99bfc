import { type Api } from '@kadro/api';
import { type Portal } from '../core/context.tsx';
import { answered, questionOf, type Question } from '../core/questions.ts';
import { OrganizationDocument, OwnFileDocument, OwnPlaceDocument, TeamDocument } from '../generated/graphql.ts';
import { home } from '../navigation/redirect.ts';
import { redirected, screenAt } from '../navigation/where-to.ts';
import { type Employee, type Organization, type OwnPlace, type PersonCard, type Team } from './types.ts';

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

const shownHolidays = 4;
const rowsOfTeam = 100;

export const ownPlaceQuestion = (api: Api, id: string): Question<OwnPlace> =>
  questionOf(api, OwnPlaceDocument, { id, rows: shownHolidays }, ({ employee, nextHolidays }, errors) => ({
    branch: employee?.branch?.name ?? undefined,
    holidays: answered(nextHolidays, errors),
  }));

/** The managed people: the first hundred, and the total. */
export const teamQuestion = (api: Api): Question<Team> =>
  questionOf(api, TeamDocument, { page: 0, rowsPerPage: rowsOfTeam }, ({ employeesByAdmins }) => ({
    people: (employeesByAdmins?.items ?? []).map(cardOf),
    total: employeesByAdmins?.total ?? 0,
  }));

interface Managed {
  id: string;
  firstName: string;
  lastName: string;
  profile: { imageUrl: string | null } | null;
}

export const cardOf = ({ profile, ...one }: Managed): PersonCard => ({ ...one, imageUrl: profile?.imageUrl ?? null });

/** Asks in one request for what every page needs, and at the home for all that it shows, before the first renders. */
export function prefetch({ api, answers, features }: Pick<Portal, 'api' | 'answers' | 'features'>, path: string): void {
  const { session } = api;
  if (!session || session.firstTimePassword || session.passwordExpired) return;
  const isHome = screenAt(features, redirected(features, path))?.screen.path === home;
  const shown = (): Question<unknown>[] => [
    ownPlaceQuestion(api, session.id),
    teamQuestion(api),
    ...features.flatMap(({ ahead }) => ahead?.(api, session) ?? []),
  ];
  const questions = [organizationQuestion(api), ownFileQuestion(api, session.id), ...(isHome ? shown() : [])];
  api.together(() => questions.forEach((question) => void answers.load(question)));
}
