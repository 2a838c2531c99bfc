import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, faults, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const card = (employeeId: string, number: string) =>
  send('POST', 'identities', 'superAdmin', { employeeId, kind: 'CARD', number });

describe('a card', () => {
  it('belongs to one person, in whatever letters it is written', async () => {
    const [one, other] = [await member(), await member()];
    const given = await card(one, 'AB12');
    expect(given.status).toBe(201);
    expect(await card(other, ' ab12')).toMatchObject({ status: 409, body: { name: 'card_of_another_person' } });
    expect(await card(one, 'ab12')).toMatchObject({ status: 409, body: { name: 'same_record_exist' } });
  });

  it('is free when it was taken, or got another number', async () => {
    const [one, other] = [await member(), await member()];
    const { body } = await card(one, 'free-1');
    expect((await send('PUT', `identities/${body.id}`, 'superAdmin', { number: 'free-2' })).status).toBe(200);
    expect((await card(other, 'free-1')).status).toBe(201);
    expect(await card(other, 'free-2')).toMatchObject({ body: { name: 'card_of_another_person' } });
    expect((await send('DELETE', `identities/${body.id}`, 'superAdmin', {})).status).toBe(204);
    expect((await card(other, 'free-2')).status).toBe(201);
    expect(await send('PUT', `identities/${body.id}`, 'superAdmin', { number: 'free-3' })).toMatchObject({
      body: { name: 'archived_record' },
    });
  });
});
