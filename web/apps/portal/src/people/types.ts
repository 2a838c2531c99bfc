import { type Language, t } from '@kadro/i18n';

type Text = string | null;
type Flag = boolean | null;

export interface Profile {
  identityNumber: Text;
  phone: Text;
  workEmail: Text;
  emailNotification: Flag;
  smsNotification: Flag;
  imageUrl: Text;
}

export interface Contact {
  email: Text;
  address: Text;
  secondaryPhone: Text;
  fixedPhone: Text;
  workPhone: Text;
  spousePhone: Text;
  extensionNumber: Text;
  emergencyContactName: Text;
  emergencyContactPhone: Text;
}

export interface Personal {
  passportNumber: Text;
  birthDate: Text;
  birthPlace: Text;
  nationality: Text;
  bloodType: Text;
  gender: Text;
  disabilityLevel: number | null;
  exConvict: Flag;
  driver: Flag;
  militaryService: Text;
  suspendedUntil: Text;
  healthPassCode: Text;
  healthPassCodeExpiry: Text;
}

export interface Employment {
  agency: Text;
  ssn: Text;
  startedDate: Text;
  employmentType: Text;
  collarType: Text;
  integrationNumber: Text;
  rdPerson: Flag;
  socialSecurityType: Text;
  company: Text;
  allowanceDate: Text;
  trialTime: number | null;
}

export const managementLists = [
  'generalManagers',
  'leaveManagers',
  'shiftManagers',
  'overtimeManagers',
  'expenseManagers',
] as const;
export type ManagementList = (typeof managementLists)[number];

/** The own file; a section that may not be read is null. */
export interface Employee {
  id: string;
  revision: number;
  firstName: string;
  lastName: string;
  staffNumber: Text;
  workEmail: Text;
  status: 'ACTIVE' | 'RESIGNED' | null;
  title: Text;
  serviceLine: Text;
  language: Language | null;
  role: Text;
  branchId: Text;
  unitId: Text;
  teamId: Text;
  jobId: Text;
  managerId: Text;
  hiredDate: Text;
  profile: Profile | null;
  contact: Contact | null;
  personal: Personal | null;
  employment: Employment | null;
  management: Record<ManagementList, string[] | null> | null;
  roles: { adminBranches: string[] | null } | null;
}

export interface PersonCard {
  id: string;
  firstName: string;
  lastName: string;
  imageUrl: Text;
  job?: string;
}

export interface Holiday {
  id: string;
  name: Text;
  date: string;
  part: 'FULL' | 'MORNING' | 'AFTERNOON' | null;
}

/** Where a person works, named in the reader's language. */
export interface Workplace {
  branch?: string;
  unit?: string;
  team?: string;
  job?: string;
}

export interface Organization {
  name: Text;
  /** true = disabled, missing = disabled (specification, section 2). */
  mobileSettings: Record<string, boolean | null> | null;
}

/** The full name. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || t('common:person.forgotten');
