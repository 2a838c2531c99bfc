import { addDays } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { type PersonState, type Plan } from '../state.ts';
import { lastDay, supersededAfter } from './timeline.ts';

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

/** A change of today counts after everything recorded before, whatever zones the person moved through. */
export function datedAs(
  { timeline }: PersonState,
  fields: readonly string[],
  { day, isPast }: DayOfChange,
): { effectiveOn: string; superseded: string[] } {
  const last = lastDay(timeline, fields);
  const effectiveOn = isPast || day > last ? day : last;
  return { effectiveOn, superseded: supersededAfter(timeline, fields, effectiveOn) };
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
