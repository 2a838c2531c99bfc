import { comparable } from '@kadro/chassis';
import { millisecond, oldestOfflineMs } from '../../clock/record/facts.ts';
import { holderOf } from '../../identities/holder.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type Device, skewMs } from '../message/device.ts';
import { takeScanned } from '../scan/take.ts';
import { keepUnknown } from '../unassigned/keep.ts';
import { askToCorrect, recordPassed } from './record.ts';
import { type DeviceReading, deviceReading, type Result, type SaidReading } from './shape.ts';

/** Whose reading it is: by card, then by staff number; null = nobody's that is known. */
export async function personOf(
  { scope }: Pick<Device, 'scope'>,
  { identity, staffNumber }: Pick<DeviceReading, 'identity' | 'staffNumber'>,
): Promise<PersonRow | null> {
  const holder = identity === undefined ? null : await holderOf(scope, identity);
  if (holder) return scope.row<PersonRow>(people.model, holder.employeeId);
  if (staffNumber === undefined) return null;
  const where = [{ index: 'staffNumber', eq: comparable(staffNumber) }];
  const found = await scope.find<PersonRow>(people.model, where, { limit: 2 });
  return found.length === 1 ? found[0]! : null;
}

/** What is too old becomes a request of its person (rules, offline); nothing is kept of what is nobody's. */
async function askFor(device: Device, reading: DeviceReading & { at: string }): Promise<Result> {
  const person = await personOf(device, reading);
  if (person && device.terminal.purpose !== 'ACCESS') await askToCorrect(device, person, reading);
  return 'needs_correction';
}

/** What is done with one reading of a device; nothing of it depends on the others. */
export async function takeReading(device: Device, { id: _id, ...said }: SaidReading): Promise<Result> {
  const { scope, terminal } = device;
  if (terminal.disabled) return 'terminal_disabled';
  const read = deviceReading.safeParse(said);
  if (!read.success || (read.data.identity ?? read.data.staffNumber) === undefined) return 'invalid';
  const reading = { ...read.data, at: millisecond(Temporal.Instant.from(read.data.at)) };
  const age = scope.now().epochMilliseconds - Date.parse(reading.at);
  if (age < -skewMs) return 'reading_in_future';
  // the clock of a device is believed for as long
  if (age > oldestOfflineMs) return askFor(device, reading);
  const scanned = await takeScanned(device, reading);
  if (scanned) return scanned;
  const person = await personOf(device, reading);
  const now = millisecond(scope.now());
  if (person) return recordPassed(scope, { person, terminal, source: 'DEVICE' }, { ...reading, receivedAt: now, now });
  return reading.identity === undefined ? 'unknown_staff_number' : keepUnknown(device, reading);
}
