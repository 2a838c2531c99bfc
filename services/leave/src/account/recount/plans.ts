import { type CommandScope, type Job, type JobControl } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { type PlanRow, plans } from '../../replicas/plans.ts';
import { type ShiftVersionRow, shiftVersions } from '../../replicas/shift-versions.ts';
import { type StandingPlanRow, standingPlans } from '../../replicas/standing-plans.ts';
import { type WorksheetVersionRow, worksheetVersions } from '../../replicas/worksheet-versions.ts';
import { idAfter, pageSize } from '../rows/requests/clauses.ts';

interface Definition {
  version: number;
  effectiveOn: Day | null;
}

/** What somebody was given of a shift or worksheet. */
interface Given {
  id: string | null;
  version: number;
}

/** A version from a day on counts for whoever has a former one; any other, for who was given it before it was known. */
const isMeant = (id: string, { version, effectiveOn }: Definition, given: Given): boolean =>
  given.id === id && (effectiveOn === null ? given.version === version : given.version <= version);

/** A page of people, and where the next one begins; null = that was the last. */
interface Found {
  people: string[];
  next: string | null;
}

type Look = (after: string) => Promise<Found>;

async function page<R extends { id: string }>(rows: Promise<R[]>, peopleOf: (row: R) => string[]): Promise<Found> {
  const found = await rows;
  return { people: found.flatMap(peopleOf), next: found.length === pageSize ? found.at(-1)!.id : null };
}

const standing =
  (scope: CommandScope, index: string, ids: readonly string[], isTouched: (row: StandingPlanRow) => boolean): Look =>
  (after) => {
    const rows = scope.find<StandingPlanRow>(standingPlans.model, [{ index, in: ids }, idAfter(after)], {
      limit: pageSize,
    });
    return page(rows, (row) => (isTouched(row) ? [row.id] : []));
  };

function byWorksheet(scope: CommandScope, row: WorksheetVersionRow): Look[] {
  const { worksheetId } = row;
  const isTouched = ({ worksheets }: StandingPlanRow): boolean =>
    worksheets.some((one) => isMeant(worksheetId, row, { id: one.worksheetId, version: one.version }));
  return [standing(scope, 'worksheetIds', [worksheetId], isTouched)];
}

async function byShift(scope: CommandScope, row: ShiftVersionRow): Promise<Look[]> {
  const { shiftId } = row;
  const isPlaced = (one: { shiftId: string | null; version: number }): boolean =>
    isMeant(shiftId, row, { id: one.shiftId, version: one.version });
  const withShift = [{ index: 'shiftIds', eq: shiftId }];
  const placed = await scope.find<WorksheetVersionRow>(worksheetVersions.model, withShift, { limit: 1_000 });
  const worksheetIds = placed.filter(({ days }) => days.flat().some(isPlaced)).map((one) => one.worksheetId);
  const since = row.effectiveOn === null ? [] : [{ index: 'to', from: row.effectiveOn }];
  return [
    (after) => {
      const where = [...withShift, ...since, { index: 'cancelled', eq: false }, idAfter(after)];
      const rows = scope.find<PlanRow>(plans.model, where, { limit: pageSize });
      return page(rows, ({ personId, shifts = [] }) => (shifts.some(isPlaced) ? [personId] : []));
    },
    standing(scope, 'shiftIds', [shiftId], ({ shifts }) => shifts.some(isPlaced)),
    ...(worksheetIds.length === 0 ? [] : [standing(scope, 'worksheetIds', worksheetIds, () => true)]),
  ];
}

/** Which shift or worksheet was defined anew. */
export type DefinitionChange = { shiftVersionId: string } | { worksheetVersionId: string };

/** A job for each person who works by it, from its day on; resumes at the cursor, `<list>/<last row looked at>`. */
export async function recountByDefinition(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const change = job.data as DefinitionChange;
  const [row, id] =
    'shiftVersionId' in change
      ? [await scope.row<ShiftVersionRow>(shiftVersions.model, change.shiftVersionId), change.shiftVersionId]
      : [
          await scope.row<WorksheetVersionRow>(worksheetVersions.model, change.worksheetVersionId),
          change.worksheetVersionId,
        ];
  if (!row) return;
  const looks = 'shiftId' in row ? await byShift(scope, row) : byWorksheet(scope, row);
  const [list = '0', last = ''] = job.cursor?.split('/') ?? [];
  let { done } = job;
  for (let n = Number(list); n < looks.length; n++) {
    for (let after: string | null = n === Number(list) ? last : ''; after !== null;) {
      if (control.isStopped()) return;
      const { people, next } = await looks[n]!(after);
      for (const standingOf of new Set(people))
        await recountPerson(scope, id, { standingOf, since: row.effectiveOn ?? '' });
      done += people.length;
      after = next;
      await control.progress({
        done,
        total: Math.max(done, job.total),
        cursor: `${next === null ? n + 1 : n}/${next ?? ''}`,
      });
    }
  }
}

const recountPerson = (scope: CommandScope, id: string, data: { standingOf: string; since: Day }): Promise<void> =>
  scope.jobs.add({
    id: `recount.${id}.${data.standingOf}`,
    name: 'leave.recount',
    organization: scope.organization,
    data,
  });
