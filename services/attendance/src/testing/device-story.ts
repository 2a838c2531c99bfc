import { randomUUID } from 'node:crypto';
import { type Company } from './company.ts';
import { deviceAt } from './device.ts';
import { type storyOf } from './story.ts';

export const allowed = { allowed: true, descriptionRequired: false };

const readFields = 'at eventType source late sensor deviceAt';

/** Terminals, cards and what devices read. */
export function deviceStory({ send, data, member }: ReturnType<typeof storyOf>, company: () => Company) {
  const card = (employeeId: string, number: string) =>
    send('POST', 'identities', 'superAdmin', { employeeId, kind: 'CARD', number });
  const terminal = async (fields: object = {}): Promise<string> => {
    const actions = { clockInOut: allowed, dutyInOut: allowed, breakInOut: allowed, lunchInOut: allowed };
    const body = { name: randomUUID(), purpose: 'CLOCK', disabled: false, allowedAddresses: [], ...actions, ...fields };
    return (await send('POST', 'terminals', 'superAdmin', body)).body.id;
  };
  return {
    card,
    terminal,
    device: async (fields: object = {}) => deviceAt(company(), await terminal(fields)),
    withCard: async (number: string = randomUUID()) => {
      const id = await member();
      await card(id, number);
      return { id, number };
    },
    resultsOf: ({ body }: { body: { results: { result: string }[] } }) => body.results.map(({ result }) => result),
    /** Of a person, the latest first. */
    clockRecordsOf: async (id: string) => {
      const filter = `filter: { employeeId: { eq: "${id}" } }`;
      return (await data(`{ clockRecords(${filter}) { items { ${readFields} } } }`)).clockRecords.items;
    },
  };
}
