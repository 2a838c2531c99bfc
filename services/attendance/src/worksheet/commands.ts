import { type CommandScope } from '@kadro/chassis';
import { command } from '@kadro/chassis/declare';
import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../shared/dated.ts';
import { closedWith } from '../periods/closed/facts.ts';
import { correction } from '../periods/closed/shape.ts';
import { organizationAdmins } from '../shared/access.ts';
import { id, mustBeBranch, mustExist } from '../shared/references.ts';
import { shift, type ShiftState } from '../shift/events.ts';
import { shifts } from '../shift/rows.ts';
import { worksheet, type WorksheetFields } from './events.ts';
import { worksheets } from './rows.ts';
import { changeWorksheet, defineWorksheet } from './rules.ts';

const common = { access: organizationAdmins, area: 'shift' } as const;

const day = z.strictObject({ shiftIds: z.array(id).max(10) });

/** What is said of a worksheet. */
export const given = {
  name: localizedTextSchema,
  branchId: id.nullable(),
  anchor: sensibleDay,
  days: z.array(day).min(1).max(366),
};

type Days = readonly z.infer<typeof day>[];

export interface DayFacts {
  days?: WorksheetFields['days'];
  shifts: ReadonlyMap<string, ShiftState>;
}

/** The shifts in their versions of now. @throws Rejection reference_unknown */
export async function daysOf(scope: CommandScope, days: Days | undefined, branchId?: string | null): Promise<DayFacts> {
  await mustBeBranch(branchId, scope);
  const found = new Map<string, ShiftState>();
  for (const shiftId of new Set(days?.flatMap(({ shiftIds }) => shiftIds))) {
    await mustExist({ model: shifts }, shiftId, 'days', scope);
    found.set(shiftId, (await scope.state(shift, shiftId)).state);
  }
  const placed = days?.map(({ shiftIds }) => ({
    shifts: [...new Set(shiftIds)].map((shiftId) => ({ shiftId, version: found.get(shiftId)!.versions.length })),
  }));
  return { days: placed, shifts: found };
}

const example = {
  name: { en: 'Two on, two off' },
  anchor: '2026-03-02',
  days: [{ shiftIds: [] }, { shiftIds: [] }],
};

const defineWorksheetCommand = command(worksheet, {
  ...common,
  name: 'DefineWorksheet',
  method: 'POST',
  path: 'worksheets',
  summary: 'Defines a rotating pattern of shifts',
  target: { creates: true },
  input: z.strictObject({ ...given, branchId: given.branchId.optional(), id: z.uuid().optional() }),
  example,
  prepare: ({ days, branchId }, scope) => daysOf(scope, days, branchId),
  decide: (_state, { name, anchor, branchId }, { days, shifts: found }) =>
    defineWorksheet({ name, anchor, branchId: branchId ?? null, days: days! }, found),
});

const changeWorksheetCommand = command(worksheet, {
  ...common,
  name: 'ChangeWorksheet',
  method: 'PUT',
  path: 'worksheets/{id}',
  summary: 'Makes one more version of a worksheet: for who is given it from now on, or for everybody from a day on',
  target: { on: worksheets },
  input: z.object(given).partial().extend({ effectiveOn: sensibleDay.nullish(), correction }).strict(),
  example: { days: [{ shiftIds: [] }], effectiveOn: '2026-03-01' },
  prepare: async ({ days, branchId, effectiveOn }, scope) => ({
    ...(await daysOf(scope, days, branchId)),
    closed: await closedWith(scope, 'worksheetIds', { id: scope.id, from: effectiveOn }),
  }),
  decide: (state, { days: _days, ...input }, facts) =>
    changeWorksheet(state, { ...input, ...(facts.days ? { days: facts.days } : {}) }, facts.shifts, facts.closed),
});

const nothing = { target: { on: worksheets }, input: z.strictObject({}), example: {} };

const archiveWorksheet = command(worksheet, {
  ...common,
  ...nothing,
  name: 'ArchiveWorksheet',
  method: 'DELETE',
  path: 'worksheets/{id}',
  summary: 'Archives a worksheet: who has it keeps it',
  decide: (state) => (state.archived ? [] : [{ type: 'WorksheetArchived', data: {} }]),
});

const restoreWorksheet = command(worksheet, {
  ...common,
  ...nothing,
  name: 'RestoreWorksheet',
  method: 'POST',
  path: 'worksheets/{id}/restore',
  summary: 'Restores an archived worksheet',
  status: 200,
  decide: (state) => (state.archived ? [{ type: 'WorksheetRestored', data: {} }] : []),
});

export const worksheetCommands = [defineWorksheetCommand, changeWorksheetCommand, archiveWorksheet, restoreWorksheet];
