import { managerKinds } from '@kadro/kernel';
import { z } from 'zod';
import {
  email,
  id,
  optionalLine,
  optionalText,
  phone,
  requiredLine,
  sensibleDay,
  workEmail,
  workingPattern,
} from '../../shared/inputs.ts';
import {
  bloodType,
  collarType,
  employmentType,
  gender,
  militaryService,
  quitReason,
  socialSecurityType,
} from './enums.ts';

export const managerLists = managerKinds.map((kind) => `${kind}Managers` as const);

const flag = z.boolean();
const day = sensibleDay.nullable();

export const overviewFields = { title: optionalLine(80), serviceLine: optionalLine(80) };

export const profileFields = {
  identityNumber: optionalLine(24),
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  workEmail,
  phone,
  emailNotification: flag,
  smsNotification: flag,
};

export const contactFields = {
  email,
  address: optionalText(500),
  secondaryPhone: phone,
  fixedPhone: phone,
  workPhone: phone,
  spousePhone: phone,
  extensionNumber: optionalLine(12),
  emergencyContactName: optionalLine(120),
  emergencyContactPhone: phone,
};

export const personalFields = {
  passportNumber: optionalLine(24),
  birthDate: day,
  birthPlace: optionalLine(80),
  nationality: optionalLine(60),
  bloodType: bloodType.nullable(),
  gender: gender.nullable(),
  disabilityLevel: z.int().min(1).max(3).nullable(),
  exConvict: flag.nullable(),
  driver: flag.nullable(),
  militaryService: militaryService.nullable(),
  suspendedUntil: day,
  healthPassCode: optionalLine(24),
  healthPassCodeExpiry: day,
};

/** Those of the personal sub-record that are sealed as health. */
export const healthFields: readonly string[] = [
  'bloodType',
  'disabilityLevel',
  'healthPassCode',
  'healthPassCodeExpiry',
];

export const employmentFields = {
  staffNumber: requiredLine(24),
  branchId: id.nullable(),
  unitId: id.nullable(),
  teamId: id.nullable(),
  jobId: id.nullable(),
  managerId: id.nullable(),
  agency: optionalLine(120),
  ssn: optionalLine(24),
  hiredDate: sensibleDay,
  startedDate: day,
  employmentType: employmentType.nullable(),
  collarType: collarType.nullable(),
  integrationNumber: optionalLine(40),
  rdPerson: flag.nullable(),
  socialSecurityType: socialSecurityType.nullable(),
  company: optionalLine(120),
  allowanceDate: day,
  trialTime: z.int().min(0).max(730).nullable(),
  workingPattern: workingPattern.nullish(),
};

/** May be planned for a later day: nothing that is reserved, sealed or the beginning itself. */
export const plannableFields = [
  'branchId',
  'unitId',
  'teamId',
  'jobId',
  'managerId',
  'agency',
  'startedDate',
  'employmentType',
  'collarType',
  'rdPerson',
  'socialSecurityType',
  'company',
  'allowanceDate',
  'trialTime',
  'workingPattern',
] as const;

const people = z.array(id).max(20);

export const managementFields = {
  generalManagers: people,
  leaveManagers: people,
  shiftManagers: people,
  overtimeManagers: people,
  expenseManagers: people,
};

export const permissionFields = { approveLeave: flag, approveShift: flag, assignShift: flag, approveOvertime: flag };

export const notificationFields = { leave: flag, shift: flag, overtime: flag };

export const roleFields = {
  admin: flag,
  restrictedAdmin: flag,
  superAdmin: flag,
  hrManager: flag,
  adminBranches: z.array(id).max(200),
};

export const resignFields = {
  quitDate: sensibleDay,
  quitReason,
  quitDescription: optionalText(1000).optional(),
  interviewMade: flag.optional(),
};
