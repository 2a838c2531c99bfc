import { type CommandScope, derivedId } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { mustStandInEmployment, settingsOf, zoneAt } from '../../shared/places.ts';
import { mustMayAssign } from '../../shared/who-acts.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { clock } from '../events.ts';
import { type EventType } from '../kinds.ts';
import { personFacts, shiftsToChoose } from '../shared/facts.ts';
import { type NewReading } from './rules.ts';
import { admittingTerminal } from './terminal.ts';

export interface ClockInput extends SaidTime {
  eventType: EventType;
  terminalId?: string | null;
  shiftId?: string | null;
  description?: string | null;
}

/** A clock of a device may be ahead by so much. */
export const skewMs = 300_000;
/** The time of the device counts when it is not older (rules, offline). */
export const oldestOfflineMs = 72 * 3_600_000;
/** A record of now is not late. */
export const lateAfterMs = 120_000;

/** Instants are kept to the millisecond. */
export const millisecond = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' });

/** @throws Rejection reading_in_future */
export function mustHaveHappened(at: number, now: number, field = 'at'): void {
  if (at > now + skewMs) reject('reading_in_future', { fields: { [field]: { name: 'reading_in_future' } } });
}

/** What a device says of a reading, and what its clock says while it sends. */
interface SaidTime {
  at?: string | null;
  sentAt?: string | null;
}

/** A wrong clock may be ahead, though not by days. */
const mostAheadMs = 24 * 3_600_000;

/** Whether the time that a device or a browser says counts (rules, offline). @throws Rejection reading_in_future */
export function isBelieved({ at, sentAt }: SaidTime, now: number): boolean {
  if (!at) return true;
  const isOff = sentAt ? Math.abs(Date.parse(sentAt) - now) > skewMs : false;
  mustHaveHappened(Date.parse(at), isOff ? now + mostAheadMs : now);
  return !isOff && now - Date.parse(at) <= oldestOfflineMs;
}

/** Local date of an instant at the person's place. */
export async function placed(scope: CommandScope, person: PersonRow, at: string) {
  const zone = await zoneAt(scope, person, at.slice(0, 10));
  const on = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();
  return { zone, on, branchId: placeOn(person, on)?.branchId ?? null };
}

/** The same instant, kind and terminal of a person is the same reading. */
export const readingId = (
  person: string,
  { at, eventType, terminalId }: Pick<NewReading, 'at' | 'eventType' | 'terminalId'>,
) => derivedId(`reading ${person} ${at} ${eventType} ${terminalId ?? ''}`);

/**
 * Looked up for a record of the person found: their own at a terminal, or one that somebody enters for them; `counts`
 * false = its time is not believed (rules, offline).
 */
export async function readingFacts(
  scope: CommandScope,
  input: ClockInput,
): Promise<{ reading: NewReading; counts: boolean }> {
  const person = scope.foundRow<PersonRow>(people.model);
  const { eventType, terminalId = null, shiftId = null, description = null } = input;
  const isOwn = person.id === scope.principal.account;
  const receivedAt = millisecond(scope.now());
  const at = input.at ? millisecond(Temporal.Instant.from(input.at)) : receivedAt;
  const [happened, now] = [Date.parse(at), Date.parse(receivedAt)];
  const counts = isBelieved(isOwn ? input : { at }, now) || !isOwn;
  if (!isOwn) await mustMayAssign(scope, person);
  const { zone, on, branchId } = await placed(scope, person, at);
  mustStandInEmployment(person, { at, on, zone, eventType });
  const terminal = isOwn ? await admittingTerminal(scope, { terminalId, branchId, eventType, description }) : null;
  const place = { at, eventType, terminalId: terminal?.id ?? terminalId };
  const reading: NewReading = {
    id: await idOf(scope, person.id, { place, isOwn }),
    ...place,
    on,
    zone,
    branchId,
    sensor: 'WEB',
    // without a network the clock of the device is the only one
    deviceAt: isOwn && input.at ? at : null,
    receivedAt,
    source: isOwn ? 'WEB' : 'CORRECTION',
    late: now - happened > lateAfterMs,
    by: scope.principal.account,
    shiftId,
    description,
    place: null,
  };
  if (isOwn && !reading.late) await mustBeClear(scope, person.id, reading);
  return { reading, counts };
}

/** What was taken back may be entered anew; what a device sends again stays taken back. */
async function idOf(
  scope: CommandScope,
  person: string,
  { place, isOwn }: { place: Parameters<typeof readingId>[1]; isOwn: boolean },
): Promise<string> {
  const id = readingId(person, place);
  const { superseded } = (await scope.state(clock, person)).state;
  return !isOwn && superseded.has(id) ? scope.newId('reading') : id;
}

/** Where the organization wants it, whoever clocks says which shift is meant. @throws Rejection multiple_assigned_shifts */
export async function mustBeClear(scope: CommandScope, person: string, reading: NewReading): Promise<void> {
  if (!(await settingsOf(scope)).shiftSelection) return;
  const facts = await personFacts(scope, person);
  const choices = facts ? shiftsToChoose(facts, reading) : [];
  if (choices.length === 0) return;
  if (reading.shiftId === null) reject('multiple_assigned_shifts', { details: { shiftIds: choices } });
  if (!choices.includes(reading.shiftId))
    reject('shift_not_possible_here', { fields: { shiftId: { name: 'shift_not_possible_here' } } });
}
