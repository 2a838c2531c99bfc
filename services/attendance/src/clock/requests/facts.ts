import { type CommandScope, derivedId } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { chainFor, type ChainFacts, requesterOf } from '../../requests/chain.ts';
import { shiftApprovers } from '../../requests/directory.ts';
import { mustStandInEmployment, zoneAt } from '../../shared/places.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { clock, type Reading, readingOf } from '../events.ts';
import { type EventType } from '../kinds.ts';
import { millisecond, mustHaveHappened, readingId } from '../record/facts.ts';
import { type NewReading } from '../record/rules.ts';
import { type CorrectionRow } from './rows/corrections.ts';
import { type ApprovalFacts } from './rules.ts';
import { type AskedReading, type CorrectionData } from './shape.ts';

export interface CorrectionInput {
  problem: CorrectionData['problem'];
  clockRecordId?: string | null;
  date?: string | null;
  time?: string | null;
  eventType?: EventType | null;
  reason: string;
}

function mustSay(input: CorrectionInput): void {
  const needed = {
    MISSING: ['date', 'time', 'eventType'],
    WRONG: ['clockRecordId'],
    SUPERFLUOUS: ['clockRecordId'],
  } as const;
  const missing = needed[input.problem].filter((field) => !input[field]);
  if (missing.length > 0)
    reject('constraint_violation', {
      fields: Object.fromEntries(missing.map((field) => [field, { name: 'required' }])),
    });
}

/** A time on the wall as an instant: an hour later where it is missing, the first where it is doubled. */
const instantIn = (zone: string, date: string, time: string): string =>
  millisecond(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant());

const localTime = ({ at, zone }: Pick<Reading, 'at' | 'zone'>): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });

/** What is to be recorded; what is not said stays as it was. @throws Rejection reading_in_future */
async function askedReading(
  scope: CommandScope,
  person: PersonRow,
  { date, time, eventType }: CorrectionInput,
  old: Reading | undefined,
): Promise<AskedReading> {
  const day = date ?? old?.on ?? '';
  const zone = await zoneAt(scope, person, day);
  const isSameTime = old !== undefined && day === old.on && (!time || time === localTime(old));
  const at = isSameTime ? old.at : instantIn(zone, day, time ?? localTime(old!));
  const now = millisecond(scope.now());
  mustHaveHappened(Date.parse(at), Date.parse(now), 'time');
  const what = { at, eventType: eventType ?? old!.eventType, terminalId: old?.terminalId ?? null };
  return {
    ...what,
    id: readingId(person.id, what),
    on: day,
    zone,
    sensor: 'WEB',
    deviceAt: null,
    receivedAt: now,
    source: 'CORRECTION',
    shiftId: old?.shiftId ?? null,
  };
}

const common = (person: PersonRow, date: string, { steps, escalated }: ChainFacts) => ({
  date,
  branchId: placeOn(person, date)?.branchId ?? null,
  name: person._name,
  steps: approval.withoutNotes(steps),
  escalated,
});

/** @throws Rejection constraint_violation, reading_known, entity_not_found, reading_in_future, outside_employment, approver_missing */
export async function correctionFacts(scope: CommandScope, input: CorrectionInput): Promise<CorrectionData> {
  mustSay(input);
  const { problem, reason } = input;
  const person = await requesterOf(scope);
  const id = problem === 'MISSING' ? null : (input.clockRecordId ?? null);
  const { state } = await scope.state(clock, person.id);
  const old = id === null ? undefined : readingOf(state, id);
  if (id !== null && !old) reject(state.superseded.has(id) ? 'reading_known' : 'entity_not_found');
  const reading = problem === 'SUPERFLUOUS' ? null : await askedReading(scope, person, input, old);
  const about = reading ?? old!;
  const date = about.on;
  mustStandInEmployment(person, about);
  return {
    id: scope.rowId,
    ...common(person, date, await chainFor(shiftApprovers, scope, person)),
    problem,
    readingId: id,
    was: old ? { at: old.at, eventType: old.eventType } : null,
    zone: about.zone,
    reading,
    reason,
  };
}

/** A reading whose time is not believed, as a request of its person (rules, offline). @throws Rejection approver_missing */
export async function deferredFacts(
  scope: CommandScope,
  person: PersonRow,
  { branchId: _branch, late: _late, by: _by, description, place: _place, ...reading }: NewReading,
): Promise<CorrectionData> {
  return {
    id: derivedId(`correction ${reading.id}`),
    ...common(person, reading.on, await chainFor(shiftApprovers, scope, person)),
    problem: 'MISSING',
    readingId: null,
    was: null,
    zone: reading.zone,
    reading,
    reason: description,
  };
}

/** For an approval: the dates that it touches are those of what is recorded, and of what it is about. */
export async function approvalFacts(
  scope: CommandScope,
  { employeeId, date, clockRecordId, reason }: CorrectionRow,
): Promise<ApprovalFacts> {
  const person = await scope.row<PersonRow>(people.model, employeeId);
  const { state } = await scope.state(clock, employeeId);
  const was = state.dates.get(clockRecordId ?? '') ?? date;
  const touched = was < date ? { from: was, to: date } : { from: date, to: was };
  const closed = person ? await closedOf(scope, person, touched) : [];
  return { reason, newId: scope.newId('reading'), closed };
}
