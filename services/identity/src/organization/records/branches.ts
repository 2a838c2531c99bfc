import { defineRecord, named, type QueryScope, type RecordPart } from '@kadro/chassis';
import {
  byName,
  countrySchema,
  nameKeys,
  todayIn,
  utcOffsetMinutes,
  workingPatternSchema,
  zoneSchema,
} from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay, workingPattern } from '../../shared/inputs.ts';
import { common, name } from './common.ts';
import { holidays } from './holidays.ts';
import { units } from './units.ts';
import { unusedFields } from './unused-fields.ts';
import { peopleIn, rowsOf } from './uses.ts';
import { patternAt, patternsOf } from './working-pattern.ts';

export const branches: RecordPart = defineRecord({
  ...common,
  name: 'branch',
  plural: 'branches',
  version: 2,
  schema: z.object({
    name,
    zone: zoneSchema,
    country: countrySchema.nullish(),
    workingPattern: workingPatternSchema,
  }),
  dated: {
    field: 'workingPattern',
    from: 'workingPatternFrom',
    day: sensibleDay,
    today: (row, scope) => todayIn(row.zone as string, scope.now()),
  },
  derived: nameKeys,
  indexes: { name: byName },
  computed: {
    ...common.computed,
    workingPattern: { type: workingPattern, value: (row: object, scope: QueryScope) => patternAt(row, scope.now()) },
    workingPatterns: {
      type: z.array(named('WorkingPatternSince', z.object({ from: z.string(), pattern: workingPattern }))),
      value: patternsOf,
    },
    unusedFields: {
      type: z.array(z.string()),
      value: (row: object) => unusedFields((row as { country?: string | null }).country),
    },
    utcOffsetMinutes: {
      type: z.int(),
      value: (row: object, scope: QueryScope) => utcOffsetMinutes((row as { zone: string }).zone, scope.now()),
    },
  },
  uses: [
    { ...peopleIn('branchId'), blocks: true },
    rowsOf('units', () => units, 'branchId'),
    rowsOf('holidays', () => holidays, 'branchId'),
  ],
  example: {
    name: { en: 'Berlin' },
    zone: 'Europe/Berlin',
    country: 'DE',
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  },
});
