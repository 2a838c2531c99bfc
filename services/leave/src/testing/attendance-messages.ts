import { randomUUID } from 'node:crypto';
import { publishedLanguage } from '@kadro/chassis';
import { type Place, type PublishedMessage, speaker, type State } from '@kadro/kernel/testing';

const say = speaker(publishedLanguage('attendance'), randomUUID, { from: 'attendance', perPerson: 'workplan' });

/** Of one day without a shift, unless the state says otherwise. */
export function workplan(
  place: Place,
  { personId = randomUUID(), ...state }: State & { personId?: string },
): PublishedMessage {
  const fields = { personId, from: '2026-01-05', to: '2026-01-05', cancelled: false, shift: [] };
  return say('WorkplanChanged', 'workplan', personId, place, { workplan: { ...fields, ...state } });
}

type Fields = Omit<State, 'id'>;

/** A version of a shift of eight hours from 08:00 on, the first unless the state says otherwise. */
export function shiftVersion(place: Place, { shiftId, ...state }: Fields & { shiftId: string }): PublishedMessage {
  const fields = { shiftId, version: 1, minutes: 480, begin: '08:00', end: '16:00', candidate: false };
  return say('ShiftChanged', 'shift', shiftId, place, { version: { ...fields, ...state } });
}

/** A version of a worksheet, of one day off unless the state says otherwise. */
export function worksheetVersion(
  place: Place,
  { worksheetId, ...state }: Fields & { worksheetId: string },
): PublishedMessage {
  const fields = { worksheetId, version: 1, anchor: '2026-01-05', day: [{ shift: [] }] };
  return say('WorksheetChanged', 'worksheet', worksheetId, place, { version: { ...fields, ...state } });
}

/** None, unless the state says otherwise. */
export function standingPlan(place: Place, { personId, ...state }: Fields & { personId: string }): PublishedMessage {
  const fields = { personId, worksheet: [], shift: [] };
  return say('StandingPlanChanged', 'workplan', personId, place, { plan: { ...fields, ...state } });
}
