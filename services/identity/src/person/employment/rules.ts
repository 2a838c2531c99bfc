import { changedFields, type Draft } from '@kadro/chassis';
import { reject } from '@kadro/kernel';
import { changedOn, inForce, lastDay, supersededAfter } from '../shared/timeline.ts';
import { type person, type PersonState } from '../events.ts';
import { type managerLists, plannableFields } from '../shared/fields.ts';

type Event = Draft<(typeof person)['events']>;
type ManagerList = (typeof managerLists)[number];
type Section = 'overview' | 'profile' | 'contact' | 'personal' | 'permission' | 'notification';

const changedName = {
  overview: 'OverviewChanged',
  profile: 'ProfileChanged',
  contact: 'ContactChanged',
  personal: 'PersonalChanged',
  permission: 'PermissionChanged',
  notification: 'NotificationChanged',
} as const satisfies Record<Section, Event['type']>;

/** One event with the changed fields only; none where nothing changes (conventions, answers). */
export function changeSection(section: Section) {
  return (state: PersonState, input: Record<string, unknown>): Event[] => {
    const data = changedFields(state[section], input);
    return Object.keys(data).length > 0 ? [{ type: changedName[section], data } as Event] : [];
  };
}

/** What is asked about a dated change, beside the state. */
export interface DayFacts {
  /** Today at the person's branch. */
  today: string;
  /** Id of the plan, should it become one. */
  planId: string;
}

/** When a change counts from: today unless a day is named. @throws date_before_hiring */
function dayOfChange(
  { hiredDate }: PersonState,
  effectiveOn: string | undefined,
  today: string,
): { day: string; isPlan: boolean; isPast: boolean } {
  const day = effectiveOn ?? today;
  if (day !== today && day < hiredDate)
    reject('date_before_hiring', { fields: { effectiveOn: { name: 'date_before_hiring' } } });
  return { day, isPlan: day > today, isPast: day < today };
}

/**
 * The day and what of it counts no more; a change of today counts after everything that was said, whatever zones people
 * moved through.
 */
function standing(
  { timeline }: PersonState,
  fields: readonly string[],
  { day, isPast }: { day: string; isPast: boolean },
): { effectiveOn: string; superseded: string[] } {
  const last = lastDay(timeline, fields);
  const effectiveOn = isPast || day > last ? day : last;
  return { effectiveOn, superseded: supersededAfter(timeline, fields, effectiveOn) };
}

const dateless = ['staffNumber', 'hiredDate'];

/** A staff number and the hiring itself have no day; sealed fields are not planned. */
function refuseUndatable(input: object, { isPlan, isPast }: { isPlan: boolean; isPast: boolean }): void {
  const isOpen = (field: string): boolean =>
    isPlan ? (plannableFields as readonly string[]).includes(field) : !isPast || !dateless.includes(field);
  const closed = Object.entries(input).filter(([field, value]) => value !== undefined && !isOpen(field));
  if (closed.length > 0)
    reject('not_plannable', {
      fields: Object.fromEntries(closed.map(([field]) => [field, { name: 'not_plannable' }])),
    });
}

/**
 * From a day on, past or future; what already counts from a later day stays. Employment of one who has left stays as it
 * was.
 */
export function changeEmployment(
  state: PersonState,
  { effectiveOn, ...input }: Record<string, unknown> & { effectiveOn?: string },
  { today, planId }: DayFacts,
): Event[] {
  if (state.status === 'RESIGNED') reject('not_active');
  const when = dayOfChange(state, effectiveOn, today);
  refuseUndatable(input, when);
  const data = changedOn(state.timeline, when.day, input);
  if (Object.keys(data).length === 0) return [];
  if (when.isPlan)
    return [{ type: 'EmploymentChangePlanned', data: { id: planId, effectiveOn: when.day, ...data } } as Event];
  return [{ type: 'EmploymentChanged', data: { ...data, ...standing(state, Object.keys(data), when) } } as Event];
}

/** Whose rights move with new lists: who stands in one of them now and did not, and the other way round. */
export function movesOf(before: PersonState['management'], lists: object): { added: string[]; removed: string[] } {
  const [old, now] = [before, { ...before, ...lists }].map((all) => new Set(Object.values(all).flat())) as [
    Set<string>,
    Set<string>,
  ];
  return { added: [...now].filter((one) => !old.has(one)), removed: [...old].filter((one) => !now.has(one)) };
}

/**
 * New ordered lists from a day on, with who came and who went: their rights change too. Nobody manages himself, nobody
 * twice in one list.
 */
export function changeManagement(
  state: PersonState,
  { effectiveOn, ...input }: { [list in ManagerList]?: string[] } & { effectiveOn?: string },
  { self, today, planId }: DayFacts & { self: string },
): Event[] {
  const wanted: Record<string, string[]> = {};
  for (const [list, ids] of Object.entries(input)) {
    if (!ids) continue;
    if (ids.includes(self)) reject('manager_cycle', { fields: { [list]: { name: 'manager_cycle' } } });
    wanted[list] = [...new Set(ids)];
  }
  const when = dayOfChange(state, effectiveOn, today);
  if (when.isPlan && state.status === 'RESIGNED') reject('not_active');
  const lists = changedOn(state.timeline, when.day, wanted);
  if (Object.keys(lists).length === 0) return [];
  if (when.isPlan)
    return [{ type: 'ManagementChangePlanned', data: { id: planId, effectiveOn: when.day, ...lists } } as Event];
  const data = { ...lists, ...standing(state, Object.keys(lists), when) };
  return [{ type: 'ManagementChanged', data: { ...data, ...movesOf(state.management, inForce(data)) } } as Event];
}

/** What is asked about roles, beside the state. */
export interface RoleFacts {
  self: boolean;
  bySuperAdmin: boolean;
  /** Another active super admin remains. */
  otherSuperAdmin: boolean;
}

/** Super admins make super admins; nobody changes the own role; one super admin remains (specification, section 6). */
export function changeRoles(state: PersonState, input: Partial<PersonState['roles']>, facts: RoleFacts): Event[] {
  const roles = { ...state.roles, ...input };
  if (facts.self) reject('own_role');
  if ((roles.superAdmin || state.roles.superAdmin) && !facts.bySuperAdmin) reject('forbidden');
  if (state.roles.superAdmin && !roles.superAdmin && !facts.otherSuperAdmin) reject('last_super_admin');
  if (roles.restrictedAdmin && roles.adminBranches.length === 0)
    reject('admin_branches_required', { fields: { adminBranches: { name: 'admin_branches_required' } } });
  return Object.keys(changedFields(state.roles, roles)).length > 0 ? [{ type: 'RolesChanged', data: roles }] : [];
}

/** What is asked about resigning, beside the state. */
export interface LeavingFacts extends DayFacts {
  self: boolean;
  /** Another active super admin remains. */
  otherSuperAdmin: boolean;
}

/**
 * Resigning is one append, on a day from hiring on: at once up to today, planned after it. It takes back what was
 * planned for later.
 */
export function resign(
  state: PersonState,
  input: { quitDate: string; quitReason: string },
  { today, planId, self, otherSuperAdmin }: LeavingFacts,
): Event[] {
  const isPlanned = input.quitDate > today;
  if (state.status === 'RESIGNED' || (isPlanned && state.plans.some(({ kind }) => kind === 'RESIGNATION')))
    reject('already_resigned');
  if (self) reject('own_account');
  if (state.roles.superAdmin && !otherSuperAdmin) reject('last_super_admin');
  if (input.quitDate < state.hiredDate)
    reject('date_before_hiring', { fields: { quitDate: { name: 'date_before_hiring' } } });
  if (isPlanned) return [{ type: 'ResignationPlanned', data: { id: planId, ...input } } as Event];
  return [{ type: 'PersonResigned', data: input } as Event, ...plansAfter(state, input.quitDate)];
}

/** Takes back what is planned for after the last day. */
export const plansAfter = (state: PersonState, quitDate: string): Event[] =>
  state.plans.filter(({ on }) => on > quitDate).map(({ id }) => ({ type: 'PlannedChangeRevoked', data: { id } }));

/** A rehire keeps the id and its history; two employments do not overlap. */
export function rehire(state: PersonState, { hiredDate }: { hiredDate: string }): Event[] {
  if (state.status === 'ACTIVE') reject('not_resigned');
  if (hiredDate < state.quitDate) reject('date_order', { fields: { hiredDate: { name: 'date_order' } } });
  return [{ type: 'PersonRehired', data: { hiredDate } }];
}
