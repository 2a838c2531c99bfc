const both = [
  'PersonResigned',
  'PersonRehired',
  'ResignationPlanned',
  'ResignationTookEffect',
  'PlannedChangeRevoked',
  'PlannedChangeFailed',
] as const;

/** What changes the employment: who acts on it has seen all of these. */
export const employmentSection = [
  ...both,
  'EmploymentChanged',
  'EmploymentChangePlanned',
  'EmploymentChangeTookEffect',
] as const;

/** The same for the lists of managers. */
export const managementSection = [
  ...both,
  'ManagementChanged',
  'ManagementChangePlanned',
  'ManagementChangeTookEffect',
] as const;
