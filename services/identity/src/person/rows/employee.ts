import { guarded, named } from '@kadro/chassis/declare';
import { z } from 'zod';
import { language, workingPattern } from '../../shared/inputs.ts';
import {
  bloodType,
  collarType,
  employmentType,
  gender,
  militaryService,
  personStatus,
  quitReason,
  role,
  socialSecurityType,
} from '../shared/enums.ts';
import { plannedChange, type Planning } from './plans.ts';

const text = z.string().nullable();
const flag = z.boolean().nullable();
const ids = z.array(z.string());

export const employmentSection = z.object({
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

export const personalSection = z.object({
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
  employment: employmentSection,
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
  planned: guarded('plans', z.array(plannedChange)),
  plannedOn: guarded('plans', text),
});

export type EmployeeRow = z.infer<typeof employeeRow> &
  Planning & { _name: string; _lastName: string; _words: string[] };
