import { named } from '@kadro/chassis';
import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { id } from '../../shared/references.ts';

/** As many as a board of people and days shows, and some. */
const mostDrafts = 1_000;

const people = z.int();

const dayAnswer = named(
  'DayCoverage',
  z.object({
    date: z.string(),
    needed: people,
    planned: people.describe('with those who ask for leave, and those who are painted'),
    onLeave: people.describe('on approved leave the whole day, not among the planned'),
    asked: people.describe('of the planned: who ask for leave that is not decided yet'),
    painted: people.describe('of the planned: who are only painted, and do not ask for leave'),
    firm: people.describe('of the planned: neither painted nor asking for leave'),
    missing: people,
    surplus: people,
  }),
);

const shiftAnswer = named(
  'ShiftCoverage',
  z.object({
    shiftId: z.string(),
    name: named('LocalizedText', localizedTextSchema),
    begin: z.string().nullable(),
    end: z.string().nullable(),
    missing: people.describe('posts of all days'),
    least: people.describe('posts of a day, of those that have any'),
    most: people,
    days: z.array(dayAnswer),
  }),
);

const placeAnswer = named(
  'PlaceCoverage',
  z.object({
    branchId: z.string(),
    teamId: z.string().nullable().describe('null = everybody of the branch'),
    missing: people.describe('posts of all shifts and days'),
    days: z.array(named('PlaceDay', z.object({ date: z.string(), missing: people }))).describe('posts of all shifts'),
    shifts: z.array(shiftAnswer),
  }),
);

export const coverageAnswer = named(
  'Coverage',
  z.object({
    from: z.string(),
    to: z.string(),
    missing: people.describe('posts of all places'),
    places: z.array(placeAnswer),
    moreBranches: z.int().describe('branches with needs beyond those that are shown'),
  }),
);

export type CoverageAnswer = z.infer<typeof coverageAnswer>;

/** Which needs, and on which dates, both included. */
export const whereFields = { branchId: id.nullish(), teamId: id.nullish(), from: sensibleDay, to: sensibleDay };

const draft = named('PaintedDay', z.strictObject({ employeeId: id, date: sensibleDay, shiftIds: z.array(id).max(10) }));

/** Shifts that are painted and not planned yet: they count in the place of what is planned. */
export const drafts = z.array(draft).max(mostDrafts);
