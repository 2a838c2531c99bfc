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
