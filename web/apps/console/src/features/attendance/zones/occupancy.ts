import { useGetList } from 'react-admin';
import { ZoneOccupancyDocument, type ZoneOccupancyQuery } from '../../../generated/graphql.ts';
import { asked, type Resource } from '../../../server/resource.ts';

type Occupancy = NonNullable<ZoneOccupancyQuery['zoneOccupancy']>[number] & { id: string };

/** Who is in the zones now. */
export const occupancy: Resource = {
  list: () =>
    asked(ZoneOccupancyDocument, {}, ({ zoneOccupancy: zones }) => {
      const data = (zones ?? []).map((zone) => ({ ...zone, id: zone.zoneId }));
      return { data, total: data.length };
    }),
};

const pollMs = 20_000;

export function useOccupancy(id: string): { zone?: Occupancy; isPending: boolean; error: unknown } {
  const { data, isPending, error } = useGetList<Occupancy>('zone-occupancy', undefined, { refetchInterval: pollMs });
  return { zone: data?.find(({ zoneId }) => zoneId === id), isPending, error };
}
