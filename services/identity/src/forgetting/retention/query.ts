import { named, query } from '@kadro/chassis';
import { personalClasses } from '@kadro/kernel';
import { z } from 'zod';
import { organizationAdmins } from '../../shared/access.ts';
import { sensibleDay } from '../../shared/inputs.ts';
import { dataClass } from '../events.ts';
import { peopleDue, type PersonDue } from './people-due.ts';

const due = named(
  'RetentionDue',
  z.object({
    employeeId: z.string(),
    quitDate: z.string(),
    classes: z.array(named('RetentionDueClass', z.object({ dataClass, due: z.string() }))),
  }),
);

const earliest = ({ classes }: PersonDue): string => classes.map((one) => one.due).sort()[0]!;

/** First due first. Nothing is ever forgotten by itself. */
export const retentionDue = query({
  name: 'retentionDue',
  access: organizationAdmins,
  args: z.object({
    on: sensibleDay.nullish(),
    page: z.int().min(0).default(0),
    rowsPerPage: z.int().min(1).max(100).default(50),
  }),
  answer: named(
    'RetentionDuePage',
    z.object({
      items: z.array(due),
      total: z.int(),
      byClass: z.array(named('RetentionCount', z.object({ dataClass, people: z.int() }))),
    }),
  ),
  run: async ({ on, page, rowsPerPage }, scope) => {
    const all = await peopleDue(scope, scope.organization, on ?? scope.today());
    const items = all
      .toSorted((a, b) => Temporal.PlainDate.compare(earliest(a), earliest(b)))
      .slice(page * rowsPerPage, (page + 1) * rowsPerPage);
    const counts = personalClasses.map((one) => ({
      dataClass: one,
      people: all.filter(({ classes }) => classes.some((each) => each.dataClass === one)).length,
    }));
    return { items, total: all.length, byClass: counts.filter(({ people }) => people > 0) };
  },
});
