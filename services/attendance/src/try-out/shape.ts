import { named } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../shared/dated.ts';
import { tryOutFigures } from './figures.ts';

export const mostDays = 366;

/** Beside what the draft changes. */
export const rangeFields = {
  from: sensibleDay,
  /** Included; at most today. */
  to: sensibleDay,
  /** Of the answer before: the next people. */
  cursor: z.string().max(8_000).optional(),
};

const change = {
  figure: named('TryOutFigure', z.enum(tryOutFigures)),
  before: z.int(),
  after: z.int(),
  difference: z.int(),
};

/** Minutes over the range; `people` are those of this answer, everything else is of all so far. */
export const tryOutAnswer = z.object({
  people: z.array(
    z.object({
      employeeId: z.string(),
      figures: z.array(z.object(change)),
      days: z.array(z.object({ date: z.string(), figures: z.array(z.object(change)) })),
    }),
  ),
  totals: z.array(z.object({ ...change, more: z.int(), fewer: z.int(), same: z.int() })),
  touched: z.int().describe('people of whom dates follow what is tried out'),
  changed: z.int().describe('of them, those of whom a figure is another'),
  looked: z.int(),
  of: z.int().describe('people of the organization'),
  cursor: z.string().nullable().describe('for the next people; null = these were the last'),
});
