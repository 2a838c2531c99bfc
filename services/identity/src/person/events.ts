import { decider, event, personal, type Upcast } from '@kadro/chassis';
import { z } from 'zod';
import { fieldsOf, inForce, type Timeline, withEffect, withoutPlan, withValues } from './shared/timeline.ts';
import {
  changeOf,
  contactFields,
  employmentFields,
  fieldNames,
  healthFields,
  language,
  managementFields,
  notificationFields,
  permissionFields,
  personalFields,
  plannableFields,
  profileFields,
  quitReason,
  roleFields,
  workingPattern,
} from './shared/fields.ts';

const lists = z.object(managementFields).partial().shape;
const text = z.string().nullish();
const identityText = personal('identity', z.string());

/** A change that counts from a later day; it takes effect on that day, unless it is revoked before. */
export interface Plan {
  id: string;
  kind: 'EMPLOYMENT' | 'MANAGEMENT' | 'RESIGNATION';
  on: string;
  /** Revision of its event: of one day, plans take effect in the order of recording. */
  order: number;
  /** What is to be, without personal values. */
  fields: Record<string, unknown>;
}

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
  /** Employment and lists of managers day by day. */
  timeline: Timeline;
  /** Open plans, in the order of recording. */
  plans: readonly Plan[];
  /** Ids of plans that took effect, failed or were revoked. */
  settled: readonly string[];
}

const nobody: PersonState = {
  status: 'ACTIVE',
  hiredDate: '',
  quitDate: '',
  overview: {},
  profile: { emailNotification: true, smsNotification: true },
  contact: {},
  personal: {},
  employment: {},
  management: { generalManagers: [], leaveManagers: [], shiftManagers: [], overtimeManagers: [], expenseManagers: [] },
  permission: {},
  notification: { leave: true, shift: true, overtime: true },
  roles: { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] },
  language: 'tr',
  hasImage: false,
  timeline: { begin: '', fields: {} },
  plans: [],
  settled: [],
};

/** Flags and ids stay readable; what tells of the person is sealed under its class. */
const employmentClear = new Set<string>([...plannableFields, 'hiredDate']);

const dated = { effectiveOn: z.string(), superseded: z.array(z.string()) };
const moves = { added: z.array(z.string()), removed: z.array(z.string()) };
const plan = { id: z.string() };
const plannable = changeOf(plannableFields, () => null).extend({ workingPattern: workingPattern.nullish() }).shape;
const leaving = {
  quitDate: z.string(),
  quitReason: personal('text', quitReason),
  quitDescription: personal('text', text),
  interviewMade: z.boolean().nullish(),
};

/** Changes of before effective days count from the day they were recorded on. */
const undated: Upcast = (data, { day }) => ({ ...data, effectiveOn: day, superseded: [] });
const retroactive = { time: { on: 'effectiveOn', superseded: 'superseded' }, upcasts: { 1: undated } } as const;
const planAs = (as: string, on = 'effectiveOn') => ({ time: { on, plans: { id: 'id', as } } });
const settling = (on = 'effectiveOn') => ({ time: { on, settles: 'id' } });

const hired = z.object({
  firstName: identityText,
  lastName: identityText,
  staffNumber: identityText,
  workEmail: personal('contact', z.string()),
  phone: personal('contact', text),
  branchId: z.string(),
  unitId: text,
  teamId: text,
  jobId: text,
  managerId: text,
  hiredDate: z.string(),
  startedDate: text,
  title: text,
  employmentType: text,
  collarType: text,
  language,
});

/** A person's life in the organization: hiring, sub-records, roles, resigning (streams.md). */
export const person = decider({
  name: 'person',
  initial: nobody,
  events: {
    PersonHired: event(1, hired, { time: { on: 'hiredDate' } }),
    OverviewChanged: event(1, z.object({ title: text, serviceLine: text })),
    LanguageChanged: event(1, z.object({ language })),
    RolesChanged: event(1, z.object(roleFields)),
    ProfileChanged: event(
      1,
      changeOf(fieldNames(profileFields), (field) =>
        field === 'phone' || field === 'workEmail' ? 'contact' : field.endsWith('Notification') ? null : 'identity',
      ),
    ),
    ImageChanged: event(1, z.object({ image: identityText })),
    ImageRemoved: event(1, z.object({})),
    ContactChanged: event(
      1,
      changeOf(fieldNames(contactFields), () => 'contact'),
    ),
    PersonalChanged: event(
      1,
      changeOf(fieldNames(personalFields), (field) => (healthFields.includes(field) ? 'health' : 'identity')),
    ),
    EmploymentChanged: event(
      2,
      changeOf(fieldNames(employmentFields), (field) => (employmentClear.has(field) ? null : 'identity')).extend({
        workingPattern: workingPattern.nullish(),
        ...dated,
      }),
      retroactive,
    ),
    ManagementChanged: event(2, z.object({ ...lists, ...moves, ...dated }), retroactive),
    PermissionChanged: event(1, z.object(permissionFields).partial()),
    NotificationChanged: event(1, z.object(notificationFields).partial()),
    PersonResigned: event(1, z.object(leaving), { time: { on: 'quitDate' } }),
    PersonRehired: event(1, z.object({ hiredDate: z.string() }), { time: { on: 'hiredDate' } }),
    EmploymentChangePlanned: event(
      1,
      z.object({ ...plan, effectiveOn: z.string(), ...plannable }),
      planAs('EmploymentChangeTookEffect'),
    ),
    ManagementChangePlanned: event(
      1,
      z.object({ ...plan, effectiveOn: z.string(), ...lists }),
      planAs('ManagementChangeTookEffect'),
    ),
    ResignationPlanned: event(1, z.object({ ...plan, ...leaving }), planAs('ResignationTookEffect', 'quitDate')),
    EmploymentChangeTookEffect: event(1, z.object({ ...plan, ...plannable, ...dated }), settling()),
    ManagementChangeTookEffect: event(1, z.object({ ...plan, ...lists, ...moves, ...dated }), settling()),
    // what was said of the reason may be forgotten by then
    ResignationTookEffect: event(
      1,
      z.object({ ...plan, ...leaving, quitReason: personal('text', quitReason.nullish()) }),
      settling('quitDate'),
    ),
    PlannedChangeRevoked: event(1, z.object(plan), { time: { revokes: 'id' } }),
    PlannedChangeFailed: event(1, z.object({ ...plan, reason: z.string() }), { time: { revokes: 'id' } }),
  },
  evolve: {
    PersonHired: (_state, { firstName, lastName, workEmail, phone, title, language: spoken, ...employment }) => ({
      ...nobody,
      hiredDate: employment.hiredDate,
      overview: { title },
      profile: { ...nobody.profile, firstName, lastName, workEmail, phone },
      employment,
      language: spoken,
      timeline: withValues(
        { begin: employment.hiredDate, fields: {} },
        { ...employment, ...nobody.management },
        { from: employment.hiredDate, order: 0 },
      ),
    }),
    OverviewChanged: (state, data) => ({ ...state, overview: { ...state.overview, ...data } }),
    LanguageChanged: (state, data) => ({ ...state, language: data.language }),
    RolesChanged: (state, roles) => ({ ...state, roles }),
    ProfileChanged: (state, data) => ({ ...state, profile: { ...state.profile, ...data } }),
    ImageChanged: (state) => ({ ...state, hasImage: true }),
    ImageRemoved: (state) => ({ ...state, hasImage: false }),
    ContactChanged: (state, data) => ({ ...state, contact: { ...state.contact, ...data } }),
    PersonalChanged: (state, data) => ({ ...state, personal: { ...state.personal, ...data } }),
    EmploymentChanged: (state, data, { revision }) => ({
      ...employed(state, data),
      hiredDate: String(data.hiredDate ?? state.hiredDate),
      timeline: said(state, data, revision),
    }),
    ManagementChanged: (state, data, { revision }) => ({
      ...managed(state, data),
      timeline: said(state, data, revision),
    }),
    PermissionChanged: (state, data) => ({ ...state, permission: { ...state.permission, ...data } }),
    NotificationChanged: (state, data) => ({ ...state, notification: { ...state.notification, ...data } }),
    PersonResigned: (state, { quitDate }) => ({ ...state, status: 'RESIGNED' as const, quitDate }),
    PersonRehired: (state, { hiredDate }, { revision }) => ({
      ...state,
      status: 'ACTIVE' as const,
      hiredDate,
      employment: { ...state.employment, hiredDate },
      timeline: withValues(state.timeline, { hiredDate }, { from: hiredDate, order: revision }),
    }),
    EmploymentChangePlanned: (state, data, { revision }) => planned(state, 'EMPLOYMENT', data, revision),
    ManagementChangePlanned: (state, data, { revision }) => planned(state, 'MANAGEMENT', data, revision),
    ResignationPlanned: (state, { id, quitDate }, { revision }) =>
      planned(state, 'RESIGNATION', { id, effectiveOn: quitDate }, revision),
    EmploymentChangeTookEffect: (state, data, { revision }) =>
      employed(
        settled(
          state,
          data.id,
          withEffect(state.timeline, data.id, fieldsOf(data), { from: data.effectiveOn, order: revision }),
        ),
        data,
      ),
    ManagementChangeTookEffect: (state, data, { revision }) =>
      managed(
        settled(
          state,
          data.id,
          withEffect(state.timeline, data.id, fieldsOf(data), { from: data.effectiveOn, order: revision }),
        ),
        data,
      ),
    ResignationTookEffect: (state, { id, quitDate }) => ({
      ...settled(state, id),
      status: 'RESIGNED' as const,
      quitDate,
    }),
    PlannedChangeRevoked: (state, { id }) => settled(state, id),
    PlannedChangeFailed: (state, { id }) => settled(state, id),
  },
});

const employed = (state: PersonState, data: object): PersonState => ({
  ...state,
  employment: { ...state.employment, ...inForce(data) },
});
const managed = (state: PersonState, data: object): PersonState => ({
  ...state,
  management: { ...state.management, ...(inForce(data) as PersonState['management']) },
});
const said = ({ timeline }: PersonState, data: { effectiveOn: string }, order: number): Timeline =>
  withValues(timeline, fieldsOf(data), { from: data.effectiveOn, order });

function planned(
  state: PersonState,
  kind: Plan['kind'],
  data: { id: string; effectiveOn: string },
  order: number,
): PersonState {
  const { id, effectiveOn: on } = data;
  const fields = fieldsOf(data);
  return {
    ...state,
    plans: [...state.plans, { id, kind, on, order, fields }],
    timeline: withValues(state.timeline, fields, { from: on, order, plan: id }),
  };
}

/** A plan is over; what it said is gone, unless a timeline is given in which it has come about. */
function settled(state: PersonState, id: string, timeline = withoutPlan(state.timeline, id)): PersonState {
  return { ...state, timeline, plans: state.plans.filter((one) => one.id !== id), settled: [...state.settled, id] };
}
