import { type CommandScope, type ScheduledTask, systemScope } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { people } from '../replicas/people.ts';
import { timesheets } from '../timesheet/model.ts';
import { type ShownTimesheet } from '../timesheet/row.ts';
import { reminder, type Reminded } from './events.ts';
import { remind, reminderOf } from './rules.ts';

const minuteMs = 60_000;
/** Who was down for longer is told of no older days. */
const daysBack = 3;
const rowsAtOnce = 1_000;

async function dueOf(scope: CommandScope, today: string): Promise<Reminded[]> {
  const dates = { index: 'reminder', from: addDays(today, -daysBack), to: addDays(today, 1) };
  const due: Reminded[] = [];
  for (let after: string | null = ''; after !== null;) {
    const next = { index: 'id', from: `${after}\u0000` };
    const rows: ShownTimesheet[] = await scope.find(timesheets, [dates, next], { limit: rowsAtOnce });
    due.push(...rows.map(reminderOf).filter((one) => one !== null));
    after = rows.length === rowsAtOnce ? rows.at(-1)!.id : null;
  }
  return due;
}

/**
 * Every minute and at start: of what day records have come to, whatever has not been told yet is recorded as told. It
 * looks at records alone, which follow each branch's zone, so it is right whenever it runs.
 */
export const lookForReminders: ScheduledTask = {
  name: 'lookForReminders',
  everyMs: minuteMs,
  run: async (service) => {
    const today = service.now().toString().slice(0, 10);
    for (const organization of await service.rows(people.model).organizations()) {
      const key = `remind/${service.now().toString()}`;
      const scope = systemScope(service, { organization, actor: 'system', key, body: '', correlation: key });
      const byDate = Map.groupBy(await dueOf(scope, today), ({ date }) => date);
      for (const [date, due] of byDate) await scope.run(reminder, date, date, (state) => remind(state, due));
    }
  },
};
