import { areaKeys } from '../features/identity/settings/areas.ts';
import { bulkResultsDocument, bulkSources, employeeIdsDocument } from '../features/identity/bulk-updates/documents.ts';
import { retentionDueDocument } from '../features/identity/retention/documents.ts';
import {
  balancesDocument,
  balancesOfDocument,
  leaveSources,
  openCountDocument,
  yearDocument,
} from '../features/leave/requests/documents.ts';

const names = 'tr en de es it pt nl fr ar';
const common = 'id revision archived updatedDateTime';

const employeeSections = `
  profile { identityNumber firstName lastName workEmail phone emailNotification smsNotification imageUrl superAdmin }
  contact { email address secondaryPhone fixedPhone workPhone spousePhone extensionNumber emergencyContactName emergencyContactPhone }
  personal { passportNumber birthDate birthPlace nationality bloodType gender disabilityLevel exConvict driver militaryService suspendedUntil healthPassCode healthPassCodeExpiry }
  employment { staffNumber branchId unitId teamId jobId managerId agency ssn hiredDate startedDate employmentType collarType integrationNumber rdPerson socialSecurityType company allowanceDate trialTime workingPattern { monday tuesday wednesday thursday friday saturday sunday } passive quitReason quitDescription quitDate interviewMade }
  management { generalManagers leaveManagers shiftManagers overtimeManagers expenseManagers }
  permission { approveLeave approveShift assignShift approveOvertime }
  notification { leave shift overtime }
  roles { admin restrictedAdmin superAdmin hrManager adminBranches }
  planned { id effectiveOn kind fields plannedAt plannedBy changes { branchId unitId teamId jobId managerId agency startedDate employmentType collarType rdPerson socialSecurityType company allowanceDate trialTime workingPattern { monday tuesday wednesday thursday friday saturday sunday } generalManagers leaveManagers shiftManagers overtimeManagers expenseManagers } }`;

const employeeRow = `id firstName lastName staffNumber workEmail status title role branchId unitId teamId jobId managerId hiredDate updatedDateTime profile { imageUrl phone }`;

type Source = {
  /** Root fields of one record, a list, records by ids and the history; a missing one is not offered. */
  one?: string;
  list?: string;
  many?: string;
  history?: string;
  fields: string;
  /** What a list needs when that is less than a record. */
  row?: string;
  /** Also shown as it was on another day. */
  anyDay?: true;
};

/** What the console reads, by resource. */
export const sources = {
  employees: {
    one: 'employee',
    list: 'employees',
    many: 'employeesByIds',
    history: 'employeeHistory',
    fields: `${employeeRow.replace('profile { imageUrl phone }', '')} revision serviceLine language gdprAccepted ${employeeSections}`,
    row: employeeRow,
    anyDay: true,
  },
  personCards: { one: 'personCard', many: 'personCardsByIds', fields: 'id firstName lastName imageUrl jobId' },
  branches: {
    one: 'branch',
    list: 'branches',
    many: 'branchesByIds',
    history: 'branchHistory',
    fields: `${common} name names { ${names} } zone country workingPattern { monday tuesday wednesday thursday friday saturday sunday }`,
  },
  units: {
    one: 'unit',
    list: 'units',
    many: 'unitsByIds',
    history: 'unitHistory',
    fields: `${common} name names { ${names} } branchId parentId`,
  },
  teams: {
    one: 'team',
    list: 'teams',
    many: 'teamsByIds',
    history: 'teamHistory',
    fields: `${common} name names { ${names} } unitId`,
  },
  jobs: {
    one: 'job',
    list: 'jobs',
    many: 'jobsByIds',
    history: 'jobHistory',
    fields: `${common} name names { ${names} } description`,
  },
  holidays: {
    one: 'holiday',
    list: 'holidays',
    many: 'holidaysByIds',
    history: 'holidayHistory',
    fields: `${common} name names { ${names} } branchId date part`,
  },
  sessions: { list: 'sessions', fields: 'id employeeId startedAt lastSeenAt device current' },
  ...leaveSources,
  ...bulkSources,
} as const satisfies Record<string, Source>;

export type ResourceName = keyof typeof sources;
/** What has a history without being a resource of its own. */
export type HistoryName = ResourceName | 'organization';

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const source = (resource: ResourceName): Source => sources[resource];
const missing = (resource: string, what: string): never => {
  throw new Error(`${resource} has no ${what}`);
};

const dayArguments = { declared: ', $asOf: String, $knownAt: String', given: ', asOf: $asOf, knownAt: $knownAt' };
const noArguments = { declared: '', given: '' };

/** The document of one record; throws for a resource without one. */
export const oneDocument = (resource: ResourceName): string => {
  const { one = missing(resource, 'single record'), fields, anyDay } = source(resource);
  const day = anyDay ? dayArguments : noArguments;
  return `query ${pascal(one)}($id: ID!${day.declared}) { ${one}(id: $id${day.given}) { ${fields} } }`;
};

/** The document of a page of records; throws for a resource without a list. */
export const listDocument = (resource: ResourceName): string => {
  const { list = missing(resource, 'list'), fields, row = fields, anyDay } = source(resource);
  const type = pascal(list);
  const day = anyDay ? dayArguments : noArguments;
  return `query ${type}List($page: Int, $rowsPerPage: Int, $sortBy: ${type}Sort, $descending: Boolean, $filter: ${type}Filter${day.declared}) {
    ${list}(page: $page, rowsPerPage: $rowsPerPage, sortBy: $sortBy, descending: $descending, filter: $filter${day.given}) { items { ${row} } total capped }
  }`;
};

/** The document that only counts. */
export const countDocument = (resource: ResourceName): string => {
  const { list = missing(resource, 'list'), anyDay } = source(resource);
  const type = pascal(list);
  const day = anyDay ? dayArguments : noArguments;
  return `query ${type}Count($filter: ${type}Filter${day.declared}) { ${list}(rowsPerPage: 1, filter: $filter${day.given}) { total capped } }`;
};

/** The document of records by their ids. */
export const manyDocument = (resource: ResourceName): string => {
  const { many = missing(resource, 'records by ids'), fields, row = fields } = source(resource);
  return `query ${pascal(many)}($ids: [ID!]!) { ${many}(ids: $ids) { ${row} } }`;
};

/** The document of a record's history. */
export const historyDocument = (resource: HistoryName): string => {
  const { history = missing(resource, 'history') } =
    resource === 'organization' ? { history: 'organizationHistory' } : source(resource);
  return `query ${pascal(history)}($id: ID!, $page: Int, $rowsPerPage: Int) {
    ${history}(id: $id, page: $page, rowsPerPage: $rowsPerPage) { items { id at on state actor type changes { field old new hidden } } total capped }
  }`;
};

export const organizationDocument = `query OrganizationDetail {
  organizationDetail {
    id revision name logo datePattern shiftSelection gdprClarificationTextURL publicURL isMaxImprestValueCheckEnabled maxImprestAmount maxImprestCode utcOffsetMinutes
    mobileSettings { ${areaKeys.join(' ')} }
    parameters { meaningfulTextLetters dateRangeDays searchLetters lastPasswords passwordExpiryDays passwordExpiryNoticeDays }
    retention { identity contact family health bank pay biometric location device text }
  }
}`;

/** Every document that the console can send, so that a test holds them against the schema. */
export function everyDocument(): string[] {
  const of = (resource: ResourceName): string[] => {
    const { one, list, many, history } = source(resource);
    return [
      ...(one ? [oneDocument(resource)] : []),
      ...(list ? [listDocument(resource), countDocument(resource)] : []),
      ...(many ? [manyDocument(resource)] : []),
      ...(history ? [historyDocument(resource)] : []),
    ];
  };
  return [
    ...(Object.keys(sources) as ResourceName[]).flatMap(of),
    organizationDocument,
    historyDocument('organization'),
    balancesDocument,
    balancesOfDocument,
    openCountDocument,
    yearDocument,
    employeeIdsDocument,
    bulkResultsDocument,
    retentionDueDocument,
  ];
}
