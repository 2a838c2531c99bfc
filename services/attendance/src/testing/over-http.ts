import { randomUUID } from 'node:crypto';
import { addDays } from '@kadro/kernel';
import { type Case } from '../cases/schema.ts';
import { type DayRecord, type Leave } from '../day/shapes.ts';
import { as, type Company, ids } from './company.ts';
import { branch, holiday, person } from './identity-messages.ts';
import { leave } from './leave-messages.ts';

const place = { organization: ids.orgA };

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
  return shownDays(company, one, employeeId, new Map([...shifts].map(([name, id]) => [id, name])));
}

/** A row as a case has it. */
interface ShownDay extends Omit<DayRecord, 'readings' | 'late' | 'earlyLeave'> {
  timesheet: { latelyClockInTimeInMinutes: number; earlyClockOutTimeInMinutes: number };
  readings: { at: string; eventType: string; counts: string; shiftId: string | null }[];
}

async function send(company: Company, path: string, body: object): Promise<string> {
  const answer = await company.send('POST', path, { as: as('superAdmin'), body });
  if (answer.status !== 201) throw new CaseRefused(answer.body.name, `${path}: ${JSON.stringify(answer.body)}`);
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

async function found(company: Company, { zone, holidays }: Case, branchId: string, employeeId: string): Promise<void> {
  const places = [{ from: '2020-01-01', branchId }];
  const employments = [{ from: '2020-01-01' }];
  await company.publish(
    branch(place, { id: branchId, zone }),
    ...Object.entries(holidays).map(([date, part]) => holiday(place, { id: randomUUID(), branchId, date, part })),
    person(place, { id: employeeId, branchId, places, plannedPlaces: places, employments }, 'PersonHired'),
  );
}

const partsOf = { FULL_DAY: 'FULL', MORNING: 'FIRST_HALF', AFTERNOON: 'SECOND_HALF' } as const;

function leaveOf({ date, part, status, onDuty }: Leave, personId: string) {
  const taken =
    typeof part === 'string' ? { part: partsOf[part] } : { part: 'HOURS', beginTime: part[0], endTime: part[1] };
  const kind = onDuty ? 'ON_DUTY' : 'PAID';
  return leave(place, {
    id: randomUUID(),
    personId,
    leaveTypeId: randomUUID(),
    beginDate: date,
    ...taken,
    kind,
    status,
  });
}

async function defineShifts(company: Company, { shifts }: Case): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const [name, { core, ...fields }] of Object.entries(shifts)) {
    const [coreBegin, coreEnd] = core ?? [null, null];
    made.set(name, await send(company, 'shifts', { name: { en: name }, ...fields, coreBegin, coreEnd }));
  }
  return made;
}

/** What is not planned in a case is off. */
async function plan(
  company: Company,
  { plan: planned, from, to }: Case,
  employeeId: string,
  shifts: ReadonlyMap<string, string>,
): Promise<void> {
  const dates = [...Object.keys(planned), from, to].toSorted();
  const days = Object.entries(planned).map(([date, names]) => ({
    date,
    shiftIds: names.map((name) => shifts.get(name)!),
  }));
  const range = { from: addDays(dates[0]!, -8), to: addDays(dates.at(-1)!, 8) };
  await send(company, 'workplans', { employeeId, ...range, days });
}

async function shownDays(
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
