import { systemScope, type ServiceScope } from '@kadro/chassis';
import { pageSize } from '../rows/requests/clauses.ts';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { leaveRequests } from '../rows/requests/model.ts';
import { openAfter, replaceIn } from './job.ts';

const dayMs = 24 * 3_600_000;

/** Daily, for replacements that were missed while messages were late. */
export const missedReplacements = {
  name: 'replaceMissed',
  everyMs: dayMs,
  run: async (service: ServiceScope): Promise<void> => {
    const day = service.now().toString().slice(0, 10);
    for (const organization of await service.rows(leaveRequests).organizations()) {
      const scope = systemScope(service, {
        organization,
        actor: 'system',
        key: `replaceMissed/${day}`,
        body: '',
        correlation: `replaceMissed/${day}`,
      });
      for (let after: string | null = ''; after !== null;) {
        const page: LeaveRequestRow[] = await openAfter(scope, after);
        for (const row of page) await replaceIn(scope, row);
        after = page.length === pageSize ? page.at(-1)!.id : null;
      }
    }
  },
};
