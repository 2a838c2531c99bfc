import { type Feature } from '../../../manifest/feature.ts';
import { type OwnReads } from '../../../server/resource.ts';
import { serviceNames, services } from '../../../server/services.ts';

/** Every service says for itself what it holds of a person. */
const readHoldings: OwnReads = {
  one: async ({ api }, { id, signal }) => {
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

/** What is held of a person, to be taken along or forgotten; the person's record leads to it. */
export const personalData: Feature = { name: 'personal-data', resources: { 'personal-data': readHoldings } };
