import { t } from '@kadro/i18n';
import { type HolidaysQuery, type OrganizationQuery, type OwnFileQuery } from '../generated/graphql.ts';

export const managementLists = [
  'generalManagers',
  'leaveManagers',
  'shiftManagers',
  'overtimeManagers',
  'expenseManagers',
] as const;
export type ManagementList = (typeof managementLists)[number];

/** The own file; a section that may not be read is null. */
export type Employee = NonNullable<OwnFileQuery['employee']>;

type Section<Name extends keyof Employee> = NonNullable<Employee[Name]>;
export type Profile = Section<'profile'>;
export type Contact = Section<'contact'>;
export type Personal = Section<'personal'>;

export interface PersonCard {
  id: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  job?: string;
}

export interface Team {
  people: PersonCard[];
  total: number;
}

export interface OwnPlace {
  branch?: string;
  /** Of the branch and of all branches, from today on. */
  holidays: Pick<Holiday, 'id' | 'name' | 'date' | 'part'>[];
}

export type Holiday = NonNullable<HolidaysQuery['own']>['items'][number];

/** Where a person works, named in the reader's language. */
export interface Workplace {
  branch?: string;
  unit?: string;
  team?: string;
  job?: string;
}

/** The own organization; in `mobileSettings` true and missing mean disabled (specification, section 2). */
export type Organization = NonNullable<OrganizationQuery['organizationDetail']> | { name: null; mobileSettings: null };

/** Whether a field means something where the person works; one that has a value is not hidden. */
export const isUsed = ({ branch }: Employee, field: string, value: unknown): boolean =>
  !branch?.unusedFields?.includes(field) || (value ?? null) !== null;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || t('common:person.forgotten');
