import { type ExportCell, type CommandScope, endpoint, exportFile, GuardedRows, xlsxType } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { reject } from '../../errors/index.ts';
import { nameOf, people, type PersonRow } from '../../replicas/people.ts';
import { historyReaders } from '../../shared/access.ts';
import { id } from '../../shared/references.ts';
import { timesheets } from '../model.ts';
import { type ShownTimesheet } from '../row.ts';
import { mustBeRange } from '../shown-days.ts';
import { dayColumns } from './columns.ts';

const days = new GuardedRows(timesheets);
const rowsPerPage = 100;
/** Lines of a file, as far as the server counts. */
const mostDays = 10_000;

const asked = z.strictObject({
  from: sensibleDay,
  to: sensibleDay,
  branchId: id.optional(),
  employeeId: id.optional(),
  format: z.enum(['csv', 'xlsx']).default('csv'),
});
type Asked = z.infer<typeof asked>;

/** Days that the caller reaches, by date. @throws Rejection timesheets_too_many */
async function daysOf(scope: CommandScope, { from, to, branchId, employeeId }: Asked): Promise<ShownTimesheet[]> {
  const filter = {
    date: { from, to },
    ...(branchId === undefined ? {} : { branchId: { eq: branchId } }),
    ...(employeeId === undefined ? {} : { employeeId: { eq: employeeId } }),
  };
  const args = { filter, rowsPerPage, sortBy: 'date', descending: false };
  const found: ShownTimesheet[] = [];
  for (let page = 0, total = 1; found.length < total; page++) {
    const read = await days.list(scope, { ...args, page }, page === 0);
    if (page === 0) ({ total } = read);
    if (read.capped || total > mostDays) reject('timesheets_too_many', { params: { max: String(mostDays) } });
    if (read.items.length === 0) break;
    found.push(...(read.items as ShownTimesheet[]));
  }
  return found;
}

const wall = (instant: string | null, zone: string): string =>
  instant === null ? '' : Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5);

function lineOf(day: ShownTimesheet, person: PersonRow | undefined, language: string): ExportCell[] {
  const { clockInTimestamp, clockOutTimestamp, latelyClockInTimeInMinutes, earlyClockOutTimeInMinutes } = day.timesheet;
  const shifts = day.assignedShifts.map(({ name }) => {
    const names: Readonly<Record<string, string | undefined>> = name ?? {};
    return names[language] ?? names.en ?? Object.values(names).find(Boolean) ?? '';
  });
  const minutes = [
    day.expectedWorkTime,
    day.actualWorkTime,
    day.overtime,
    day.overtimeUnapproved,
    day.missingTime,
    day.leaveTime,
    day.breakTime,
    day.nightTime,
    latelyClockInTimeInMinutes,
    earlyClockOutTimeInMinutes,
  ];
  return [
    person?.staffNumber ?? '',
    person ? nameOf(person) : '',
    day.date,
    shifts.filter(Boolean).join(', '),
    wall(clockInTimestamp, day.zone),
    wall(clockOutTimestamp, day.zone),
    day.type ?? '-',
    day.state,
    ...minutes,
  ];
}

export const exportTimesheets = endpoint({
  name: 'ExportTimesheets',
  method: 'GET',
  path: 'timesheets/export',
  access: { who: 'roles', roles: historyReaders },
  area: 'timesheet',
  summary: 'Days of people in a range of dates, with their figures in minutes, as a file (CSV or XLSX)',
  query: true,
  input: asked,
  example: { from: '2026-03-01', to: '2026-03-31' },
  answers: { status: 200, types: ['text/csv', xlsxType] },
  handle: async (given, scope) => {
    mustBeRange(given);
    const found = await daysOf(scope, given);
    const known = await scope.rowsById<PersonRow>(people.model, [...new Set(found.map((day) => day.employeeId))]);
    const byId = new Map(known.map((person) => [person.id, person]));
    const rows = found.map((day) => lineOf(day, byId.get(day.employeeId), scope.language));
    const file = { name: `timesheets-${given.from}-${given.to}`, columns: dayColumns, rows, format: given.format };
    return exportFile(file, { language: scope.language, fallback: scope.domain.fallbackLanguage });
  },
});
