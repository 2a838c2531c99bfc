import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { datedAs, type DayFacts, dayOfChange, movesOf, replacedOn } from '../shared/dated-change.ts';
import { type managerLists } from '../shared/fields.ts';
import { changedOn, inForce } from '../shared/timeline.ts';
import { type PersonState } from '../state.ts';

export type ManagerLists = { [list in (typeof managerLists)[number]]?: string[] };

export interface ManagementFacts extends DayFacts {
  self: string;
}

/** Ordered lists from a day on; the event names who came and went, because their rights change too. */
export function changeManagement(
  state: PersonState,
  { effectiveOn, ...input }: ManagerLists & { effectiveOn?: string },
  { self, today, planId }: ManagementFacts,
): PersonEvent[] {
  const given: Record<string, string[]> = {};
  for (const [list, ids] of Object.entries(input)) {
    if (!ids) continue;
    if (ids.includes(self)) reject('manager_cycle', { fields: { [list]: { name: 'manager_cycle' } } });
    given[list] = [...new Set(ids)];
  }
  const when = dayOfChange(state, effectiveOn, today);
  if (when.isPlan && state.status === 'RESIGNED') reject('not_active');
  const lists = changedOn(state.timeline, replacedOn(state, Object.keys(given), when), given);
  if (Object.keys(lists).length === 0) return [];
  if (when.isPlan)
    return [{ type: 'ManagementChangePlanned', data: { id: planId, effectiveOn: when.day, ...lists } } as PersonEvent];
  const data = { ...lists, ...datedAs(state, Object.keys(lists), when) };
  return [{ type: 'ManagementChanged', data: { ...data, ...movesOf(state.management, inForce(data)) } } as PersonEvent];
}
