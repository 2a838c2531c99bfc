import { type NewEvent, ServiceRuntime } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { declaration as identity } from '@kadro/identity';
import { declaration as leave } from '@kadro/leave';
import { type CreatedOrganization } from '../shared/system.ts';
import { Writer } from './writer.ts';

const firstYear = 2017;
const years = 8;
const requestsPerYear = 3;
const signInsPerYear = 12;
/** People whose year is written at the same time: their appends share commits. */
const concurrency = 1_000;
/** Checkpoints of those who read the log of a running system. */
const checkpoints = [
  'reactions/identity',
  'reactions/leave',
  'reactions/attendance',
  'consumer/leave/kadro.identity.v1',
  'consumer/leave/kadro.attendance.v1',
  'consumer/attendance/kadro.identity.v1',
  'consumer/attendance/kadro.leave.v1',
];
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const manager = '01900000-0000-7000-8000-000000000000';
const everyDay = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

/** A person of the past, and where its streams end. */
interface Member {
  n: number;
  id: string;
  name: string;
  person: Writer;
  account: Writer;
  replica: Writer;
  credentials: Writer;
}

/** The people that it takes to write `count` events, each with the ends of its streams. */
function membersFor(
  count: number,
  organization: string,
  { people, accounts }: { people: ServiceRuntime; accounts: ServiceRuntime },
): Member[] {
  const perPerson = 2 + years * (6 + signInsPerYear + 3 * requestsPerYear);
  return Array.from({ length: Math.ceil(count / perPerson) }, (_, n): Member => {
    const id = `01900000-0000-7000-8000-${String(n + 1).padStart(12, '0')}`;
    const writer = (runtime: ServiceRuntime, decider: string): Writer => new Writer(runtime, decider, organization, id);
    return {
      n,
      id,
      name: `person ${n}`,
      person: writer(people, 'person'),
      account: writer(accounts, 'leaveAccount'),
      replica: writer(accounts, 'person'),
      credentials: writer(people, 'credentials'),
    };
  });
}

/**
 * Writes years of a company's past into the log of a stopped system until it has at least `count` events: per person
 * and year one change of employment, address and telephone number, leave's replica of it, twelve sign-ins, an
 * entitlement and three approved requests. Checkpoints and the signed head are those of a system that ran; attendance was
 * added to it at the end and knows nobody of that past, otherwise it would take it in while something else is measured.
 * Resolves with the number of added events.
 */
export async function fillLog(
  folder: string,
  { id: organization, branchId }: CreatedOrganization,
  count: number,
): Promise<number> {
  let now = Temporal.Instant.from(`${firstYear}-01-02T08:00:00Z`);
  const ports = await openEmbeddedPorts({ folder, clock: { now: () => now } });
  const people = new ServiceRuntime(identity, ports, silent);
  const accounts = new ServiceRuntime(leave, ports, silent);
  const members = membersFor(count, organization, { people, accounts });
  let added = 0;
  for (let year = firstYear; year < firstYear + years; year++) {
    now = Temporal.Instant.from(`${year}-01-02T08:00:00Z`);
    for (let start = 0; start < members.length; start += concurrency) {
      const group = members.slice(start, start + concurrency);
      const written = await Promise.all(group.map((member) => writeYear(member, year, branchId)));
      added += written.reduce((sum, events) => sum + events, 0);
    }
  }
  for (const runtime of [people, accounts])
    await runtime.service.scheduledTasks.find(({ name }) => name === 'signLogHead')!.run(runtime);
  for (const checkpoint of checkpoints)
    await ports.keyValue.set('*', checkpoint, `${ports.events.epoch}:${await ports.events.head()}`);
  await ports.close();
  return added;
}

async function writeYear(member: Member, year: number, branchId: string): Promise<number> {
  const day = `${year}-01-02`;
  const { n, id, person, account, replica, credentials } = member;
  let events = 0;
  if (year === firstYear) {
    const name = { firstName: 'Person', lastName: `${n}` };
    events += await person.append(day, 'system', [
      {
        type: 'PersonHired',
        data: {
          ...name,
          staffNumber: `${n}`,
          workEmail: `p${n}@load.example`,
          branchId,
          hiredDate: day,
          language: 'en',
        },
      },
    ]);
    events += await replica.append(day, 'system', [recorded(member, 1, branchId, { ...name, birthDate: null })]);
  }
  events += await person.append(day, manager, [
    { type: 'EmploymentChanged', data: { effectiveOn: day, superseded: [], trialTime: year - firstYear } },
    { type: 'ContactChanged', data: { address: `Street ${n}, ${year}`, emergencyContactPhone: `+90 212 ${n}` } },
    { type: 'ProfileChanged', data: { phone: `+90 532 ${n} ${year}` } },
  ]);
  events += await replica.append(day, 'system', [recorded(member, year, branchId, { managerId: manager })]);
  events += await account.append(day, manager, [entitled(year, branchId)]);
  events += await credentials.append(day, id, sessionsOf(member, year));
  for (let request = 0; request < requestsPerYear; request++)
    events += await account.append(day, member.id, requested(member, year, request, branchId));
  return events;
}

const recorded = ({ n }: Member, source: number, branchId: string, more: object): NewEvent => ({
  type: 'PersonRecorded',
  data: {
    source,
    status: 'ACTIVE',
    language: 'en',
    branchId,
    teamId: null,
    leaveManagers: [manager],
    generalManagers: [],
    superAdmin: false,
    mayApproveLeave: null,
    notifyLeave: true,
    emailNotification: n % 2 === 0,
    workingPattern: everyDay,
    ...more,
  },
});

/** The sessions of a year; those of the year before end. */
function sessionsOf({ n }: Member, year: number): NewEvent[] {
  const named = (of: number): string[] => Array.from({ length: signInsPerYear }, (_, month) => `${n}-${of}-${month}`);
  const opened = named(year).map((session) => ({
    type: 'SessionOpened',
    data: { session, mode: 'cookie', device: 'A browser on a desk', address: '192.0.2.1' },
  }));
  return (
    year === firstYear ? opened : [{ type: 'SessionsEnded', data: { ended: named(year - 1) } }, ...opened]
  ) as NewEvent[];
}

const entitled = (year: number, branchId: string): NewEvent => ({
  type: 'EntitlementSet',
  data: {
    id: `annual/${year}`,
    leaveTypeId: 'annual',
    year,
    on: `${year}-01-01`,
    days: '20',
    difference: '20',
    shortfall: null,
    branchId,
  },
});

/** Five days of leave from a day on that no other request of the person has. */
function leaveDays(year: number, n: number, request: number) {
  const begin = Temporal.PlainDate.from({ year, month: 2 + request * 2, day: 1 + (n % 20) });
  return Array.from({ length: 5 }, (_, day) => ({
    date: begin.add({ days: day }).toString(),
    minutes: 480,
    of: 480,
    part: 'FULL',
    kind: 'ON_LEAVE',
  }));
}

/** The only step of a request, at its manager. */
const stepOf = (state: string, decision: object = {}): object[] => [
  { order: 1, kind: 'LEAVE_MANAGER', managerId: manager, state, ...decision },
];

/** A request that one manager approved: requested, the step, the end. */
function requested({ id: person, n, name }: Member, year: number, request: number, branchId: string): NewEvent[] {
  const days = leaveDays(year, n, request);
  const id = `${person.slice(0, -4)}${year}-${n}-${request}`;
  const approved = stepOf('APPROVED', { at: `${year}-01-02T08:00:00.000Z`, actedBy: manager });
  const pending = stepOf('PENDING');
  const asked = {
    id,
    leaveTypeId: 'annual',
    duration: 'FULL_DAY',
    period: null,
    beginDate: days[0]!.date,
    endDate: days.at(-1)!.date,
    beginTime: null,
    endTime: null,
    kind: 'PAID',
    tracksBalance: true,
    documentRequired: false,
    advanceDays: '0',
    days,
    reason: 'A journey',
    documents: [],
    steps: pending,
    escalated: null,
    branchId,
    name,
    balanceBefore: '20',
    balanceAfter: '15',
  };
  const decided = { id, steps: approved, by: manager, bySuperAdmin: false };
  return [
    { type: 'LeaveRequested', data: asked },
    { type: 'LeaveStepApproved', data: { ...decided, steps: pending } },
    { type: 'LeaveApproved', data: { ...decided, note: 'Enjoy it' } },
  ] as NewEvent[];
}
