import { type Clause, defineRecord, named, type QueryScope, type RecordPart } from '@kadro/chassis/declare';
import { byName, localizedTextSchema, nameFields, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { fitting } from './rules.ts';
import { openOnly } from '../account/rows/requests/clauses.ts';
import { leaveRequests } from '../account/rows/requests/model.ts';
import { leaveDuration, leaveKind, usageRule } from '../account/shared/shapes.ts';

const name = named('LocalizedText', localizedTextSchema);
const days = z
  .number()
  .min(0)
  .max(366)
  .multipleOf(0.125)
  // next to nothing counts as a multiple, too
  .refine((eighths) => Number.isInteger(eighths * 8), 'value_invalid');

const fields = z.object({
  name,
  kind: leaveKind,
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  durations: z.array(leaveDuration).min(1).max(4),
  tracksBalance: z.boolean(),
  /** Off days count as whole days, holidays do not. */
  countsCalendarDays: z.boolean(),
  documentRequired: z.boolean(),
  reasonRequired: z.boolean(),
  /** Calendar days between asking and the first day. */
  noticeDays: z.int().min(0).max(366),
  minimumDays: days.nullable(),
  maximumDays: days.nullable(),
  /** Days that the balance may lie below zero. */
  advanceDays: days,
  usageRule: usageRule.nullable(),
  /** How far ahead leave may be asked for; absent = 24. */
  horizonMonths: z.int().min(1).max(120).nullish(),
});

export type LeaveTypeRow = z.infer<typeof fields> & { id: string; archived: boolean };

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

async function countRequests(id: string, scope: QueryScope, ...where: Clause[]): Promise<number> {
  const of = { where: [{ index: 'leaveTypeId', eq: id }, ...where] };
  return (await scope.rows(leaveRequests).count(scope.organization, of, Number.MAX_SAFE_INTEGER)).total;
}

/** Specification, sections 3 and 5. */
export const leaveTypes: RecordPart = defineRecord({
  name: 'leaveType',
  plural: 'leaveTypes',
  path: 'leave-types',
  schema: fields,
  derived: nameKeys,
  computed: nameFields(name),
  indexes: { name: byName, kind: { path: 'kind' } },
  defaultSort: { by: 'name', descending: false },
  search: '_words',
  reach: { members: true },
  read: ['members'],
  write: { who: 'roles', roles: admins },
  historyRoles: [...admins, 'RESTRICTED_ADMIN', 'HR_MANAGER'],
  rule: fitting,
  uses: [
    { what: 'requests', count: (id, scope) => countRequests(id, scope) },
    { what: 'openRequests', count: (id, scope) => countRequests(id, scope, openOnly) },
  ],
  example: {
    name: { en: 'Annual leave' },
    kind: 'PAID',
    color: '#0f766e',
    durations: ['FULL_DAY', 'HALF_DAY'],
    tracksBalance: true,
    countsCalendarDays: false,
    documentRequired: false,
    reasonRequired: false,
    noticeDays: 0,
    minimumDays: null,
    maximumDays: null,
    advanceDays: 0,
    usageRule: null,
  },
});
