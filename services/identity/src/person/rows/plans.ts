import { named, type Seen } from '@kadro/chassis/declare';
import { type WorkingPattern } from '@kadro/kernel';
import { z } from 'zod';
import { workingPattern } from '../../shared/inputs.ts';
import { collarType, employmentType, quitReason, socialSecurityType } from '../shared/enums.ts';
import { fieldsOf, periodsOf, type Timeline, withEffect, withoutPlan, withValues } from '../shared/timeline.ts';

const text = z.string().nullish();
const ids = z.array(z.string()).nullish();

// null is a value too: `fields` names those that are planned
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

// oxlint-disable-next-line typescript/consistent-type-definitions -- a row has an index signature, which interfaces do not fit
export type Planning = {
  /** Open plans by their days. */
  planned: PlannedChange[];
  plannedOn: string | null;
  /** Branch and working pattern day by day. */
  _places: Timeline;
  /** The last day of the latest one is null until it has ended. */
  _employments: Employment[];
  /** Whether the plan that was removed last is one that others are told of. */
  _toldPlan: boolean;
};

/** First and last day. */
interface Employment {
  from: string;
  to: string | null;
}

export interface PlaceSince {
  from: string;
  branchId: string | null;
  workingPattern: WorkingPattern | null;
}

type Dated = Seen<{ id?: string; effectiveOn: string }>;

const placeFields = ['branchId', 'workingPattern'] as const;
const placeIn = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(data)).filter(([field]) => (placeFields as readonly string[]).includes(field)),
  );

function sorted<R extends Planning>(row: R, planned: readonly PlannedChange[]): R {
  const byDay = planned.toSorted((a, b) =>
    a.effectiveOn < b.effectiveOn ? -1 : a.effectiveOn > b.effectiveOn ? 1 : 0,
  );
  return { ...row, planned: byDay, plannedOn: byDay[0]?.effectiveOn ?? null };
}

export const firstPlace = ({ hiredDate, branchId }: { hiredDate: string; branchId: string }): Timeline =>
  withValues({ begin: hiredDate, fields: {} }, { branchId }, { from: hiredDate, order: 0 });

export function withPlace<R extends Planning>(row: R, { data, revision }: Dated): R {
  return { ...row, _places: withValues(row._places, placeIn(data), { from: data.effectiveOn, order: revision }) };
}

export function withPlan<R extends Planning>(
  row: R,
  kind: PlannedChange['kind'],
  { data, revision, at, actor }: Seen<{ id: string; effectiveOn?: string; quitDate?: string }>,
): R {
  const { id, effectiveOn = '', quitDate: from = effectiveOn, ...rest } = data;
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const plan: PlannedChange = {
    id,
    effectiveOn: from,
    kind,
    fields: Object.keys(fields),
    changes: fields,
    plannedAt: at,
    plannedBy: actor,
  };
  const _places = withValues(row._places, placeIn(fields), { from, order: revision, plan: id });
  return sorted({ ...row, _places }, [...row.planned, plan]);
}

const isTold = ({ kind, fields }: PlannedChange): boolean =>
  kind === 'RESIGNATION' || placeFields.some((field) => fields.includes(field));

/** For a plan that will not take effect, or concerns no place. */
export function planRemoved<R extends Planning>(row: R, { id }: { id: string }): R {
  const plan = row.planned.find((one) => one.id === id);
  return sorted(
    { ...row, _places: withoutPlan(row._places, id), _toldPlan: plan !== undefined && isTold(plan) },
    row.planned.filter((one) => one.id !== id),
  );
}

export function planInEffect<R extends Planning>(
  row: R,
  { data, revision }: Seen<{ id: string; effectiveOn: string }>,
): R {
  const point = { from: data.effectiveOn, order: revision };
  return { ...planRemoved(row, data), _places: withEffect(row._places, data.id, placeIn(data), point) };
}

/** Plans that have not taken effect are left out, unless they are asked for. */
export function placesOf({ _places }: Planning, withPlans = false): PlaceSince[] {
  return periodsOf(_places, placeFields, withPlans).map(({ from, values }) => ({
    from,
    ...(values as Omit<PlaceSince, 'from'>),
  }));
}

/** A planned last day included. */
export function employmentsOf({ _employments, planned }: Planning): Employment[] {
  const leaving = planned.find(({ kind }) => kind === 'RESIGNATION')?.effectiveOn;
  return _employments.map((one, n) =>
    n === _employments.length - 1 && one.to === null && leaving ? { ...one, to: leaving } : one,
  );
}

export function withLastEmployment(all: readonly Employment[], change: Partial<Employment>): Employment[] {
  const last = all.at(-1);
  return last ? [...all.slice(0, -1), { ...last, ...change }] : [];
}
