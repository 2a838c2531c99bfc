import { endpoint, GuardedRows, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { type Calendar } from '../../calendar/events.ts';
import { type DateRange } from '../../periods/months.ts';
import { type ShiftRow, shifts } from '../../shift/rows.ts';
import { mustBeRange } from '../../timesheet/shown-days.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { staffingNeeds, type StaffingNeedsRow } from '../rows/needs.ts';
import { calendarOf, type Draft, holidaysAt, ofTeam, standingsAt } from './facts.ts';
import { coverageOf, type ShiftCoverage } from './rules.ts';
import { coverageAnswer, type CoverageAnswer, drafts, whereFields } from './shape.ts';

const needs = new GuardedRows(staffingNeeds);

const mostDates = 31;
/** Branches that are looked at together. */
const mostBranches = 20;

type PlaceCoverage = CoverageAnswer['places'][number];

interface Asked extends DateRange {
  branchId?: string | null;
  teamId?: string | null;
  drafts?: readonly Draft[];
}

const sumOf = (all: readonly { missing: number }[]): number => all.reduce((sum, { missing }) => sum + missing, 0);

/** With what the shifts are called, by when they begin. */
async function shownShifts(scope: QueryScope, found: readonly ShiftCoverage[]): Promise<PlaceCoverage['shifts']> {
  const ids = found.map(({ shiftId }) => shiftId);
  const byId = new Map((await scope.rowsById<ShiftRow>(shifts, ids)).map((one) => [one.id, one]));
  const beginOf = ({ begin }: { begin: string | null }): string => begin ?? '24:00';
  return found
    .map((one) => {
      const { name = {}, begin = null, end = null } = byId.get(one.shiftId) ?? {};
      return { ...one, name, begin, end };
    })
    .toSorted((a, b) => (beginOf(a) < beginOf(b) ? -1 : beginOf(a) > beginOf(b) ? 1 : 0));
}

/** Posts of all shifts, in all and by date. */
const missingOf = (all: readonly ShiftCoverage[]): Pick<PlaceCoverage, 'missing' | 'days'> => ({
  missing: sumOf(all),
  days: all[0]!.days.map(({ date }, n) => ({ date, missing: sumOf(all.map(({ days }) => days[n]!)) })),
});

/** The whole branch before its teams. */
const teamsOf = ({ needs: all }: StaffingNeedsRow): (string | null)[] =>
  [...new Set(all.map(({ teamId }) => teamId))].toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));

async function branchCoverage(
  scope: QueryScope,
  row: StaffingNeedsRow,
  { teamId, drafts: painted = [], from, to, state }: Asked & { state: Calendar },
): Promise<PlaceCoverage[]> {
  const { branchId } = row;
  const holidays = holidaysAt(state, branchId, { from, to });
  const everybody = await standingsAt(scope, branchId, { from, to, holidays, drafts: painted });
  const places: PlaceCoverage[] = [];
  for (const team of teamsOf(row).filter((one) => !teamId || one === teamId)) {
    const found = coverageOf({
      needs: row.needs.filter((one) => one.teamId === team),
      dates: datesBetween(from, to),
      holidays,
      standings: await ofTeam(scope, team, everybody),
    });
    const shown = await shownShifts(scope, found);
    if (shown.length > 0) places.push({ branchId, teamId: team, ...missingOf(shown), shifts: shown });
  }
  return places;
}

/** Of the branches that the caller reaches and whose needs are said. @throws Rejection date_order, date_range_too_long */
async function coverageIn(scope: QueryScope, asked: Asked): Promise<CoverageAnswer> {
  const { branchId, from, to } = asked;
  mustBeRange({ from, to }, mostDates);
  const filter = branchId ? { branchId: { eq: branchId } } : {};
  const page = { filter, page: 0, rowsPerPage: mostBranches, sortBy: 'branchId', descending: false };
  const { items, total } = await needs.list(scope, page, true);
  const state = await calendarOf(scope);
  const places: PlaceCoverage[] = [];
  for (const row of items) places.push(...(await branchCoverage(scope, row, { ...asked, state })));
  return { from, to, missing: sumOf(places), places, moreBranches: total - items.length };
}

/** Need per shift against plan (specification: HR), with what is painted on a board. */
export const coverage = query({
  name: 'coverage',
  isCostly: true,
  access: { who: 'member' },
  area: 'shift',
  args: z.object({ ...whereFields, drafts: drafts.nullish() }),
  answer: coverageAnswer,
  example: { from: '2026-10-26', to: '2026-11-01' },
  run: ({ drafts: painted, ...asked }, scope) => coverageIn(scope, { ...asked, drafts: painted ?? [] }),
});

export const coverageRoute = endpoint({
  name: 'Coverage',
  method: 'GET',
  path: 'coverage',
  summary: 'How many people the shifts of a place need and have in a range of dates of at most 31 days',
  access: { who: 'member' },
  area: 'shift',
  query: true,
  input: z.strictObject(whereFields),
  example: { from: '2026-10-26', to: '2026-11-01' },
  answers: { status: 200, shape: coverageAnswer },
  handle: async (asked, scope) => ({ status: 200, body: await coverageIn(scope, asked) }),
});
