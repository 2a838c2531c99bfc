import { type CommandScope } from '@kadro/chassis';
import { access } from '../../access/events.ts';
import { recordAccess } from '../../access/rules.ts';
import { clock } from '../../clock/events.ts';
import { lateAfterMs, millisecond, placed, readingId } from '../../clock/record/facts.ts';
import { recordReading } from '../../clock/record/rules.ts';
import { deferredFacts } from '../../clock/requests/facts.ts';
import { deferReading } from '../../clock/requests/rules.ts';
import { Rejection } from '@kadro/kernel';
import { type PersonRow } from '../../replicas/people.ts';
import { standsInEmployment } from '../../shared/places.ts';
import { type TerminalRow } from '../../terminals/record.ts';
import { type Device } from '../message/device.ts';
import { type DeviceReading } from './shape.ts';

type Facts = Pick<DeviceReading, 'at' | 'eventType' | 'sensor'> & { receivedAt: string; now: string };

export interface Passed {
  person: PersonRow;
  terminal: Pick<TerminalRow, 'id' | 'purpose' | 'fromZoneId' | 'toZoneId'>;
  source: 'DEVICE' | 'IMPORT';
}

/**
 * A reading of somebody at a terminal: time worked where it counts as that, a door where it is one. What was recorded
 * before is `repeated`.
 */
export async function recordPassed(
  scope: CommandScope,
  { person, terminal, source }: Passed,
  { at, eventType, sensor, receivedAt, now }: Facts,
): Promise<'recorded' | 'repeated' | 'outside_employment'> {
  const { zone, on, branchId } = await placed(scope, person, at);
  if (!standsInEmployment(person, { at, on, zone, eventType })) return 'outside_employment';
  const terminalId = terminal.id;
  const id = readingId(person.id, { at, eventType, terminalId });
  const late = Date.parse(now) - Date.parse(at) > lateAfterMs;
  const common = { id, at, on, zone, branchId, eventType, terminalId, sensor, receivedAt, late };
  const { fromZoneId = null, toZoneId = null } = terminal;
  let isNew = false;
  if (terminal.purpose !== 'ACCESS') {
    const reading = { ...common, deviceAt: at, source, by: terminalId, shiftId: null, description: null, place: null };
    const { events } = await scope.run(clock, person.id, `clock/${id}`, (state) => recordReading(state, reading));
    isNew ||= events.length > 0;
  }
  if (terminal.purpose !== 'CLOCK' || fromZoneId !== null || toZoneId !== null) {
    const passing = { ...common, fromZoneId, toZoneId };
    const { events } = await scope.run(access, person.id, `access/${id}`, (state) => recordAccess(state, passing));
    isNew ||= events.length > 0;
  }
  return isNew ? 'recorded' : 'repeated';
}

/**
 * A reading of a device whose time is not believed: the shift managers are asked to record it. Nothing where nobody can
 * be asked, or the person was not employed.
 */
export async function askToCorrect(
  { scope, terminal }: Pick<Device, 'scope' | 'terminal'>,
  person: PersonRow,
  { at, eventType, sensor }: Pick<DeviceReading, 'eventType' | 'sensor'> & { at: string },
): Promise<void> {
  const { zone, on, branchId } = await placed(scope, person, at);
  if (!standsInEmployment(person, { at, on, zone, eventType })) return;
  const what = { at, eventType, terminalId: terminal.id };
  const reading = {
    ...what,
    id: readingId(person.id, what),
    on,
    zone,
    branchId,
    sensor,
    deviceAt: at,
    receivedAt: millisecond(scope.now()),
    source: 'DEVICE' as const,
    late: true,
    by: terminal.id,
    shiftId: null,
    description: null,
    place: null,
  };
  const data = await deferredFacts(scope, person, reading).catch(unlessRejected);
  if (data) await scope.run(clock, person.id, `ask/${data.id}`, (state) => deferReading(state, data));
}

/** A batch is not held back by a person whom nobody decides for. */
function unlessRejected(thrown: unknown): null {
  if (thrown instanceof Rejection) return null;
  throw thrown;
}
