import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { datedAs, type DayFacts, dayOfChange, type DayOfChange, replacedOn } from '../shared/dated-change.ts';
import { plannableFields } from '../shared/fields.ts';
import { changedOn } from '../shared/timeline.ts';
import { type PersonState } from '../state.ts';

const dateless = ['staffNumber', 'hiredDate'];

/** A staff number and the hiring itself have no day; sealed fields are not planned. */
function refuseUndatable(input: object, { isPlan, isPast }: DayOfChange): void {
  const isOpen = (field: string): boolean =>
    isPlan ? (plannableFields as readonly string[]).includes(field) : !isPast || !dateless.includes(field);
  const closed = Object.entries(input).filter(([field, value]) => value !== undefined && !isOpen(field));
  if (closed.length > 0)
    reject('not_plannable', {
      fields: Object.fromEntries(closed.map(([field]) => [field, { name: 'not_plannable' }])),
    });
}

/** From a day on, past or future; what already counts from a later day stays. */
export function changeEmployment(
  state: PersonState,
  { effectiveOn, ...input }: Record<string, unknown> & { effectiveOn?: string },
  { today, planId }: DayFacts,
): PersonEvent[] {
  if (state.status === 'RESIGNED') reject('not_active');
  const when = dayOfChange(state, effectiveOn, today);
  refuseUndatable(input, when);
  const data = changedOn(state.timeline, replacedOn(state, Object.keys(input), when), input);
  if (Object.keys(data).length === 0) return [];
  if (when.isPlan)
    return [{ type: 'EmploymentChangePlanned', data: { id: planId, effectiveOn: when.day, ...data } } as PersonEvent];
  return [{ type: 'EmploymentChanged', data: { ...data, ...datedAs(state, Object.keys(data), when) } } as PersonEvent];
}
