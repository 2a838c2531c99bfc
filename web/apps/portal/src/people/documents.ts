import { managerKinds as kinds } from './managers.ts';

/** The own file with all of its sections, today or as of a day. */
export const ownFile = `query OwnFile($id: ID!, $asOf: String, $knownAt: String) {
  employee(id: $id, asOf: $asOf, knownAt: $knownAt) {
    id revision firstName lastName staffNumber workEmail status title serviceLine language role
    branchId unitId teamId jobId managerId hiredDate
    profile { identityNumber phone workEmail emailNotification smsNotification imageUrl }
    contact { email address secondaryPhone fixedPhone workPhone spousePhone extensionNumber emergencyContactName emergencyContactPhone }
    personal { passportNumber birthDate birthPlace nationality bloodType gender disabilityLevel exConvict driver militaryService suspendedUntil healthPassCode healthPassCodeExpiry }
    employment { agency ssn startedDate employmentType collarType integrationNumber rdPerson socialSecurityType company allowanceDate trialTime }
    management { generalManagers leaveManagers shiftManagers overtimeManagers expenseManagers }
    roles { adminBranches }
  }
}`;

export const organization = `query Organization {
  organizationDetail { name mobileSettings { hrPage leave } }
}`;

export const places = `query Places($branches: [ID!]!, $units: [ID!]!, $teams: [ID!]!, $jobs: [ID!]!) {
  branchesByIds(ids: $branches) { id name }
  unitsByIds(ids: $units) { id name }
  teamsByIds(ids: $teams) { id name }
  jobsByIds(ids: $jobs) { id name }
}`;

export const people = `query People($ids: [ID!]!) {
  personCardsByIds(ids: $ids) { id firstName lastName imageUrl jobId }
}`;

export const jobNames = `query JobNames($ids: [ID!]!) {
  jobsByIds(ids: $ids) { id name }
}`;

export const branchNames = `query BranchNames($ids: [ID!]!) {
  branchesByIds(ids: $ids) { id name }
}`;

export const team = `query Team($page: Int!, $rowsPerPage: Int!) {
  employeesByAdmins(page: $page, rowsPerPage: $rowsPerPage) { items { id firstName lastName profile { imageUrl } } total }
}`;

/** The people whom one managed on a day, by each kind of manager. */
export const teamOn = `query TeamOn($asOf: String!, ${kinds.map((kind) => `$${kind}: EmployeesFilter!`).join(', ')}) {
  ${kinds.map((kind) => `${kind}: employees(rowsPerPage: 100, sortBy: name, asOf: $asOf, filter: $${kind}) { items { id firstName lastName profile { imageUrl } } }`).join('\n  ')}
}`;

/** Holidays of one branch and those of all branches, from a day on. */
export const holidays = `query Holidays($own: HolidaysFilter!, $all: HolidaysFilter!, $rows: Int!) {
  own: holidays(rowsPerPage: $rows, sortBy: date, filter: $own) { items { id name date part } }
  all: holidays(rowsPerPage: $rows, sortBy: date, filter: $all) { items { id name date part } }
}`;
