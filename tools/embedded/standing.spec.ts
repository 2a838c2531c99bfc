import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DeadLetter } from '@kadro/chassis';
import { until } from '@kadro/chassis/testing';
import { type Company, faults, organization, startCompany } from '../testing/company.ts';
import { knownToLeave } from '../testing/known-to-leave.ts';

let company: Company;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(() => company.stop());

const loneSurrogate = String.fromCharCode(0xd800);
const letters = async (service: string): Promise<DeadLetter[]> =>
  (await company.kadro.ports.messages.read(`kadro.${service}.dead`, organization, { offset: 0, limit: 10 })).map(
    ({ data }) => data as DeadLetter,
  );
const known = (person: string) => knownToLeave(company.kadro.services.leave, organization, person);

/** What is still in hand when the clock is moved would stand since. */
async function followersRest(): Promise<boolean> {
  const head = await company.kadro.ports.events.head();
  return Object.values(company.kadro.services).every(({ runtime }) => runtime.watchdog.hasRead(head));
}

/** A name as the log of former versions may hold it, which no command takes any more. */
async function storedName(person: string, lastName: string): Promise<void> {
  const { runtime } = company.kadro.services.identity;
  const decider = runtime.service.deciders.find(({ name }) => name === 'person')!;
  const context = { organization, actor: 'system', key: crypto.randomUUID(), body: '', correlation: 'test' };
  await runtime.loop.run(decider, person, context, () => [{ type: 'ProfileChanged', data: { lastName } }]);
}

describe('a name that nobody can say, stored before names were checked', () => {
  it('becomes a dead letter with an alarm, and the people after it arrive', async () => {
    const poisoned = await company.hire('Poyraz', { branchId: company.istanbul });
    await until(async () => (await known(poisoned)) !== null);
    await storedName(poisoned, loneSurrogate);
    const after = await company.hire('Sonra', { branchId: company.istanbul });
    await until(async () => (await known(after)) !== null);
    expect([...(await letters('identity')), ...(await letters('leave'))]).toEqual([
      expect.objectContaining({ heard: expect.objectContaining({ stream: expect.stringContaining(poisoned) }) }),
    ]);
    expect(faults).toContainEqual(expect.objectContaining({ reaction: 'publish', reason: 'Error' }));
    await until(followersRest);
    company.clock.advance({ minutes: 2 });
    expect((await fetch(`${company.kadro.gateway.address}/readyz`)).status).toBe(200);
  });
});
