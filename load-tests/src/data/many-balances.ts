import {
  type NewEvent,
  perform,
  project,
  type RowChange,
  type RowRecord,
  type AnyReadModel,
  type ServiceRuntime,
} from '@kadro/chassis';
import { systemPrincipal } from '@kadro/identity';
import { scattered } from './scattered.ts';

const types = ['Annual leave', 'Excuse leave', 'Marriage leave', 'Overtime bank'];
const years = [2022, 2023, 2024, 2025, 2026];
const absencesPerYear = 8;
const rowsPerTransaction = 2_000;
const pattern = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

async function createTypes(runtime: ServiceRuntime, organization: string): Promise<string[]> {
  const rules = {
    kind: 'PAID',
    color: '#0f766e',
    durations: ['FULL_DAY', 'HALF_DAY', 'HOURLY'],
    tracksBalance: true,
    countsCalendarDays: false,
    documentRequired: false,
    reasonRequired: false,
    noticeDays: 0,
    minimumDays: null,
    maximumDays: null,
    advanceDays: 0,
    usageRule: null,
  };
  const system = systemPrincipal(organization);
  const created = types.map((en) =>
    perform(runtime, system, 'CreateLeaveType', {}, { name: { en }, ...rules }, `type-${en}`),
  );
  return (await Promise.all(created)).map(({ id }) => id!);
}

/** Whole days of a week, half a day or some hours. */
function daysOf(person: number, nth: number, year: number): object[] {
  const monday = Temporal.PlainDate.from({ year, month: 1, day: 4 }).add({
    weeks: 6 * nth + scattered(person, nth + year, 6),
  });
  const date = monday.subtract({ days: monday.dayOfWeek - 1 });
  const share = scattered(person, nth * 31 + year, 10);
  if (share === 0)
    return [{ date: date.toString(), minutes: 100, of: pattern.monday, part: 'HOURS', kind: 'ON_LEAVE' }];
  if (share < 3)
    return [{ date: date.toString(), minutes: 240, of: pattern.monday, part: 'FIRST_HALF', kind: 'ON_LEAVE' }];
  return Array.from({ length: 1 + (share % 5) }, (_, n) => ({
    date: date.add({ days: n }).toString(),
    minutes: 480,
    of: pattern.monday,
    part: 'FULL',
    kind: 'ON_LEAVE',
  }));
}

/** A person's five years: entitlements of each type and approved requests; the last request is pending. */
function historyOf(person: number, leaveTypeIds: readonly string[]): NewEvent[] {
  return years.flatMap((year) => {
    const granted = leaveTypeIds.map((leaveTypeId, n) => ({
      type: 'EntitlementSet',
      data: { leaveTypeId, on: `${year}-01-01`, difference: ['20', '5', '3', '15/2'][n] },
    }));
    const taken = Array.from({ length: absencesPerYear }, (_, nth) => {
      const id = `${year}-${nth}`;
      const asked = {
        type: 'LeaveRequested',
        data: {
          id,
          leaveTypeId: leaveTypeIds[scattered(person, nth, leaveTypeIds.length)],
          tracksBalance: true,
          days: daysOf(person, nth, year),
        },
      };
      const isPending = year === years.at(-1) && nth === absencesPerYear - 1;
      return isPending ? [asked] : [asked, { type: 'LeaveApproved', data: { id } }];
    });
    return [...granted, ...taken.flat()];
  });
}

function rowOf(model: AnyReadModel, organization: string, id: string, events: readonly NewEvent[]): RowRecord {
  const stream = `leave.leaveAccount-${organization}_${id}`;
  const row = events.reduce<RowRecord | null>((before, { type: name, data }, revision) => {
    const event = {
      name,
      data: data as Record<string, unknown>,
      id,
      organization,
      at: '2026-01-05T08:00:00.000Z',
      actor: 'load',
      revision,
      event: `${id}-${revision}`,
    };
    return project(model, before, event, id, { stream });
  }, null);
  return row!;
}

/** Writes five years of projected leave of `count` people and four types to the store; resolves with their ids. */
export async function fillBalances(runtime: ServiceRuntime, organization: string, count: number): Promise<string[]> {
  const leaveTypeIds = await createTypes(runtime, organization);
  const model = runtime.service.readModels.find(({ name }) => name === 'leaveLedgers')!;
  const rows = runtime.rows(model);
  const checkpoint = (await rows.checkpoint()) ?? `${runtime.ports.events.epoch}:`;
  const ids = Array.from({ length: count }, (_, n) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`);
  for (let start = 0; start < count; start += rowsPerTransaction) {
    const changes = ids.slice(start, start + rowsPerTransaction).map((id, offset): RowChange => ({
      organization,
      id,
      record: rowOf(model, organization, id, historyOf(start + offset, leaveTypeIds)),
    }));
    await rows.apply(checkpoint, changes);
  }
  return ids;
}
