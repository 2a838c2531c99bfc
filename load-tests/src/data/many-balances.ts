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

const types = ['Annual leave', 'Excuse leave', 'Marriage leave', 'Overtime bank'];
const years = [2022, 2023, 2024, 2025, 2026];
const absencesPerYear = 8;
const rowsPerTransaction = 2_000;
const pattern = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

/** A number below `most` that looks random and is the same each time. */
function scattered(n: number, salt: number, most: number): number {
  let mixed = Math.imul(n ^ (salt * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % most;
}

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
  return Promise.all(
    types.map(
      async (en) =>
        (
          await perform(
            runtime,
            systemPrincipal(organization),
            'CreateLeaveType',
            {},
            { name: { en }, ...rules },
            `type-${en}`,
          )
        ).id!,
    ),
  );
}

type Happened = NewEvent;

/** Whole days of a week, half a day or some hours of one, as their request counts them. */
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

/** Five years of somebody: what was granted of each type, what was asked for and approved; the last request waits. */
function lifeOf(person: number, leaveTypeIds: readonly string[]): Happened[] {
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
      const waits = year === years.at(-1) && nth === absencesPerYear - 1;
      return waits ? [asked] : [asked, { type: 'LeaveApproved', data: { id } }];
    });
    return [...granted, ...taken.flat()];
  });
}

function rowOf(model: AnyReadModel, organization: string, id: string, happened: readonly Happened[]): RowRecord {
  const stream = `leave.leaveAccount-${organization}_${id}`;
  const row = happened.reduce<RowRecord | null>((before, { type: name, data }, revision) => {
    const seen = {
      name,
      data: data as Record<string, unknown>,
      id,
      organization,
      at: '2026-01-05T08:00:00.000Z',
      actor: 'load',
      revision,
      event: `${id}-${revision}`,
    };
    return project(model, before, seen, id, { stream });
  }, null);
  return row!;
}

/**
 * Brings the sums of `count` people and four types to five years of leave, by the service's own projection, written to
 * its store. Answers their ids.
 */
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
      record: rowOf(model, organization, id, lifeOf(start + offset, leaveTypeIds)),
    }));
    await rows.apply(checkpoint, changes);
  }
  return ids;
}
