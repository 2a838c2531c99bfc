import { decider, event, personal } from '@kadro/chassis';
import { z } from 'zod';
import {
  changeOf, contactFields, employmentFields, fieldNames, healthFields, language, managementFields, notificationFields, permissionFields, personalFields, profileFields, quitReason, roleFields, workingPattern,
} from './shapes.ts';

const lists = z.object(managementFields).shape;
const text = z.string().nullish();
const identityText = personal('identity', z.string());

/** A person in one organization, as decisions see it: personal values masked. */
export interface PersonState {
  status: 'ACTIVE' | 'RESIGNED';
  hiredDate: string;
  quitDate: string;
  overview: Record<string, unknown>;
  profile: Record<string, unknown>;
  contact: Record<string, unknown>;
  personal: Record<string, unknown>;
  employment: Record<string, unknown>;
  management: Record<string, string[]>;
  /** What was said, true or false; what was not said is not there. */
  permission: Record<string, boolean>;
  notification: Record<string, boolean>;
  roles: { admin: boolean; restrictedAdmin: boolean; superAdmin: boolean; hrManager: boolean; adminBranches: string[] };
  language: string;
  hasImage: boolean;
}

const nobody: PersonState = {
  status: 'ACTIVE', hiredDate: '', quitDate: '', overview: {}, profile: { emailNotification: true, smsNotification: true }, contact: {}, personal: {}, employment: {},
  management: { generalManagers: [], leaveManagers: [], shiftManagers: [], overtimeManagers: [], expenseManagers: [] },
  permission: {}, notification: { leave: true, shift: true, overtime: true }, roles: { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] }, language: 'tr', hasImage: false,
};

/** Flags and ids stay readable; what tells of the person is sealed under its class. */
const employmentClear = new Set(['branchId', 'unitId', 'teamId', 'jobId', 'managerId', 'hiredDate', 'startedDate', 'employmentType', 'collarType', 'allowanceDate', 'trialTime', 'rdPerson', 'socialSecurityType', 'agency', 'company', 'workingPattern']);

const hired = z.object({
  firstName: identityText,
  lastName: identityText,
  staffNumber: identityText,
  workEmail: personal('contact', z.string()),
  phone: personal('contact', text),
  branchId: z.string(),
  unitId: text, teamId: text, jobId: text, managerId: text,
  hiredDate: z.string(),
  startedDate: text, title: text, employmentType: text, collarType: text,
  language,
});

/** A person's life in the organization: hiring, sub-records, roles, resigning (streams.md). */
export const person = decider({
  name: 'person',
  initial: nobody,
  events: {
    PersonHired: event(1, hired),
    OverviewChanged: event(1, z.object({ title: text, serviceLine: text })),
    LanguageChanged: event(1, z.object({ language })),
    RolesChanged: event(1, z.object(roleFields)),
    ProfileChanged: event(1, changeOf(fieldNames(profileFields), (field) => (field === 'phone' || field === 'workEmail' ? 'contact' : field.endsWith('Notification') ? null : 'identity'))),
    ImageChanged: event(1, z.object({ image: identityText })),
    ImageRemoved: event(1, z.object({})),
    ContactChanged: event(1, changeOf(fieldNames(contactFields), () => 'contact')),
    PersonalChanged: event(1, changeOf(fieldNames(personalFields), (field) => (healthFields.includes(field) ? 'health' : 'identity'))),
    EmploymentChanged: event(1, changeOf(fieldNames(employmentFields), (field) => (employmentClear.has(field) ? null : 'identity')).extend({ workingPattern: workingPattern.nullish() })),
    ManagementChanged: event(1, z.object({ ...lists, added: z.array(z.string()), removed: z.array(z.string()) })),
    PermissionChanged: event(1, z.object(permissionFields).partial()),
    NotificationChanged: event(1, z.object(notificationFields).partial()),
    PersonResigned: event(1, z.object({ quitDate: z.string(), quitReason: personal('text', quitReason), quitDescription: personal('text', text), interviewMade: z.boolean().nullish() })),
    PersonRehired: event(1, z.object({ hiredDate: z.string() })),
  },
  evolve: {
    PersonHired: (_state, { firstName, lastName, workEmail, phone, title, language: spoken, ...employment }) => ({
      ...nobody, hiredDate: employment.hiredDate, overview: { title }, profile: { ...nobody.profile, firstName, lastName, workEmail, phone }, employment, language: spoken,
    }),
    OverviewChanged: (state, data) => ({ ...state, overview: { ...state.overview, ...data } }),
    LanguageChanged: (state, data) => ({ ...state, language: data.language }),
    RolesChanged: (state, roles) => ({ ...state, roles }),
    ProfileChanged: (state, data) => ({ ...state, profile: { ...state.profile, ...data } }),
    ImageChanged: (state) => ({ ...state, hasImage: true }),
    ImageRemoved: (state) => ({ ...state, hasImage: false }),
    ContactChanged: (state, data) => ({ ...state, contact: { ...state.contact, ...data } }),
    PersonalChanged: (state, data) => ({ ...state, personal: { ...state.personal, ...data } }),
    EmploymentChanged: (state, data) => ({ ...state, hiredDate: String(data.hiredDate ?? state.hiredDate), employment: { ...state.employment, ...data } }),
    ManagementChanged: (state, { added: _added, removed: _removed, ...management }) => ({ ...state, management }),
    PermissionChanged: (state, data) => ({ ...state, permission: { ...state.permission, ...data } }),
    NotificationChanged: (state, data) => ({ ...state, notification: { ...state.notification, ...data } }),
    PersonResigned: (state, { quitDate }) => ({ ...state, status: 'RESIGNED' as const, quitDate }),
    PersonRehired: (state, { hiredDate }) => ({ ...state, status: 'ACTIVE' as const, hiredDate, employment: { ...state.employment, hiredDate } }),
  },
});
