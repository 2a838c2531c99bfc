import { type CommandScope, defineRecord, named, type QueryScope, type RecordPart } from '@kadro/chassis';
import {
  byName,
  daySchema,
  localizedTextSchema,
  nameFields,
  nameKeys,
  reject,
  todayIn,
  utcOffsetMinutes,
  type WorkingPattern,
  workingPatternSchema,
  zoneSchema,
} from '@kadro/kernel';
import { z } from 'zod';
import { administrators, organizationAdmins } from '../events.ts';
import { id, workingPattern } from '../../person/shared/fields.ts';

const name = named('LocalizedText', localizedTextSchema);
const computed = nameFields(name);
const reference = id.nullable();

/** What all reference data with a name in several languages has in common. */
const common = {
  computed,
  defaultSort: { by: 'name', descending: false },
  search: '_words',
  reach: { members: true },
  read: ['members'],
  write: organizationAdmins,
  historyRoles: administrators.roles,
} as const;

/** Refuses a reference to what is not there or archived. */
export async function mustExist(
  part: RecordPart,
  value: string | null | undefined,
  field: string,
  scope: CommandScope,
): Promise<void> {
  if (value === null || value === undefined) return;
  const row = await scope.row<{ archived: boolean }>(part.model, value);
  if (!row || row.archived)
    reject('reference_unknown', { fields: { [field]: { name: row ? 'archived_record' : 'reference_unknown' } } });
}

/** A pattern of a branch, and the day it counts from. */
interface PatternSince {
  from: string;
  pattern: WorkingPattern;
}

/** All patterns of a branch by their days, past and planned; the first counts since ever. */
export function patternsOf(row: object): PatternSince[] {
  return (row as { _workingPattern: { from: string; value: WorkingPattern }[] })._workingPattern.map(
    ({ from, value }) => ({ from, pattern: value }),
  );
}

/** The pattern that counts in a branch at an instant, by its zone. */
export function patternAt(row: object, at: Temporal.Instant | string): WorkingPattern {
  const today = todayIn((row as { zone: string }).zone, at);
  return patternsOf(row).findLast(({ from }) => from <= today)!.pattern;
}

export const branches = defineRecord({
  ...common,
  name: 'branch',
  plural: 'branches',
  version: 2,
  schema: z.object({
    name,
    zone: zoneSchema,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullish(),
    workingPattern: workingPatternSchema,
  }),
  dated: {
    field: 'workingPattern',
    from: 'workingPatternFrom',
    day: daySchema,
    today: (row, scope) => todayIn(row.zone as string, scope.now()),
  },
  derived: nameKeys,
  indexes: { name: byName },
  computed: {
    ...computed,
    workingPattern: { type: workingPattern, value: (row: object, scope: QueryScope) => patternAt(row, scope.now()) },
    workingPatterns: {
      type: z.array(named('WorkingPatternSince', z.object({ from: z.string(), pattern: workingPattern }))),
      value: patternsOf,
    },
    utcOffsetMinutes: {
      type: z.int(),
      value: (row: object, scope: QueryScope) => utcOffsetMinutes((row as { zone: string }).zone, scope.now()),
    },
  },
  example: {
    name: { en: 'Berlin' },
    zone: 'Europe/Berlin',
    country: 'DE',
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  },
});

export const units: RecordPart = defineRecord({
  ...common,
  name: 'unit',
  plural: 'units',
  schema: z.object({ name, branchId: reference.optional(), parentId: reference.optional() }),
  derived: nameKeys,
  indexes: { name: byName, branchId: { path: 'branchId' }, parentId: { path: 'parentId' } },
  check: async (fields, scope) => {
    await mustExist(branches, fields.branchId, 'branchId', scope);
    await mustExist(units, fields.parentId, 'parentId', scope);
    if (fields.parentId) await refuseCycle(scope, fields.parentId);
  },
  example: { name: { en: 'Production' } },
});

/** A unit is not its own ancestor; each walk keeps what it visited. */
async function refuseCycle(scope: CommandScope, parentId: string): Promise<void> {
  const visited = new Set<string>();
  for (let at: string | null | undefined = parentId; at && !visited.has(at);) {
    if (at === scope.id) reject('parent_cycle', { fields: { parentId: { name: 'parent_cycle' } } });
    visited.add(at);
    at = (await scope.row<{ parentId?: string | null }>(units.model, at))?.parentId;
  }
}

export const teams = defineRecord({
  ...common,
  name: 'team',
  plural: 'teams',
  schema: z.object({ name, unitId: reference.optional() }),
  derived: nameKeys,
  indexes: { name: byName, unitId: { path: 'unitId' } },
  check: (fields, scope) => mustExist(units, fields.unitId, 'unitId', scope),
  example: { name: { en: 'Assembly' } },
});

export const jobs = defineRecord({
  ...common,
  name: 'job',
  plural: 'jobs',
  schema: z.object({ name, description: z.string().trim().max(1000).nullish() }),
  derived: nameKeys,
  indexes: { name: byName },
  example: { name: { en: 'Engineer' } },
});

const part = named('HolidayPart', z.enum(['FULL', 'MORNING', 'AFTERNOON']));

/** Public holidays of a branch, or of all where no branch is named. */
export const holidays = defineRecord({
  ...common,
  name: 'holiday',
  plural: 'holidays',
  schema: z.object({ name, branchId: reference.optional(), date: daySchema, part }),
  derived: nameKeys,
  indexes: { name: byName, branchId: { path: 'branchId' }, date: { path: 'date' } },
  defaultSort: { by: 'date', descending: false },
  check: (fields, scope) => mustExist(branches, fields.branchId, 'branchId', scope),
  example: { name: { en: 'New Year' }, date: '2026-01-01', part: 'FULL' },
});

/** Refuses references of an employment that are not there or archived. */
export async function checkPlace(
  fields: { branchId?: string | null; unitId?: string | null; teamId?: string | null; jobId?: string | null },
  scope: CommandScope,
): Promise<void> {
  await mustExist(branches, fields.branchId, 'branchId', scope);
  await mustExist(units, fields.unitId, 'unitId', scope);
  await mustExist(teams, fields.teamId, 'teamId', scope);
  await mustExist(jobs, fields.jobId, 'jobId', scope);
}
