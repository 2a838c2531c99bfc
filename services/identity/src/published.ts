import { logHeadSigned, publish, type Publication, type Seen } from '@kadro/chassis';
import { areas, type LocalizedText } from '@kadro/kernel';
import { type EmployeeRow } from './person/rows/employee.ts';
import { employees } from './person/rows/employees.ts';
import { branches } from './organization/records/branches.ts';
import { holidays } from './organization/records/holidays.ts';
import { patternAt, patternsOf } from './organization/records/working-pattern.ts';
import { type OrganizationRow, organizations } from './organization/rows/organizations.ts';
import { employmentsOf, placesOf } from './person/rows/plans.ts';

const placeFields = ['branchId', 'unitId', 'teamId', 'jobId', 'managerId', 'workingPattern'];

/** Of events that also hold private fields: a change of others is not even hinted at. */
const publicFields: Record<string, readonly string[]> = {
  ProfileChanged: ['firstName', 'lastName', 'emailNotification'],
  PersonalChanged: ['birthDate'],
  EmploymentChanged: [...placeFields, 'hiredDate', 'staffNumber'],
  EmploymentChangeTookEffect: placeFields,
  EmploymentChangePlanned: ['branchId', 'workingPattern'],
  PermissionChanged: ['approveLeave', 'approveShift', 'assignShift', 'approveOvertime'],
  NotificationChanged: ['leave', 'shift', 'overtime'],
  OrganizationChanged: ['name', 'datePattern', 'shiftSelection'],
};

const isPublic = ({ name, data }: Seen): boolean => publicFields[name]?.some((field) => field in data) ?? true;

/** A plan that goes is told of where its coming was. */
const isTold = ({ _toldPlan }: EmployeeRow, event: Seen): boolean =>
  event.name === 'PlannedChangeRevoked' || event.name === 'PlannedChangeFailed' ? _toldPlan : isPublic(event);

const personFields = [
  'id',
  'firstName',
  'lastName',
  'status',
  'language',
  'branchId',
  'unitId',
  'teamId',
  'jobId',
  'managerId',
  'hiredDate',
  'staffNumber',
] as const;

/** Nothing of the classes health, bank and pay. */
function personOf(row: EmployeeRow): Record<string, unknown> {
  const { management, permission, notification, profile, employment, personal, roles } = row;
  return {
    ...Object.fromEntries(personFields.map((field) => [field, row[field]])),
    ...management,
    quitDate: employment.quitDate,
    workingPattern: employment.workingPattern,
    birthDate: personal.birthDate,
    superAdmin: profile.superAdmin,
    roles,
    places: placesOf(row),
    plannedPlaces: placesOf(row, true),
    employments: employmentsOf(row),
    mayApproveLeave: permission.approveLeave,
    mayApproveShift: permission.approveShift,
    mayAssignShift: permission.assignShift,
    mayApproveOvertime: permission.approveOvertime,
    notifyLeave: notification.leave,
    notifyShift: notification.shift,
    notifyOvertime: notification.overtime,
    emailNotification: profile.emailNotification,
  };
}

const ofPerson = (message: string, ...on: string[]): Publication =>
  publish<EmployeeRow>(employees, {
    message,
    on,
    concerns: ({ id }) => id,
    data: (row, event) => (isTold(row, event) ? { person: personOf(row) } : null),
  });

interface BranchRow {
  id: string;
  name: LocalizedText;
  zone: string;
  country?: string | null;
  archived: boolean;
}

interface HolidayRow {
  id: string;
  name: LocalizedText;
  branchId?: string | null;
  date: string;
  part: string;
  archived: boolean;
}

/** The pattern of the day of the event, and all of them. */
function branchOf(row: BranchRow, { at }: Seen): object {
  const { id, name, zone, country, archived } = row;
  return { id, names: name, zone, country, archived, workingPattern: patternAt(row, at), patterns: patternsOf(row) };
}

const holidayOf = ({ id, name, branchId, date, part, archived }: HolidayRow): object => ({
  id,
  names: name,
  branchId,
  date,
  part,
  archived,
});

/** `payrollPasswordRequired` is a setting, not an area. */
function organizationOf({
  id,
  name,
  zone,
  language,
  datePattern,
  mobileSettings,
  parameters,
  shiftSelection,
}: OrganizationRow): Record<string, unknown> {
  return {
    id,
    name,
    zone,
    language,
    datePattern,
    disabledAreas: Object.fromEntries(areas.map((area) => [area, mobileSettings[area]])),
    parameters,
    shiftSelection,
  };
}

const none = (): null => null;

/** Messages of `proto/kadro/identity/v1`. */
export const publications: readonly Publication[] = [
  ofPerson('PersonHired', 'PersonHired'),
  ofPerson(
    'PersonChanged',
    'LanguageChanged',
    'RolesChanged',
    'ProfileChanged',
    'PersonalChanged',
    'EmploymentChanged',
    'EmploymentChangeTookEffect',
    'EmploymentChangePlanned',
    'ResignationPlanned',
    'PlannedChangeRevoked',
    'PlannedChangeFailed',
    'ManagementChanged',
    'ManagementChangeTookEffect',
    'PermissionChanged',
    'NotificationChanged',
  ),
  ofPerson('PersonResigned', 'PersonResigned', 'ResignationTookEffect'),
  ofPerson('PersonRehired', 'PersonRehired'),
  publish<BranchRow>(branches.model, {
    message: 'BranchChanged',
    on: [
      'BranchCreated',
      'BranchChanged',
      'BranchWorkingPatternChanged',
      'BranchArchived',
      'BranchRestored',
      'BranchWorkingPatternRevoked',
    ],
    concerns: none,
    data: (row, event) => ({ branch: branchOf(row, event) }),
  }),
  publish<HolidayRow>(holidays.model, {
    message: 'HolidayChanged',
    on: ['HolidayCreated', 'HolidayChanged', 'HolidayArchived', 'HolidayRestored'],
    concerns: none,
    data: (row) => ({ holiday: holidayOf(row) }),
  }),
  publish<OrganizationRow>(organizations, {
    message: 'OrganizationChanged',
    on: ['OrganizationCreated', 'OrganizationChanged', 'ParametersChanged', 'MobileSettingsChanged'],
    concerns: none,
    data: (row, event) => (isPublic(event) ? organizationOf(row) : null),
  }),
  logHeadSigned,
];
