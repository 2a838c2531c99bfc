import { type Keepable } from '@kadro/api';
import { type FieldName } from '../fields.ts';
import { type Employee } from '../model.ts';

export type SectionName =
  | 'overview'
  | 'profile'
  | 'contact'
  | 'personal'
  | 'employment'
  | 'permission'
  | 'notification'
  | 'language';

export interface SectionDeclaration {
  /** The command's path below the employee; the overview has none. */
  path: string;
  fields: readonly FieldName[];
  /** Shown in the section but changed by other commands. */
  shown?: readonly FieldName[];
  required?: readonly FieldName[];
  /** What of a form is kept on the device until it is saved: nothing that is guarded. */
  kept?: readonly Keepable<FieldName>[];
  /** Changes may be effective from another day than today. */
  dated?: true;
  /** The sub-record; null when it is closed to the reader. */
  of: (employee: Employee) => Record<string, unknown> | null | undefined;
}

/** The sections of a record, each changed by its own command (specification, section 3). */
export const sections: Record<SectionName, SectionDeclaration> = {
  overview: { path: '', fields: ['title', 'serviceLine'], kept: ['title', 'serviceLine'], of: (employee) => employee },
  language: {
    path: 'language',
    fields: ['language'],
    required: ['language'],
    kept: ['language'],
    of: (employee) => employee,
  },
  profile: {
    path: 'profile',
    fields: ['firstName', 'lastName', 'identityNumber', 'workEmail', 'phone', 'emailNotification', 'smsNotification'],
    required: ['firstName', 'lastName', 'workEmail'],
    kept: ['firstName', 'lastName', 'workEmail', 'phone'],
    of: ({ profile }) => profile,
  },
  contact: {
    path: 'contact',
    fields: [
      'email',
      'secondaryPhone',
      'fixedPhone',
      'workPhone',
      'spousePhone',
      'extensionNumber',
      'emergencyContactName',
      'emergencyContactPhone',
      'address',
    ],
    of: ({ contact }) => contact,
  },
  personal: {
    path: 'personal',
    fields: [
      'birthDate',
      'birthPlace',
      'nationality',
      'passportNumber',
      'gender',
      'bloodType',
      'militaryService',
      'suspendedUntil',
      'disabilityLevel',
      'exConvict',
      'driver',
      'healthPassCode',
      'healthPassCodeExpiry',
    ],
    of: ({ personal }) => personal,
  },
  employment: {
    path: 'employment',
    fields: [
      'staffNumber',
      'branchId',
      'unitId',
      'teamId',
      'jobId',
      'managerId',
      'workingPattern',
      'hiredDate',
      'startedDate',
      'employmentType',
      'collarType',
      'trialTime',
      'company',
      'agency',
      'ssn',
      'socialSecurityType',
      'integrationNumber',
      'rdPerson',
      'allowanceDate',
    ],
    shown: ['quitDate', 'quitReason', 'quitDescription', 'interviewMade'],
    required: ['staffNumber', 'hiredDate'],
    kept: [
      'staffNumber',
      'branchId',
      'unitId',
      'teamId',
      'jobId',
      'managerId',
      'workingPattern',
      'hiredDate',
      'startedDate',
      'employmentType',
      'collarType',
      'trialTime',
      'company',
      'agency',
      'socialSecurityType',
      'integrationNumber',
      'rdPerson',
      'allowanceDate',
      'effectiveOn',
    ],
    dated: true,
    of: ({ employment }) => employment,
  },
  permission: {
    path: 'permission',
    fields: ['approveLeave', 'approveShift', 'assignShift', 'approveOvertime'],
    kept: ['approveLeave', 'approveShift', 'assignShift', 'approveOvertime'],
    of: ({ permission }) => permission,
  },
  notification: {
    path: 'notification',
    fields: ['leave', 'shift', 'overtime'],
    of: ({ notification }) => notification,
  },
};

/** Fields of a section that mean something where the person works; one that has a value is not hidden. */
export const usedFields = (
  { fields }: SectionDeclaration,
  { branch }: Employee,
  record: Readonly<Record<string, unknown>>,
): FieldName[] => fields.filter((field) => !branch?.unusedFields?.includes(field) || (record[field] ?? null) !== null);

export const sectionPath = (id: string, { path }: SectionDeclaration): string =>
  ['employees', id, path].filter(Boolean).join('/');
