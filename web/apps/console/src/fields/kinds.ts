import { languages } from '@kadro/i18n';

export type FieldKind =
  | {
      kind:
        | 'text'
        | 'longText'
        | 'email'
        | 'phone'
        | 'code'
        | 'url'
        | 'date'
        | 'number'
        | 'decimal'
        | 'amount'
        | 'flag'
        | 'names'
        | 'zone'
        | 'pattern'
        | 'colour'
        | 'person'
        | 'people';
    }
  | { kind: 'choice'; of: ChoiceGroup; numeric?: boolean }
  | { kind: 'choices'; of: ChoiceGroup }
  | { kind: 'record' | 'records'; of: RecordResource };

export type RecordResource = 'branches' | 'units' | 'teams' | 'jobs' | 'leave-types';

/** Enum values of the contract by the group their words have in the texts. */
export const choices = {
  employmentType: [
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
  ],
  collarType: ['WHITE', 'BLUE', 'GRAY'],
  socialSecurityType: ['SS_4A', 'SS_4B', 'SS_4C'],
  gender: ['FEMALE', 'MALE', 'OTHER'],
  bloodType: [
    'A_POSITIVE',
    'A_NEGATIVE',
    'B_POSITIVE',
    'B_NEGATIVE',
    'AB_POSITIVE',
    'AB_NEGATIVE',
    'O_POSITIVE',
    'O_NEGATIVE',
  ],
  militaryService: ['DONE', 'POSTPONED', 'EXEMPT', 'NOT_APPLICABLE'],
  disabilityLevel: ['1', '2', '3'],
  status: ['ACTIVE', 'RESIGNED'],
  role: ['EMPLOYEE', 'HR_MANAGER', 'RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN'],
  quitReason: ['RESIGNATION', 'DISMISSAL', 'RETIREMENT', 'END_OF_CONTRACT', 'MUTUAL_AGREEMENT', 'DEATH', 'OTHER'],
  part: ['FULL', 'MORNING', 'AFTERNOON'],
  language: [...languages],
  currency: ['TRY', 'USD', 'EUR', 'RON', 'GBP', 'AZN', 'RUB', 'SAR', 'AED'],
  leaveKind: ['PAID', 'UNPAID', 'ON_DUTY', 'RESTRICTED_HOLIDAY'],
  leaveDuration: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'],
  leaveUsageRule: ['ON_DAY', 'ON_WEEK', 'ON_MONTH', 'ON_MONTH_AND_NEXT_MONTH'],
  requestStatus: ['PENDING', 'APPROVED', 'DENIED', 'CANCELLED', 'NEED_EXTRA_DETAIL'],
  datePattern: ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY', 'MM/DD/YYYY'],
} as const;

export type ChoiceGroup = keyof typeof choices;

const text = { kind: 'text' } as const;
const code = { kind: 'code' } as const;
const phone = { kind: 'phone' } as const;
const email = { kind: 'email' } as const;
const date = { kind: 'date' } as const;
const flag = { kind: 'flag' } as const;
const number = { kind: 'number' } as const;
const person = { kind: 'person' } as const;
const people = { kind: 'people' } as const;
const decimal = { kind: 'decimal' } as const;
const longText = { kind: 'longText' } as const;
const choice = <G extends ChoiceGroup>(of: G, numeric = false) => ({ kind: 'choice', of, numeric }) as const;
const choicesOf = <G extends ChoiceGroup>(of: G) => ({ kind: 'choices', of }) as const;
const record = <R extends RecordResource>(of: R) => ({ kind: 'record', of }) as const;

/** How each field of the contract is shown, typed and told in the history; the label is `field.<name>`. */
export const fieldKinds = {
  firstName: text,
  lastName: text,
  staffNumber: code,
  workEmail: email,
  title: text,
  serviceLine: text,
  language: choice('language'),
  branchId: record('branches'),
  unitId: record('units'),
  teamId: record('teams'),
  jobId: record('jobs'),
  managerId: person,
  parentId: record('units'),
  hiredDate: date,
  startedDate: date,
  status: choice('status'),
  role: choice('role'),
  identityNumber: code,
  phone,
  emailNotification: flag,
  smsNotification: flag,
  email,
  address: longText,
  secondaryPhone: phone,
  fixedPhone: phone,
  workPhone: phone,
  spousePhone: phone,
  extensionNumber: code,
  emergencyContactName: text,
  emergencyContactPhone: phone,
  passportNumber: code,
  birthDate: date,
  birthPlace: text,
  nationality: text,
  bloodType: choice('bloodType'),
  gender: choice('gender'),
  disabilityLevel: choice('disabilityLevel', true),
  exConvict: flag,
  driver: flag,
  militaryService: choice('militaryService'),
  suspendedUntil: date,
  healthPassCode: code,
  healthPassCodeExpiry: date,
  agency: text,
  ssn: code,
  employmentType: choice('employmentType'),
  collarType: choice('collarType'),
  integrationNumber: code,
  rdPerson: flag,
  socialSecurityType: choice('socialSecurityType'),
  company: text,
  allowanceDate: date,
  trialTime: number,
  passive: flag,
  quitReason: choice('quitReason'),
  quitDescription: longText,
  quitDate: date,
  effectiveOn: date,
  interviewMade: flag,
  generalManagers: people,
  leaveManagers: people,
  shiftManagers: people,
  overtimeManagers: people,
  expenseManagers: people,
  admin: flag,
  restrictedAdmin: flag,
  superAdmin: flag,
  hrManager: flag,
  adminBranches: { kind: 'records', of: 'branches' },
  approveLeave: flag,
  approveShift: flag,
  assignShift: flag,
  approveOvertime: flag,
  leave: flag,
  shift: flag,
  overtime: flag,
  gdprAccepted: flag,
  names: { kind: 'names' },
  name: text,
  zone: { kind: 'zone' },
  country: code,
  workingPattern: { kind: 'pattern' },
  description: longText,
  date,
  part: choice('part'),
  archived: flag,
  datePattern: choice('datePattern'),
  shiftSelection: flag,
  gdprClarificationTextURL: { kind: 'url' },
  publicURL: { kind: 'url' },
  isMaxImprestValueCheckEnabled: flag,
  maxImprestAmount: { kind: 'amount' },
  maxImprestCode: choice('currency'),
  meaningfulTextLetters: number,
  dateRangeDays: number,
  searchLetters: number,
  lastPasswords: number,
  passwordExpiryDays: number,
  passwordExpiryNoticeDays: number,
  kind: choice('leaveKind'),
  color: { kind: 'colour' },
  durations: choicesOf('leaveDuration'),
  tracksBalance: flag,
  countsCalendarDays: flag,
  documentRequired: flag,
  reasonRequired: flag,
  noticeDays: number,
  minimumDays: decimal,
  maximumDays: decimal,
  advanceDays: decimal,
  usageRule: choice('leaveUsageRule'),
  leaveTypeId: record('leave-types'),
  employeeId: person,
  requestStatus: choicesOf('requestStatus'),
  during: date,
  requestedDateTime: date,
  year: number,
  on: date,
  days: decimal,
  note: longText,
  reason: longText,
} as const satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fieldKinds;

/** The kind of a field by its name, or undefined for one that a newer server added. */
export const kindOf = (name: string): FieldKind | undefined => (fieldKinds as Record<string, FieldKind>)[name];
