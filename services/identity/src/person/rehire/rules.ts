import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';

/** Keeps the id and its history; two employments do not overlap. */
export function rehire(state: PersonState, { hiredDate }: { hiredDate: string }): PersonEvent[] {
  if (state.status === 'ACTIVE') reject('not_resigned');
  if (hiredDate <= state.quitDate) reject('date_order', { fields: { hiredDate: { name: 'date_order' } } });
  return [{ type: 'PersonRehired', data: { hiredDate } }];
}
