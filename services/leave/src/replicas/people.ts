import { defineReplica, personal } from '@kadro/chassis';
import {
  daySchema,
  fold,
  localizedTextSchema,
  nameless,
  type WorkingPattern,
  workingPatternSchema,
} from '@kadro/kernel';
import { z } from 'zod';

const ids = z.array(z.string());
const text = z.string().nullable();
const day = daySchema.nullable();

/** Where a person works from a day on, and by which pattern if not by the branch's. */
const place = z.object({ from: z.string(), branchId: text, workingPattern: workingPatternSchema.nullable() });
/** What a branch works from a day on. */
const dated = z.object({ from: z.string(), pattern: workingPatternSchema });

const personFields = z.object({
  firstName: personal('identity', text),
  lastName: personal('identity', text),
  birthDate: personal('identity', day),
  status: z.enum(['ACTIVE', 'RESIGNED']),
  language: z.string(),
  branchId: text,
  teamId: text,
  managerId: text,
  leaveManagers: ids,
  generalManagers: ids,
  superAdmin: z.boolean(),
  /** null = nobody has said; a list of managers is enough then. */
  mayApproveLeave: z.boolean().nullable(),
  notifyLeave: z.boolean(),
  emailNotification: z.boolean(),
  workingPattern: workingPatternSchema.nullable(),
  /** In the order of their days; empty where identity did not say. */
  places: z.array(place),
});

export type Place = z.infer<typeof place>;
export type DatedPattern = z.infer<typeof dated>;

/** A person's name; empty where it is forgotten. */
export function nameOf({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}

/** What leave knows of a person. */
export type PersonRow = Omit<z.infer<typeof personFields>, 'places'> & {
  id: string;
  _name: string;
  /** Absent in what was recorded before identity told of it. */
  places?: Place[];
};

/** People as identity tells of them: managers, branch, birthday, working pattern. */
export const people = defineReplica({
  name: 'person',
  plural: 'people',
  schema: personFields,
  from: 'identity',
  on: ['PersonHired', 'PersonChanged', 'PersonResigned', 'PersonRehired'],
  take: ({
    person: {
      id,
      firstName,
      lastName,
      birthDate,
      status,
      language,
      branchId,
      teamId,
      managerId,
      leaveManagers,
      generalManagers,
      superAdmin,
      mayApproveLeave,
      notifyLeave,
      emailNotification,
      workingPattern,
      places,
    },
  }) => ({
    id,
    firstName,
    lastName,
    status,
    language,
    leaveManagers,
    generalManagers,
    superAdmin,
    notifyLeave,
    emailNotification,
    birthDate: birthDate ?? null,
    branchId: branchId ?? null,
    teamId: teamId ?? null,
    managerId: managerId ?? null,
    mayApproveLeave: mayApproveLeave ?? null,
    workingPattern: workingPattern ?? null,
    places: (places ?? []).map((one: Partial<Place>) => ({
      from: one.from,
      branchId: one.branchId ?? null,
      workingPattern: one.workingPattern ?? null,
    })),
  }),
  derived: (fields) => ({ _name: fold(nameOf(fields)) || nameless }),
  indexes: {
    branchId: { path: 'branchId' },
    teamId: { path: 'teamId' },
    managerId: { path: 'managerId' },
    superAdmin: { path: 'superAdmin', type: 'boolean' },
    status: { path: 'status' },
    name: { path: '_name' },
    leaveManagers: { path: 'leaveManagers', type: 'list' },
    generalManagers: { path: 'generalManagers', type: 'list' },
  },
  reach: { own: 'id', managed: ['managerId', 'leaveManagers', 'generalManagers'], branches: 'branchId' },
});

/** Branches: minutes per weekday and the zone that says which day it is. */
export const branches = defineReplica({
  name: 'branch',
  plural: 'branches',
  from: 'identity',
  on: ['BranchChanged'],
  schema: z.object({
    zone: z.string(),
    workingPattern: workingPatternSchema,
    patterns: z.array(dated),
    archived: z.boolean(),
  }),
  take: ({ branch: { id, zone, workingPattern, patterns, archived } }) => ({
    id,
    zone,
    workingPattern,
    patterns: patterns ?? [],
    archived,
  }),
});

export interface BranchRow {
  id: string;
  zone: string;
  workingPattern: WorkingPattern;
  /** In the order of their days; absent in what was recorded before identity told of it. */
  patterns?: DatedPattern[];
}

const holidayFields = z.object({
  name: localizedTextSchema,
  branchId: text,
  date: daySchema,
  part: z.enum(['FULL', 'MORNING', 'AFTERNOON']),
  archived: z.boolean(),
});

export type HolidayRow = z.infer<typeof holidayFields> & { id: string };

/** Public holidays of a branch, or of all where no branch is named. */
export const holidays = defineReplica({
  name: 'holiday',
  plural: 'holidays',
  schema: holidayFields,
  from: 'identity',
  on: ['HolidayChanged'],
  take: ({ holiday: { id, names, branchId, date, part, archived } }) => ({
    id,
    name: names,
    branchId: branchId ?? null,
    date,
    part,
    archived,
  }),
  indexes: { date: { path: 'date' }, branchId: { path: 'branchId' }, archived: { path: 'archived', type: 'boolean' } },
});

/** The organization's settings that leave follows. */
export const organizations = defineReplica({
  name: 'organization',
  plural: 'organizations',
  from: 'identity',
  on: ['OrganizationChanged'],
  schema: z.object({ zone: z.string(), meaningfulTextLetters: z.int(), dateRangeDays: z.int() }),
  take: ({ id, zone, parameters }) => ({
    id,
    zone,
    meaningfulTextLetters: parameters.meaningfulTextLetters,
    dateRangeDays: parameters.dateRangeDays,
  }),
});

export interface OrganizationRow {
  zone: string;
  meaningfulTextLetters: number;
  dateRangeDays: number;
}
