import { type NewEvent, type Ports, rebuildAtRest, ServiceRuntime } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { declaration as attendance } from '@kadro/attendance';
import { Writer } from './writer.ts';

const zone = 'Europe/Istanbul';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** People who are written at the same time: their appends share commits. */
const concurrency = 200;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Checkpoints of those who read the log of a running system. */
const checkpoints = ['reactions/attendance', 'consumer/leave/kadro.attendance.v1'];
const actor = '01900000-0000-7000-8000-000000000000';

/** In, out for lunch, in again, out: hours since midnight, UTC. */
const readingsOfDay = [
  ['CLOCK_IN', 5],
  ['CLOCK_OUT', 9],
  ['CLOCK_IN', 10],
  ['CLOCK_OUT', 14.1],
] as const;

export interface AttendancePast {
  organization: string;
  people: number;
  /** The first date, and how many are planned and clocked from it on. */
  from: string;
  days: number;
  /** Dates on which the n-th person clocks, from the first one on; absent = all. */
  clocked?: (n: number) => number;
  /** Id of the shift of the n-th person; absent = that of all. */
  shiftOf?: (n: number) => string;
}

export const personId = (n: number): string => `01900000-0000-7000-8000-${String(n + 1).padStart(12, '0')}`;

/** The shift that everybody has who has none of his own. */
export const shiftOfAll = '01900000-0000-7000-9000-000000000001';

/** The n-th date from the first one (0, 1, ...). */
export const dateOf = ({ from }: Pick<AttendancePast, 'from'>, n: number): string =>
  new Date(Date.parse(from) + n * dayMs).toISOString().slice(0, 10);

/**
 * Writes people who were planned for all dates and clocked four times on each into the log of a stopped system, as a
 * device log that is imported when they are over. They are of no branch. Resolves with the number of events.
 */
export async function fillAttendance(folder: string, past: AttendancePast): Promise<number> {
  const over = Temporal.Instant.from(`${dateOf(past, past.days + 1)}T06:00:00Z`);
  const ports = await openEmbeddedPorts({ folder, clock: { now: () => over } });
  try {
    const events = await writeAll(ports, past);
    for (const checkpoint of checkpoints)
      await ports.keyValue.set('*', checkpoint, `${ports.events.epoch}:${await ports.events.head()}`);
    return events;
  } finally {
    await ports.close();
  }
}

/** As `fillAttendance`, for a folder that is started next: its rows are built, too. */
export async function fillStarted(folder: string, past: AttendancePast): Promise<number> {
  const events = await fillAttendance(folder, past);
  const ports = await openEmbeddedPorts({ folder });
  try {
    await rebuildAtRest(attendance, ports, [], () => undefined);
  } finally {
    await ports.close();
  }
  return events;
}

async function writeAll(ports: Ports, past: AttendancePast): Promise<number> {
  const { organization, people, from } = past;
  const runtime = new ServiceRuntime(attendance, ports, silent);
  const to = (decider: string, id: string): Writer => new Writer(runtime, decider, organization, id);
  const day = dateOf(past, past.days);
  const shiftOf = past.shiftOf ?? (() => shiftOfAll);
  const shifts = new Set(Array.from({ length: people }, (_, n) => shiftOf(n)));
  let events = 0;
  for (const id of shifts)
    events += await to('shift', id).append(day, actor, [{ type: 'ShiftDefined', data: dayShift }]);
  for (let start = 0; start < people; start += concurrency) {
    const group = Array.from({ length: Math.min(concurrency, people - start) }, (_, k) => start + k);
    const written = await Promise.all(
      group.map(async (n) => {
        const id = personId(n);
        const known = await to('person', id).append(day, 'system', [recorded(n, from)]);
        const planned = await to('workplan', id).append(day, actor, [planOf(past, shiftOf(n))]);
        const readings = readingsOf(n, past);
        const clocked = readings.length > 0 ? await to('clock', id).append(day, id, readings) : 0;
        return known + planned + clocked;
      }),
    );
    events += written.reduce((sum, one) => sum + one, 0);
  }
  return events;
}

const dayShift = {
  name: { en: 'Day' },
  color: '#0f766e',
  branchId: null,
  type: 'FIX',
  begin: '08:00',
  end: '17:00',
  breakTime: 60,
  breakPaid: false,
  breakMode: 'READINGS',
  totalWorkTime: 480,
  weekendDays: 2,
  breakDays: 0,
  lateTolerance: 5,
  earlyTolerance: 5,
  midnightTolerance: 0,
  clockInOvertimeMin: null,
  clockInOvertimeMax: null,
  clockOutOvertimeMin: 30,
  clockOutOvertimeMax: 180,
  countAsOvertime: false,
  over: null,
  coreBegin: null,
  coreEnd: null,
};

const recorded = (n: number, from: string): NewEvent => ({
  type: 'PersonRecorded',
  data: {
    source: 1,
    firstName: 'Person',
    lastName: `${n}`,
    staffNumber: `${n}`,
    // nobody opens further months for them
    status: 'RESIGNED',
    language: 'en',
    branchId: null,
    shiftManagers: [actor],
    places: [{ from, branchId: null, workingPattern: null }],
    employments: [{ from, to: null }],
  },
});

const planOf = (past: AttendancePast, shiftId: string): NewEvent => ({
  type: 'WorkplanSet',
  data: {
    id: 'plan',
    from: past.from,
    to: dateOf(past, past.days - 1),
    entries: Array.from({ length: past.days }, (_, n) => ({ date: dateOf(past, n), shiftId, version: 1 })),
    branchId: null,
    note: null,
    origin: 'IMPORT',
    by: actor,
  },
});

function readingsOf(n: number, past: AttendancePast): NewEvent[] {
  return Array.from({ length: past.clocked?.(n) ?? past.days }, (_, day) => {
    const on = dateOf(past, day);
    return readingsOfDay.map(([eventType, hour], k): NewEvent => {
      const at = new Date(Date.parse(on) + hour * hourMs + ((n + day) % 7) * 60_000).toISOString();
      const data = {
        id: `${n}-${day}-${k}`,
        at,
        on,
        zone,
        branchId: null,
        eventType,
        terminalId: null,
        sensor: 'CARD',
        deviceAt: null,
        receivedAt: at,
        source: 'IMPORT',
        late: true,
        by: actor,
        until: on,
        shiftId: null,
        description: null,
        place: null,
      };
      return { type: 'ReadingRecorded', data };
    });
  }).flat();
}
