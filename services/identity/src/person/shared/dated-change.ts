import { addDays } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { type PersonState, type Plan } from '../state.ts';
import { lastDay, nextFact, supersededAfter } from './timeline.ts';

export interface DayFacts {
  /** Today at the person's branch. */
  today: string;
  /** Id of the plan, should the change become one. */
  planId: string;
}

export interface DayOfChange {
  day: string;
  isPlan: boolean;
  isPast: boolean;
}

/** @throws Rejection date_before_hiring */
export function dayOfChange({ hiredDate }: PersonState, effectiveOn: string | undefined, today: string): DayOfChange {
  const day = effectiveOn ?? today;
  if (day !== today && day < hiredDate)
    reject('date_before_hiring', { fields: { effectiveOn: { name: 'date_before_hiring' } } });
  return { day, isPlan: day > today, isPast: day < today };
}

/** The day whose values a change replaces: a change of today follows everything recorded before. */
export function replacedOn({ timeline }: PersonState, fields: readonly string[], when: DayOfChange): string {
  const last = lastDay(timeline, fields);
  return when.isPlan || when.isPast || when.day > last ? when.day : last;
}

/** A change of today counts after everything recorded before, whatever zones the person moved through. */
export function datedAs(
  state: PersonState,
  fields: readonly string[],
  when: DayOfChange,
): { effectiveOn: string; superseded: string[] } {
  const effectiveOn = replacedOn(state, fields, when);
  return { effectiveOn, superseded: supersededAfter(state.timeline, fields, effectiveOn) };
}

/** The day from which a change counts, and by field the day of a later change that replaces it. */
export function datedAnswer(
  { timeline }: PersonState,
  events: readonly { data: object }[],
): { effectiveOn?: string; superseded?: Record<string, string> } {
  const dated = events.map(({ data }) => data as { effectiveOn?: string; superseded?: readonly string[] });
  const { effectiveOn, superseded = [] } = dated.find((one) => one.effectiveOn !== undefined) ?? {};
  if (effectiveOn === undefined) return {};
  const later = superseded.map((field) => [field, nextFact(timeline, field, effectiveOn)]);
  return { effectiveOn, ...(later.length > 0 && { superseded: Object.fromEntries(later) }) };
}

/** Whose rights move with new lists: who comes into one of them or leaves all of them. */
export function movesOf(before: PersonState['management'], lists: object): { added: string[]; removed: string[] } {
  const [old, now] = [before, { ...before, ...lists }].map((all) => new Set(Object.values(all).flat())) as [
    Set<string>,
    Set<string>,
  ];
  return { added: [...now].filter((one) => !old.has(one)), removed: [...old].filter((one) => !now.has(one)) };
}

/** The first day on which a plan counts: a resignation names the last day of the employment. */
export const effectOf = ({ kind, on }: Pick<Plan, 'kind' | 'on'>): string =>
  kind === 'RESIGNATION' ? addDays(on, 1) : on;

export const revokePlansAfter = (state: PersonState, quitDate: string): PersonEvent[] =>
  state.plans.filter(({ on }) => on > quitDate).map(({ id }) => ({ type: 'PlannedChangeRevoked', data: { id } }));
