import { named, type Seen } from '@kadro/chassis';
import { type WorkingPattern } from '@kadro/kernel';
import { z } from 'zod';
import { fieldsOf, periodsOf, type Timeline, withEffect, withoutPlan, withValues } from '../shared/timeline.ts';
import { collarType, employmentType, quitReason, socialSecurityType, workingPattern } from '../shared/fields.ts';

const text = z.string().nullish();
const ids = z.array(z.string()).nullish();

/** What is to be. Null is a value too: which ones are said stands in `fields`. */
const changes = named(
  'PlannedChangeFields',
  z.object({
    branchId: text,
    unitId: text,
    teamId: text,
    jobId: text,
    managerId: text,
    agency: text,
    startedDate: text,
    employmentType: employmentType.nullish(),
    collarType: collarType.nullish(),
    rdPerson: z.boolean().nullish(),
    socialSecurityType: socialSecurityType.nullish(),
    company: text,
    allowanceDate: text,
    trialTime: z.int().nullish(),
    workingPattern: workingPattern.nullish(),
    generalManagers: ids,
    leaveManagers: ids,
    shiftManagers: ids,
    overtimeManagers: ids,
    expenseManagers: ids,
    quitReason: quitReason.nullish(),
    quitDescription: text,
    interviewMade: z.boolean().nullish(),
  }),
);

/** A change that counts from a later day, as a row shows it. */
export const plannedChange = named(
  'PlannedChange',
  z.object({
    id: z.string(),
    effectiveOn: z.string(),
    kind: named('PlannedChangeKind', z.enum(['EMPLOYMENT', 'MANAGEMENT', 'RESIGNATION'])),
    fields: z.array(z.string()),
    changes,
    plannedAt: z.string(),
    plannedBy: z.string(),
  }),
);

type PlannedChange = z.infer<typeof plannedChange>;

/** What a row knows of time: open plans by their days, the first of these days, and where somebody works from when. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- a row has an index signature, which interfaces do not fit
export type Planning = {
  planned: PlannedChange[];
  plannedOn: string | null;
  _places: Timeline;
};

/** Where and how somebody works, from a day on. */
export interface PlaceSince {
  from: string;
  branchId: string | null;
  workingPattern: WorkingPattern | null;
}

type Dated = Seen<{ id?: string; effectiveOn: string }>;

const placed = ['branchId', 'workingPattern'] as const;
const placesIn = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fieldsOf(data)).filter(([field]) => (placed as readonly string[]).includes(field)));
const withPlans = <R extends Planning>(row: R, planned: readonly PlannedChange[]): R => {
  const sorted = planned.toSorted((a, b) =>
    a.effectiveOn < b.effectiveOn ? -1 : a.effectiveOn > b.effectiveOn ? 1 : 0,
  );
  return { ...row, planned: sorted, plannedOn: sorted[0]?.effectiveOn ?? null };
};

/** The places of somebody who was just hired. */
export const begun = (data: { hiredDate: string; branchId: string }): Timeline =>
  withValues(
    { begin: data.hiredDate, fields: {} },
    placesIn({ effectiveOn: data.hiredDate, branchId: data.branchId }),
    { from: data.hiredDate, order: 0 },
  );

/** The row with where somebody works by a change that counts from a day. */
export function placeSaid<R extends Planning>(row: R, { data, revision }: Dated): R {
  return { ...row, _places: withValues(row._places, placesIn(data), { from: data.effectiveOn, order: revision }) };
}

/** The row with a plan more. */
export function planSaid<R extends Planning>(
  row: R,
  kind: PlannedChange['kind'],
  { data, revision, at, actor }: Seen<{ id: string; effectiveOn?: string; quitDate?: string }>,
): R {
  const { id, effectiveOn = '', quitDate: from = effectiveOn, ...fields } = data;
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const plan: PlannedChange = {
    id,
    effectiveOn: from,
    kind,
    fields: Object.keys(said),
    changes: said,
    plannedAt: at,
    plannedBy: actor,
  };
  return withPlans({ ...row, _places: withValues(row._places, placesIn(said), { from, order: revision, plan: id }) }, [
    ...row.planned,
    plan,
  ]);
}

/** The row without a plan that is over and has not come about, or says nothing of places. */
export function planOver<R extends Planning>(row: R, { id }: { id: string }): R {
  return withPlans(
    { ...row, _places: withoutPlan(row._places, id) },
    row.planned.filter((one) => one.id !== id),
  );
}

/** The row without a plan that has come about, and with where somebody works by it. */
export function placeTaken<R extends Planning>(
  row: R,
  { data, revision }: Seen<{ id: string; effectiveOn: string }>,
): R {
  return {
    ...planOver(row, data),
    _places: withEffect(row._places, data.id, placesIn(data), { from: data.effectiveOn, order: revision }),
  };
}

/** Where somebody worked from when, as far as is known now; plans that have not taken effect are not in it. */
export function placesOf({ _places }: Planning): PlaceSince[] {
  return periodsOf(_places, placed).map(({ from, values }) => ({ from, ...(values as Omit<PlaceSince, 'from'>) }));
}
