import { GuardedRows, named, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { name } from '../shared/references.ts';
import { zonePresences } from '../zones/presences.ts';
import { zones, type ZoneRow } from '../zones/record.ts';

const presences = new GuardedRows(zonePresences);
const most = 100;

export const dashboardZone = named(
  'DashboardZone',
  z.object({ zoneId: z.string(), name, count: z.int().describe('people in it whom the caller reaches') }),
);

/** Whether the caller reaches others than himself in the zones. */
function seesOthers({ domain, principal }: QueryScope): boolean {
  const { reach, access, area } = zonePresences;
  const ofOthers = access.filter((kind) => kind !== 'own');
  const clauses = domain.policy.clauses(principal, reach, ofOthers, area);
  return clauses === undefined || clauses.length > 0;
}

/** How many people are in each zone; nothing for whoever reaches nobody but himself. */
export async function occupiedZones(scope: QueryScope): Promise<z.infer<typeof dashboardZone>[]> {
  if (!seesOthers(scope)) return [];
  const all = await scope.find<ZoneRow>(zones.model, [{ index: 'archived', eq: false }], { limit: most });
  return Promise.all(
    all.map(async (zone) => ({
      zoneId: zone.id,
      name: zone.name,
      count: await presences.count(scope, [{ index: 'zoneId', eq: zone.id }]),
    })),
  );
}
