import { type QueryScope, type ScheduledTask, type ServiceScope, systemScope } from '@kadro/chassis';
import { presences } from '../presence/model.ts';
import { people } from '../replicas/people.ts';
import { timesheets } from '../timesheet/model.ts';
import { passing } from './events.ts';

/** Rows that time alone changes. */
const models = [timesheets, presences];
const minuteMs = 60_000;

async function isDue(scope: ServiceScope & Pick<QueryScope, 'find'>, until: string): Promise<boolean> {
  const due = models.map((model) => scope.find<object>(model, [{ index: 'due', to: until }], { limit: 1 }));
  return (await Promise.all(due)).some((rows) => rows.length > 0);
}

/** Every minute and at start: where a row is due, time is recorded to have passed, and it is made anew. */
export const passTime: ScheduledTask = {
  name: 'passTime',
  everyMs: minuteMs,
  run: async (service) => {
    const until = service.now().toString({ smallestUnit: 'millisecond' });
    for (const organization of await service.rows(people.model).organizations()) {
      const key = `passTime/${until}`;
      const scope = systemScope(service, { organization, actor: 'system', key, body: '', correlation: key });
      if (await isDue(scope, until))
        await scope.run(passing, organization, 'pass', (state) =>
          state.until < until ? [{ type: 'TimePassed', data: { until } }] : [],
        );
    }
  },
};
