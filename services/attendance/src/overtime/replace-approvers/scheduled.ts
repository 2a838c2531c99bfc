import { type ScheduledTask, systemScope } from '@kadro/chassis';
import { pageSize } from '../rows/clauses.ts';
import { type OvertimeRow } from '../rows/fields.ts';
import { overtimes } from '../rows/overtimes.ts';
import { openAfter, replaceIn } from './job.ts';

const dayMs = 24 * 3_600_000;

/** Daily, for replacements that were missed while messages were late. */
export const missedOvertimeReplacements: ScheduledTask = {
  name: 'replaceMissedOvertime',
  everyMs: dayMs,
  run: async (service) => {
    const key = `replaceMissedOvertime/${service.now().toString().slice(0, 10)}`;
    for (const organization of await service.rows(overtimes).organizations()) {
      const scope = systemScope(service, { organization, actor: 'system', key, body: '', correlation: key });
      for (let after: string | null = ''; after !== null;) {
        const page: OvertimeRow[] = await openAfter(scope, after);
        for (const row of page) await replaceIn(scope, row);
        after = page.length === pageSize ? page.at(-1)!.id : null;
      }
    }
  },
};
