import { type ScheduledTask, systemScope } from '@kadro/chassis';
import { timesheets } from '../timesheet/model.ts';
import { passing } from './events.ts';

const minuteMs = 60_000;

/** Every minute and at start: where a day record is due, time is recorded to have passed, and it is made anew. */
export const passTime: ScheduledTask = {
  name: 'passTime',
  everyMs: minuteMs,
  run: async (service) => {
    const until = service.now().toString({ smallestUnit: 'millisecond' });
    for (const organization of await service.rows(timesheets).organizations()) {
      const key = `passTime/${until}`;
      const scope = systemScope(service, { organization, actor: 'system', key, body: '', correlation: key });
      const due = await scope.find(timesheets, [{ index: 'due', to: until }], { limit: 1 });
      if (due.length > 0)
        await scope.run(passing, organization, 'pass', (state) =>
          state.until < until ? [{ type: 'TimePassed', data: { until } }] : [],
        );
    }
  },
};
