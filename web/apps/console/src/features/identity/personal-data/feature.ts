import { type Feature } from '../../../manifest/feature.ts';
import { type RestReads } from '../../../server/resource.ts';
import { serviceNames, services } from '../../../server/services.ts';

const readHoldings: RestReads = {
  one: async (api, { id, signal }) => {
    const path = `personal-data/${encodeURIComponent(String(id))}`;
    const holdings = await Promise.all(
      serviceNames.map(async (name) => [
        name,
        await api.read<object>(`${services[name]}/${path}`, { signal, silent: true }),
      ]),
    );
    return { data: { id, ...Object.fromEntries(holdings) } };
  },
};

export const personalData: Feature = { name: 'personal-data', resources: { 'personal-data': { rest: readHoldings } } };
