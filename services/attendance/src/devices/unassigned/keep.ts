import { comparable, derivedId, type QueryScope } from '@kadro/chassis';
import { millisecond } from '../../clock/record/facts.ts';
import { type Device } from '../message/device.ts';
import { type DeviceReading } from '../readings/shape.ts';
import { unassigned } from './events.ts';

/** Stands for a number that is nobody's. */
export const cardOf = (scope: QueryScope, number: string): string =>
  scope.hash('unassigned-card', scope.organization, comparable(number));

/** Kept at the terminal, until the card becomes somebody's. */
export async function keepUnknown({ scope, terminal }: Device, reading: DeviceReading): Promise<'unknown_card'> {
  const { at, eventType, sensor, identity: number = '' } = reading;
  const card = cardOf(scope, number);
  const readingId = derivedId(`unassigned ${terminal.id} ${card} ${at} ${eventType}`);
  const data = { readingId, card, at, eventType, sensor, receivedAt: millisecond(scope.now()) };
  await scope.run(unassigned, terminal.id, `unassigned/${readingId}`, ({ known }) =>
    known.has(readingId) ? [] : [{ type: 'UnknownCardRead', data }],
  );
  return 'unknown_card';
}
