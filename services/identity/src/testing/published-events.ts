import { type Happened } from '@kadro/chassis/testing';
import { type PersonEvent } from '../person/events.ts';
import { aPerson, employmentChanged, managementChanged } from './past.ts';

export const pattern = {
  monday: 480,
  tuesday: 481,
  wednesday: 482,
  thursday: 483,
  friday: 484,
  saturday: 60,
  sunday: 30,
};
export const lists = {
  generalManagers: ['m1'],
  leaveManagers: ['m2', 'm3'],
  shiftManagers: ['m4'],
  overtimeManagers: ['m5'],
  expenseManagers: ['m6'],
};
export const parameters = {
  meaningfulTextLetters: 10,
  dateRangeDays: 366,
  searchLetters: 2,
  lastPasswords: 3,
  passwordExpiryDays: 90,
  passwordExpiryNoticeDays: 14,
};

export const hired = aPerson();
export const resigned: PersonEvent = {
  type: 'PersonResigned',
  data: { quitDate: '2026-01-31', quitReason: 'DISMISSAL', quitDescription: 'why', interviewMade: true },
};
export const life: PersonEvent[] = [
  hired,
  employmentChanged({ unitId: 'u1', teamId: 't1', managerId: 'm1', workingPattern: pattern }),
  managementChanged({ ...lists, added: [], removed: [] }),
  { type: 'PersonalChanged', data: { birthDate: '1990-05-17' } },
  {
    type: 'RolesChanged',
    data: { admin: true, restrictedAdmin: true, superAdmin: true, hrManager: true, adminBranches: ['b1'] },
  },
  {
    type: 'PermissionChanged',
    data: { approveLeave: true, approveShift: true, assignShift: true, approveOvertime: true },
  },
  { type: 'NotificationChanged', data: { leave: false, shift: false, overtime: false } },
  { type: 'LanguageChanged', data: { language: 'en' } },
  { type: 'ProfileChanged', data: { firstName: 'Işıl', emailNotification: false } },
  resigned,
  { type: 'PersonRehired', data: { hiredDate: '2026-03-01' } },
];
export const branch: Happened[] = [
  {
    type: 'BranchCreated',
    data: { name: { en: 'Berlin', tr: 'Berlin' }, zone: 'Europe/Berlin', country: 'DE', workingPattern: pattern },
  },
  { type: 'BranchChanged', data: { country: null } },
  { type: 'BranchArchived', data: {} },
  { type: 'BranchRestored', data: {} },
  { type: 'BranchWorkingPatternChanged', data: { from: '2027-01-01', workingPattern: pattern } },
  { type: 'BranchWorkingPatternRevoked', data: { from: '2027-01-01' } },
];
export const holiday: Happened[] = [
  { type: 'HolidayCreated', data: { name: { en: 'New Year' }, branchId: 'b1', date: '2026-01-01', part: 'FULL' } },
  { type: 'HolidayChanged', data: { branchId: null, part: 'MORNING' } },
  { type: 'HolidayArchived', data: {} },
  { type: 'HolidayRestored', data: {} },
];
export const organization: Happened[] = [
  { type: 'OrganizationCreated', data: { name: 'Lale', zone: 'Europe/Istanbul', language: 'tr' } },
  { type: 'OrganizationChanged', data: { datePattern: 'DD.MM.YYYY' } },
  { type: 'OrganizationChanged', data: { shiftSelection: true } },
  { type: 'ParametersChanged', data: { passwordExpiryDays: 90 } },
  { type: 'MobileSettingsChanged', data: { settings: { leave: false, payrollPasswordRequired: true } } },
];
export const forgotten: Happened[] = [
  { type: 'PersonalDataForgotten', data: { classes: ['health'], reason: 'why' } },
  { type: 'PersonalDataForgotten', data: { classes: ['text'], reason: 'why' } },
  { type: 'PersonalDataForgotten', data: { classes: ['text'], reason: 'why', generations: { text: 1 } } },
];

export const head: Happened = {
  type: 'LogHeadSigned',
  data: {
    epoch: 'e1',
    position: '0000000000000002',
    events: 2,
    digest: 'd2',
    previous: 'd1',
    at: '2026-01-05T08:00:00.000Z',
    publicKey: 'k',
    signature: 's',
  },
};
