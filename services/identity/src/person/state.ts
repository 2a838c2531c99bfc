import { type Decider } from '@kadro/chassis';
import { type PersonEvents } from './events.ts';
import { fieldsOf, inForce, type Timeline, withEffect, withoutPlan, withValues } from './shared/timeline.ts';

/** A change that counts from a later day, unless it is revoked before. */
export interface Plan {
  id: string;
  kind: 'EMPLOYMENT' | 'MANAGEMENT' | 'RESIGNATION';
  on: string;
  /** Revision of its event: of one day, plans take effect in the order of recording. */
  order: number;
  /** Planned values, without personal ones. */
  fields: Record<string, unknown>;
}

/** A person as decisions see it: personal values masked. */
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
  /** Absent = nobody has decided. */
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

export const initial: PersonState = {
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

export const evolve: Decider<PersonState, PersonEvents>['evolve'] = {
  PersonHired: (_state, { firstName, lastName, workEmail, phone, title, language, ...employment }) => ({
    ...initial,
    hiredDate: employment.hiredDate,
    overview: { title },
    profile: { ...initial.profile, firstName, lastName, workEmail, phone },
    employment,
    language,
    timeline: withValues(
      { begin: employment.hiredDate, fields: {} },
      { ...employment, ...initial.management },
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
    ...withEmployment(state, data),
    hiredDate: String(data.hiredDate ?? state.hiredDate),
    timeline: withDated(state, data, revision),
  }),
  ManagementChanged: (state, data, { revision }) => ({
    ...withManagers(state, data),
    timeline: withDated(state, data, revision),
  }),
  PermissionChanged: (state, data) => ({ ...state, permission: { ...state.permission, ...data } }),
  NotificationChanged: (state, data) => ({ ...state, notification: { ...state.notification, ...data } }),
  PersonResigned: (state, { quitDate }) => ({ ...state, status: 'RESIGNED', quitDate }),
  PersonRehired: (state, { hiredDate }, { revision }) => ({
    ...state,
    status: 'ACTIVE',
    hiredDate,
    employment: { ...state.employment, hiredDate },
    timeline: withValues(state.timeline, { hiredDate }, { from: hiredDate, order: revision }),
  }),
  EmploymentChangePlanned: (state, data, { revision }) => withPlan(state, 'EMPLOYMENT', data, revision),
  ManagementChangePlanned: (state, data, { revision }) => withPlan(state, 'MANAGEMENT', data, revision),
  ResignationPlanned: (state, { id, quitDate }, { revision }) =>
    withPlan(state, 'RESIGNATION', { id, effectiveOn: quitDate }, revision),
  EmploymentChangeTookEffect: (state, data, { revision }) => withEmployment(effective(state, data, revision), data),
  ManagementChangeTookEffect: (state, data, { revision }) => withManagers(effective(state, data, revision), data),
  ResignationTookEffect: (state, { id, quitDate }) => ({ ...settled(state, id), status: 'RESIGNED', quitDate }),
  PlannedChangeRevoked: (state, { id }) => settled(state, id),
  PlannedChangeFailed: (state, { id }) => settled(state, id),
};

function withEmployment(state: PersonState, data: object): PersonState {
  return { ...state, employment: { ...state.employment, ...inForce(data) } };
}

function withManagers(state: PersonState, data: object): PersonState {
  return { ...state, management: { ...state.management, ...(inForce(data) as PersonState['management']) } };
}

function withDated({ timeline }: PersonState, data: { effectiveOn: string }, order: number): Timeline {
  return withValues(timeline, fieldsOf(data), { from: data.effectiveOn, order });
}

function withPlan(
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

function effective(state: PersonState, data: { id: string; effectiveOn: string }, order: number): PersonState {
  const point = { from: data.effectiveOn, order };
  return settled(state, data.id, withEffect(state.timeline, data.id, fieldsOf(data), point));
}

function settled(state: PersonState, id: string, timeline = withoutPlan(state.timeline, id)): PersonState {
  return { ...state, timeline, plans: state.plans.filter((one) => one.id !== id), settled: [...state.settled, id] };
}
