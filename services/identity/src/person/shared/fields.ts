import { named, personal } from '@kadro/chassis';
import { daySchema, languageSchema, managerKinds, type PersonalClass, workingPatternSchema } from '@kadro/kernel';
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

/** Enums of people and employment: values of the specification, section 3. */
export const gender = named('Gender', z.enum(['MALE', 'FEMALE', 'OTHER']));
export const collarType = named('CollarType', z.enum(['WHITE', 'BLUE', 'GRAY']));
export const employmentType = named(
  'EmploymentType',
  z.enum([
    'FULL_TIME',
    'PART_TIME',
    'CASUAL',
    'CONTRACTED',
    'FREELANCE',
    'INTERN',
    'MOBILE',
    'RETIRED',
    'TRIAL',
    'SEASONAL',
    'DISABLED',
  ]),
);
export const socialSecurityType = named('SocialSecurityType', z.enum(['SS_4A', 'SS_4B', 'SS_4C']));
export const bloodType = named(
  'BloodType',
  z.enum([
    'A_POSITIVE',
    'A_NEGATIVE',
    'B_POSITIVE',
    'B_NEGATIVE',
    'AB_POSITIVE',
    'AB_NEGATIVE',
    'O_POSITIVE',
    'O_NEGATIVE',
  ]),
);
export const militaryService = named('MilitaryService', z.enum(['DONE', 'POSTPONED', 'EXEMPT', 'NOT_APPLICABLE']));
export const personStatus = named('PersonStatus', z.enum(['ACTIVE', 'RESIGNED']));
export const role = named('Role', z.enum(['EMPLOYEE', 'HR_MANAGER', 'RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN']));
export const quitReason = named(
  'QuitReason',
  z.enum(['RESIGNATION', 'DISMISSAL', 'RETIREMENT', 'END_OF_CONTRACT', 'MUTUAL_AGREEMENT', 'DEATH', 'OTHER']),
);
export const language = named('Language', languageSchema);

/** Minutes per weekday: a branch's, or a person's own. */
export const workingPattern = named('WorkingPattern', workingPatternSchema);

/** The ordered lists of managers, by their field. */
export const managerLists = managerKinds.map((kind) => `${kind}Managers` as const);

const line = (max: number) => z.string().trim().max(max);

/** Text of one line that may be cleared. */
const optionalLine = (max: number) =>
  line(max)
    .transform((text) => text || null)
    .nullable();

/** A name or number that must be there. */
export const requiredLine = (max: number) => line(max).min(1);

export const id = z.uuid('id_invalid');

/** A phone number in international form; local ones are read as Turkish, the default of the product. */
export const phone = line(32)
  .refine((text) => text === '' || isValidPhoneNumber(text, 'TR'), 'phone_invalid')
  .transform((text) => (text === '' ? null : (parsePhoneNumberFromString(text, 'TR')!.number as string)))
  .nullable();

const emailText = z.email('email_invalid').max(254);

/** A work e-mail: also the name to sign in with, so lower case and never empty. */
export const workEmail = z.string().trim().toLowerCase().pipe(emailText);

const email = z.union([z.literal('').transform(() => null), z.string().trim().pipe(emailText)]).nullable();

const flag = z.boolean();
const day = daySchema.nullable();

/** Inputs of the sub-records: absent = unchanged, null = cleared. */
export const contactFields = {
  email,
  address: optionalLine(500),
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

/** Of the personal sub-record: what says something about health. */
export const healthFields: readonly string[] = [
  'bloodType',
  'disabilityLevel',
  'healthPassCode',
  'healthPassCodeExpiry',
];

export const profileFields = {
  identityNumber: optionalLine(24),
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  workEmail,
  phone,
  emailNotification: flag,
  smsNotification: flag,
};

export const employmentFields = {
  staffNumber: requiredLine(24),
  branchId: id.nullable(),
  unitId: id.nullable(),
  teamId: id.nullable(),
  jobId: id.nullable(),
  managerId: id.nullable(),
  agency: optionalLine(120),
  ssn: optionalLine(24),
  hiredDate: daySchema,
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

/** What of an employment may be planned for a later day: nothing that is reserved, sealed or the beginning itself. */
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

export const overviewFields = { title: optionalLine(80), serviceLine: optionalLine(80) };

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
  quitDate: daySchema,
  quitReason,
  quitDescription: optionalLine(1000).optional(),
  interviewMade: flag.optional(),
};

type Shape = Record<string, z.ZodType>;

/** All fields optional and the stale-check of a sub-record's PUT. */
export function patch<S extends Shape>(fields: S) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, type.optional()]));
  return z.strictObject({ ...shape, revision: z.int().min(0).optional() } as unknown as {
    [K in keyof S]: z.ZodOptional<S[K]>;
  } & { revision: z.ZodOptional<z.ZodInt> });
}

const stored = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/**
 * Shape of a stored change of a sub-record: the changed fields only, each in its class of personal data (null = in
 * clear).
 */
export function changeOf<K extends string>(fields: readonly K[], classOf: (field: K) => PersonalClass | null) {
  const shape = {} as Record<K, typeof stored>;
  for (const field of fields) {
    const dataClass = classOf(field);
    shape[field] = dataClass ? personal(dataClass, stored) : stored;
  }
  return z.object(shape);
}

/** Names of the fields of an input shape. */
export const fieldNames = <S extends Shape>(fields: S): (keyof S & string)[] => Object.keys(fields);
