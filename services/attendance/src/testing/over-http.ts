import { randomUUID } from 'node:crypto';
import { addDays } from '@kadro/kernel';
import { type Case, caseSchema } from '../cases/schema.ts';
import { type DayFacts, type DayRecord, type Leave, type OvertimeRequest } from '../day/shapes.ts';
import { as, type Company, ids } from './company.ts';
import { branch, holiday, person } from './identity-messages.ts';
import { leave } from './leave-messages.ts';

export const place = { organization: ids.orgA };

const figures = [
  'expectedWorkTime',
  'actualWorkTime',
  'overtime',
  'overtimeClockIn',
  'overtimeClockOut',
  'overtimeUnapproved',
  'missingTime',
  'leaveTime',
  'breakTime',
  'nightTime',
  'presence',
  'toleratedTime',
  'notCounted',
] as const;

const asked = `date type state colour ${figures.join(' ')} warnings
  timesheet { latelyClockInTimeInMinutes earlyClockOutTimeInMinutes } readings { at eventType counts shiftId }`;

/** Refused at definition, or because their times overlap: no week that anybody could plan. */
export const impossible = ['shift_value_not_possible', 'shift_times_required', 'workplan_overlap'];

/** As it can be asked for and read: one request per date, and of the same reading twice one. */
export function playable({ overtime, readings, ...facts }: DayFacts, id: string): Case {
  const requests = new Map(overtime.filter(({ minutes }) => minutes > 0).map((request) => [request.date, request]));
  // which of two ids the same reading has is the server's choice
  const once = new Map(readings.map((reading) => [`${reading.at} ${reading.kind}`, reading]));
  return caseSchema.parse({
    id,
    ...facts,
    overtime: [...requests.values()],
    readings: [...once.values()].filter(({ at }) => at <= facts.now),
  });
}

type Answer = Omit<DayRecord, 'readings'> & { readings: string[] };

/** A reading by what it is, for ids are made by the server. */
const labelOf = (at: string, kind: string, label: string): string =>
  `${Temporal.Instant.from(at).toString({ smallestUnit: 'millisecond' })} ${kind} ${label}`;

/** The answer that a record of the calculation has over HTTP. */
export function shownRecord({ readings }: Case, { readings: labels, ...record }: DayRecord): Answer {
  const known = new Map(readings.map((one) => [one.id, one]));
  const shown = Object.entries(labels).map(([id, label]) => labelOf(known.get(id)!.at, known.get(id)!.kind, label));
  return { ...record, readings: [...new Set(shown)].toSorted() };
}

/** Plays a case through the routes, for a person and a branch of its own, and answers what is shown then. */
export async function playCase(company: Company, one: Case): Promise<Answer[]> {
  company.clock.set(one.now);
  const branchId = randomUUID();
  const employeeId = randomUUID();
  await found(company, one, branchId, employeeId);
  await setRules(company, one, employeeId);
  const shifts = await defineShifts(company, one);
  await plan(company, one, employeeId, shifts);
  await company.publish(...one.leave.map((part) => leaveOf(part, employeeId)));
  for (const { at, kind, shift } of one.readings)
    await send(company, 'clock-records', {
      employeeId,
      at: Temporal.Instant.from(at).toString(),
      eventType: kind,
      ...(shift ? { shiftId: shifts.get(shift) } : {}),
    });
  for (const request of one.overtime) await askOvertime(company, request, employeeId);
  return shownDays(company, one, employeeId, new Map([...shifts].map(([name, id]) => [id, name])));
}

/** A row as a case has it. */
interface ShownDay extends Omit<DayRecord, 'readings' | 'late' | 'earlyLeave'> {
  timesheet: { latelyClockInTimeInMinutes: number; earlyClockOutTimeInMinutes: number };
  readings: { at: string; eventType: string; counts: string; shiftId: string | null }[];
}

export async function send(
  company: Company,
  path: string,
  body: object,
  { method = 'POST', who = 'superAdmin' } = {},
): Promise<string> {
  const answer = await company.send(method, path, { as: as(who), body });
  if (answer.status >= 300) throw new CaseRefused(answer.body.name, `${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** The service refused what the case plans or reads. */
export class CaseRefused extends Error {
  readonly refusal: string;

  constructor(refusal: string, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

export async function found(
  company: Company,
  { zone, holidays }: Case,
  branchId: string,
  employeeId: string,
): Promise<void> {
  const places = [{ from: '2020-01-01', branchId }];
  const employments = [{ from: '2020-01-01' }];
  await company.publish(
    branch(place, { id: branchId, zone }),
    ...Object.entries(holidays).map(([date, part]) => holiday(place, { id: randomUUID(), branchId, date, part })),
    person(
      place,
      { id: employeeId, branchId, overtimeManagers: [ids.manager], places, plannedPlaces: places, employments },
      'PersonHired',
    ),
  );
}

/** Days before and after those of a case, so that whole weeks are known. */
const around = 8;

/** A rule set of the person's own, from before anything is planned; its id. */
export async function setRules(company: Company, { settings, ...one }: Case, employeeId: string): Promise<string> {
  const shiftParameterId = await send(company, 'shift-parameters', { name: { en: one.id }, ...rulesOf(settings) });
  const body = { shiftParameterId, from: rangeOf(one).from };
  await send(company, `employees/${employeeId}/time-settings`, body, { method: 'PUT' });
  return shiftParameterId;
}

/** Settings as the route of rule sets has them. */
export function rulesOf({ night, ...fields }: Case['settings']): object {
  return { ...fields, nightBegin: night[0], nightEnd: night[1] };
}

/** Asked for by the person, and decided by the manager unless it is still open. */
export async function askOvertime(
  company: Company,
  { date, period, minutes, status }: OvertimeRequest,
  employeeId: string,
): Promise<void> {
  const overtimeTypeId = await send(company, 'overtime-types', { name: { en: randomUUID() } });
  const body = { overtimeDate: date, overtimeTypeId, period, durationInMinutes: minutes };
  const id = await send(company, 'overtimes', body, { who: employeeId });
  if (status === 'PENDING') return;
  const decision = status === 'APPROVED' ? { approved: true } : { approved: false, note: 'Not agreed' };
  await send(company, `overtimes/processes/${id}`, decision, { method: 'PUT', who: 'manager' });
}

const partsOf = { FULL_DAY: 'FULL', MORNING: 'FIRST_HALF', AFTERNOON: 'SECOND_HALF' } as const;

/** As the leave service says it; one that is cancelled takes no day any more. */
export function leaveOf({ date, part, status, onDuty }: Leave, personId: string, id: string = randomUUID()) {
  const taken =
    typeof part === 'string' ? { part: partsOf[part] } : { part: 'HOURS', beginTime: part[0], endTime: part[1] };
  const kind = onDuty ? 'ON_DUTY' : 'PAID';
  const request = { id, personId, leaveTypeId: id, beginDate: date, ...taken, kind, status };
  return status === 'CANCELLED' ? leave(place, { ...request, day: [] }, 'LeaveCancelled') : leave(place, request);
}

export async function defineShifts(company: Company, { shifts }: Case): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const [name, shift] of Object.entries(shifts))
    made.set(name, await send(company, 'shifts', { name: { en: name }, ...fieldsOf(shift) }));
  return made;
}

/** A shift as the route has it. */
export function fieldsOf({ core, ...fields }: Case['shifts'][string]): object {
  const [coreBegin, coreEnd] = core ?? [null, null];
  return { ...fields, coreBegin, coreEnd };
}

/** What is not planned in a case is off. */
export async function plan(
  company: Company,
  one: Case,
  employeeId: string,
  shifts: ReadonlyMap<string, string>,
  replaces = false,
): Promise<void> {
  const days = Object.entries(one.plan).map(([date, names]) => ({
    date,
    shiftIds: names.map((name) => shifts.get(name)!),
  }));
  await send(company, 'workplans', { employeeId, ...rangeOf(one), days, replaces });
}

export function rangeOf({ plan: planned, from, to }: Pick<Case, 'plan' | 'from' | 'to'>): { from: string; to: string } {
  const dates = [...Object.keys(planned), from, to].toSorted();
  return { from: addDays(dates[0]!, -around), to: addDays(dates.at(-1)!, around) };
}

export async function shownDays(
  company: Company,
  { from, to }: Case,
  employeeId: string,
  names: ReadonlyMap<string, string>,
): Promise<Answer[]> {
  const filter = `{ employeeId: { eq: "${employeeId}" }, date: { from: "${from}", to: "${to}" } }`;
  const { body } = await company.query(
    `{ timesheets(filter: ${filter}, sortBy: date, descending: false, rowsPerPage: 100) { items { ${asked} } } }`,
    as('superAdmin'),
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return (body.data.timesheets.items as ShownDay[]).map(({ timesheet, readings, ...day }) => ({
    ...day,
    late: timesheet.latelyClockInTimeInMinutes,
    earlyLeave: timesheet.earlyClockOutTimeInMinutes,
    readings: readings
      .map(({ at, eventType, counts, shiftId }) =>
        labelOf(at, eventType, counts === 'SHIFT' ? (names.get(shiftId ?? '') ?? 'pattern') : counts),
      )
      .toSorted(),
  }));
}
