import { refusalOf } from '@kadro/chassis';
import { giveIdentity } from '../../identities/give.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type Device } from '../message/device.ts';
import { type DeviceReading } from '../readings/shape.ts';
import { claimScan, isWaiting, putScan, scanAt } from './waiting.ts';

/** `scanned`: the card has become the person's, or would have if it were nobody's. null = no card is waited for. */
export async function takeScanned(
  { scope, terminal, aheadMs }: Device,
  { at, sensor, identity: number }: DeviceReading,
): Promise<'scanned' | 'card_of_another_person' | null> {
  if (number === undefined) return null;
  const known = await scanAt(scope, terminal.id);
  if (!known || !isWaiting(scope, known.scan)) return null;
  // what was read before is the reading of somebody who came
  if (Date.parse(at) - aheadMs < Date.parse(known.scan.from)) return null;
  const person = await scope.row<PersonRow>(people.model, known.scan.employeeId);
  if (!person) return null;
  const claimed = { ...known.scan, claimed: true };
  // one card only, also of those that are read at the same time
  if (!(await claimScan(scope, terminal.id, claimed, known.text))) return null;
  try {
    const identityId = await giveIdentity(scope, { person, kind: sensor, number, by: known.scan.by });
    await putScan(scope, terminal.id, { ...claimed, identityId });
    return 'scanned';
  } catch (thrown) {
    const name = refusalOf(thrown, scope.domain.errors)?.name;
    if (name !== 'card_of_another_person' && name !== 'same_record_exist') throw thrown;
    await putScan(scope, terminal.id, { ...claimed, refused: name });
    return 'card_of_another_person';
  }
}
