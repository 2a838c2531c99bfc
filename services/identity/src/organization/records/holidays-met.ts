import { type Clause, named, query } from '@kadro/chassis';
import { type Language, type LocalizedText, textIn } from '@kadro/kernel';
import { z } from 'zod';
import { organizationAdmins } from '../../shared/access.ts';
import { sensibleDay } from '../../shared/inputs.ts';
import { reference } from './common.ts';
import { type HolidayPart, holidayPart, holidays } from './holidays.ts';

interface Holiday {
  id: string;
  name: LocalizedText;
  branchId: string | null;
  part: HolidayPart;
}

type Off = Pick<Holiday, 'branchId' | 'part'>;

const page = { sort: { index: 'id', descending: false }, offset: 0, limit: 100 };

/** Whether two holidays of one date take the same time from the same people; without a branch, from those of all. */
export const meet = (one: Off, other: Off): boolean =>
  (one.branchId === null || other.branchId === null || one.branchId === other.branchId) &&
  (one.part === 'FULL' || other.part === 'FULL' || one.part === other.part);

/** Holidays in use that a new or changed one (`except`) would meet. Two on one day are allowed: forms say which, by name. */
export const holidaysMet = query({
  name: 'holidaysMet',
  access: organizationAdmins,
  args: z.object({
    date: sensibleDay,
    part: holidayPart.default('FULL'),
    branchId: reference.optional(),
    except: reference.optional(),
  }),
  answer: z.array(
    named(
      'HolidayMet',
      z.object({ id: z.string(), name: z.string(), branchId: z.string().nullable(), part: holidayPart }),
    ),
  ),
  example: { date: '2026-01-01' },
  run: async ({ date, part, branchId = null, except }, scope) => {
    const where: Clause[] = [
      { index: 'date', eq: date },
      { index: 'archived', eq: false },
    ];
    const found = await scope.rows(holidays.model).find(scope.organization, { where }, page);
    return found
      .map(({ doc }) => ({ branchId: null, ...doc }) as unknown as Holiday)
      .filter((other) => other.id !== except && meet({ branchId, part }, other))
      .map((other) => ({ ...other, name: textIn(other.name, scope.language as Language) }));
  },
});
