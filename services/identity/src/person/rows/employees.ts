import { guarded, named, type ReadModel, readModel, type Seen } from '@kadro/chassis';
import { fold, nameless, roleOf, words } from '@kadro/kernel';
import { z } from 'zod';
import { inForce } from '../shared/timeline.ts';
import { person } from '../events.ts';
import { begun, placeSaid, placeTaken, plannedChange, type Planning, planOver, planSaid } from './plans.ts';
import {
  bloodType,
  collarType,
  employmentType,
  gender,
  language,
  managerLists,
  militaryService,
  personStatus,
  quitReason,
  role,
  socialSecurityType,
  workingPattern,
} from '../shared/fields.ts';

const text = z.string().nullable();
const flag = z.boolean().nullable();
const ids = z.array(z.string());

const employment = z.object({
  staffNumber: text,
  branchId: text,
  unitId: text,
  teamId: text,
  jobId: text,
  managerId: text,
  agency: text,
  ssn: guarded('file', text),
  hiredDate: text,
  startedDate: text,
  employmentType: employmentType.nullable(),
  collarType: collarType.nullable(),
  integrationNumber: text,
  rdPerson: flag,
  socialSecurityType: socialSecurityType.nullable(),
  company: text,
  allowanceDate: text,
  trialTime: z.int().nullable(),
  workingPattern: workingPattern.nullable(),
  passive: z.boolean(),
  quitReason: guarded('file', quitReason.nullable()),
  quitDescription: guarded('file', text),
  quitDate: guarded('file', text),
  interviewMade: guarded('file', flag),
});

const personalSection = z.object({
  passportNumber: text,
  birthDate: text,
  birthPlace: text,
  nationality: text,
  bloodType: guarded('health', bloodType.nullable()),
  gender: gender.nullable(),
  disabilityLevel: guarded('health', z.int().nullable()),
  exConvict: flag,
  driver: flag,
  militaryService: militaryService.nullable(),
  suspendedUntil: text,
  healthPassCode: guarded('health', text),
  healthPassCodeExpiry: guarded('health', text),
});

/** A person's file as lists and pages show it; sections are nested as the specification names them. */
export const employeeRow = z.object({
  id: z.string(),
  revision: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  staffNumber: z.string(),
  workEmail: z.string(),
  status: personStatus,
  title: text,
  serviceLine: text,
  language,
  role,
  branchId: text,
  unitId: text,
  teamId: text,
  jobId: text,
  managerId: text,
  hiredDate: z.string(),
  gdprAccepted: z.boolean(),
  updatedDateTime: z.string(),
  profile: named(
    'EmployeeProfile',
    z.object({
      identityNumber: guarded('file', text),
      firstName: text,
      lastName: text,
      workEmail: text,
      phone: text,
      emailNotification: guarded('file', flag),
      smsNotification: guarded('file', flag),
      imageUrl: text,
      superAdmin: z.boolean(),
    }),
  ),
  contact: guarded(
    'file',
    named(
      'EmployeeContact',
      z.object({
        email: text,
        address: text,
        secondaryPhone: text,
        fixedPhone: text,
        workPhone: text,
        spousePhone: text,
        extensionNumber: text,
        emergencyContactName: text,
        emergencyContactPhone: text,
      }),
    ),
  ),
  personal: guarded('file', personalSection),
  employment,
  management: z.object({
    generalManagers: ids,
    leaveManagers: ids,
    shiftManagers: ids,
    overtimeManagers: ids,
    expenseManagers: ids,
  }),
  permission: z.object({ approveLeave: flag, approveShift: flag, assignShift: flag, approveOvertime: flag }),
  notification: guarded('file', z.object({ leave: flag, shift: flag, overtime: flag })),
  roles: guarded(
    'file',
    z.object({
      admin: z.boolean(),
      restrictedAdmin: z.boolean(),
      superAdmin: z.boolean(),
      hrManager: z.boolean(),
      adminBranches: ids,
    }),
  ),
  // what is planned, and the first day of it
  planned: guarded('plans', z.array(plannedChange)),
  plannedOn: guarded('plans', text),
});

export type EmployeeRow = z.infer<typeof employeeRow> & Planning & { _name: string; _words: string[] };

/** Everything that every employee row has, before anything is known. */
function emptyRow(): Omit<EmployeeRow, 'id' | 'revision' | 'updatedDateTime'> {
  const empty = (section: z.ZodObject): Record<string, unknown> =>
    Object.fromEntries(Object.keys(section.shape).map((field) => [field, null]));
  const { profile, contact } = employeeRow.shape;
  return {
    firstName: '',
    lastName: '',
    staffNumber: '',
    workEmail: '',
    status: 'ACTIVE',
    title: null,
    serviceLine: null,
    language: 'tr',
    role: 'EMPLOYEE',
    branchId: null,
    unitId: null,
    teamId: null,
    jobId: null,
    managerId: null,
    hiredDate: '',
    gdprAccepted: false,
    profile: {
      ...empty(profile),
      emailNotification: true,
      smsNotification: true,
      superAdmin: false,
    } as EmployeeRow['profile'],
    contact: empty(contact) as EmployeeRow['contact'],
    personal: empty(personalSection) as EmployeeRow['personal'],
    employment: { ...empty(employment), passive: false } as EmployeeRow['employment'],
    management: {
      generalManagers: [],
      leaveManagers: [],
      shiftManagers: [],
      overtimeManagers: [],
      expenseManagers: [],
    },
    // null = not said: nobody decided whether the person may
    permission: { approveLeave: null, approveShift: null, assignShift: null, approveOvertime: null },
    notification: { leave: true, shift: true, overtime: true },
    roles: { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] },
    planned: [],
    plannedOn: null,
    _places: { begin: '', fields: {} },
    _name: '',
    _words: [],
  };
}

type Left = {
  quitDate: string;
  quitReason?: EmployeeRow['employment']['quitReason'];
  quitDescription?: string | null;
  interviewMade?: boolean | null;
};
type Draft = Omit<EmployeeRow, 'id' | 'revision' | 'updatedDateTime'>;

/** Keeps what the list shows beside the sections in step with them. */
function withOverview(row: Draft): Draft {
  const { firstName, lastName, workEmail } = row.profile;
  const { staffNumber, branchId, unitId, teamId, jobId, managerId, hiredDate } = row.employment;
  const next = {
    ...row,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    workEmail: workEmail ?? '',
    staffNumber: staffNumber ?? '',
    branchId,
    unitId,
    teamId,
    jobId,
    managerId,
    hiredDate: hiredDate ?? '',
  };
  return {
    ...next,
    _name: fold(`${next.firstName} ${next.lastName}`).trim() || nameless,
    _words: words(`${next.firstName} ${next.lastName} ${next.staffNumber}`),
  };
}

function hire(
  data: Seen['data'] & {
    firstName: string;
    lastName: string;
    workEmail: string;
    phone?: string | null;
    title?: string | null;
    language: EmployeeRow['language'];
  },
): Draft {
  const { firstName, lastName, workEmail, phone = null, title = null, language: spoken, ...rest } = data;
  const row = emptyRow();
  return withOverview({
    ...row,
    _places: begun(rest as never),
    title,
    language: spoken,
    profile: { ...row.profile, firstName, lastName, workEmail, phone },
    employment: { ...row.employment, ...rest },
  } as Draft);
}

type Section = 'contact' | 'personal' | 'permission' | 'notification';
const employed = <R extends Draft>(row: R, data: object): Draft =>
  withOverview({ ...row, employment: { ...row.employment, ...inForce(data) } } as Draft);
const managed = <R extends Draft>(row: R, data: object): Draft => ({
  ...row,
  management: { ...row.management, ...inForce(data) },
});
const left = <R extends Draft>(
  row: R,
  { quitDate, quitReason: reason = null, quitDescription = null, interviewMade = null }: Left,
): Draft => ({
  ...row,
  status: 'RESIGNED',
  employment: { ...row.employment, passive: true, quitDate, quitReason: reason, quitDescription, interviewMade },
});

const merge =
  (section: Section) =>
  (row: EmployeeRow | null, { data }: Seen<object>) =>
    row && { ...row, [section]: { ...row[section], ...data } };

/** People by organization: lists, single files, histories. */
export const employees = readModel<unknown, (typeof person)['events'], EmployeeRow>(person as never, {
  name: 'employees',
  row: 'Employee',
  version: 3,
  schema: employeeRow,
  search: '_words',
  indexes: {
    name: { path: '_name', filter: false },
    staffNumber: { path: 'staffNumber' },
    status: { path: 'status' },
    branchId: { path: 'branchId' },
    unitId: { path: 'unitId' },
    teamId: { path: 'teamId' },
    jobId: { path: 'jobId' },
    managerId: { path: 'managerId' },
    hiredDate: { path: 'hiredDate' },
    plannedOn: { path: 'plannedOn', guard: 'plans' },
    role: { path: 'role' },
    ...Object.fromEntries(managerLists.map((list) => [list, { path: `management.${list}`, type: 'list' as const }])),
  },
  defaultSort: { by: 'name', descending: false },
  // a restricted admin's lists and searches are as quick as everybody's
  narrowedBy: 'branchId',
  reach: { own: 'id', managed: ['managerId', ...managerLists], branches: 'branchId' },
  access: ['own', 'managed', 'branches', 'hr', 'all'],
  area: 'hrPage',
  history: true,
  periods: true,
  placedBy: 'branchId',
  plansGuard: 'plans',
  mirrors: [
    'firstName',
    'lastName',
    'staffNumber',
    'workEmail',
    'branchId',
    'unitId',
    'teamId',
    'jobId',
    'managerId',
    'hiredDate',
    'role',
    'planned',
    'plannedOn',
  ],
  project: {
    PersonHired: (_row, { data }) => hire(data as never),
    OverviewChanged: (row, { data }) => row && { ...row, ...data },
    LanguageChanged: (row, { data }) => row && { ...row, ...data },
    RolesChanged: (row, { data }) =>
      row && { ...row, roles: data, role: roleOf(data), profile: { ...row.profile, superAdmin: data.superAdmin } },
    ProfileChanged: (row, { data }) => row && withOverview({ ...row, profile: { ...row.profile, ...data } } as Draft),
    ImageChanged: (row, { data }) => row && { ...row, profile: { ...row.profile, imageUrl: data.image } },
    ImageRemoved: (row) => row && { ...row, profile: { ...row.profile, imageUrl: null } },
    ContactChanged: merge('contact'),
    PersonalChanged: merge('personal'),
    EmploymentChanged: (row, seen) => row && employed(placeSaid(row, seen), seen.data),
    ManagementChanged: (row, { data }) => row && managed(row, data),
    PermissionChanged: merge('permission'),
    NotificationChanged: merge('notification'),
    PersonResigned: (row, { data }) => row && left(row, data),
    PersonRehired: (row, { data }) =>
      row &&
      withOverview({
        ...row,
        status: 'ACTIVE',
        employment: {
          ...row.employment,
          passive: false,
          hiredDate: data.hiredDate,
          quitDate: null,
          quitReason: null,
          quitDescription: null,
          interviewMade: null,
        },
      } as Draft),
    EmploymentChangePlanned: (row, seen) => row && planSaid(row, 'EMPLOYMENT', seen),
    ManagementChangePlanned: (row, seen) => row && planSaid(row, 'MANAGEMENT', seen),
    ResignationPlanned: (row, seen) => row && planSaid(row, 'RESIGNATION', seen),
    EmploymentChangeTookEffect: (row, seen) => row && employed(placeTaken(row, seen), seen.data),
    ManagementChangeTookEffect: (row, { data }) => row && managed(planOver(row, data), data),
    ResignationTookEffect: (row, { data }) => row && left(planOver(row, data), data),
    PlannedChangeRevoked: (row, { data }) => row && planOver(row, data),
    PlannedChangeFailed: (row, { data }) => row && planOver(row, data),
  },
}) as unknown as ReadModel<never>;

/** Name, picture and job of a colleague: by id, for any member, without list or search (design, section 6). */
export const personCards = readModel<
  unknown,
  (typeof person)['events'],
  { firstName: string; lastName: string; imageUrl: string | null; jobId: string | null }
>(person as never, {
  name: 'personCards',
  row: 'PersonCard',
  version: 2,
  schema: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), imageUrl: text, jobId: text }),
  indexes: {},
  list: false,
  reach: { members: true },
  access: ['members'],
  project: {
    PersonHired: (_row, { data }) => ({ ...namesOf(data), imageUrl: null, jobId: data.jobId ?? null }),
    ProfileChanged: (row, { data }) =>
      row && { ...row, ...namesOf({ ...row, ...pick(data, ['firstName', 'lastName']) }) },
    EmploymentChanged: (row, { data }) => row && { ...row, ...pick(inForce(data), ['jobId']) },
    EmploymentChangeTookEffect: (row, { data }) => row && { ...row, ...pick(inForce(data), ['jobId']) },
    ImageChanged: (row, { data }) => row && { ...row, imageUrl: data.image },
    ImageRemoved: (row) => row && { ...row, imageUrl: null },
  },
}) as unknown as ReadModel<never>;

/** Empty once they are forgotten. */
const namesOf = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
});

function pick(data: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => data[field] !== undefined).map((field) => [field, data[field]]));
}
