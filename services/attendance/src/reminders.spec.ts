import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { passTime } from './passing/task.ts';
import { lookForReminders } from './reminders/task.ts';
import { type Company, faults, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { member, shift, plan, read, days } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const noticesFor = async (who: string) =>
  (await company.ports.notify.recent(500)).filter((one) => one.person === who && one.template.startsWith('day.'));
const toldOf = async (who: string, about: string) =>
  (await noticesFor(who)).filter((one) => one.about.includes(about)).map(({ template }) => template);

/** The minute tasks of the house, as often as asked, at an instant. */
async function at(instant: string, times = 1): Promise<void> {
  company.clock.set(instant);
  const { runtime } = company.hosted;
  for (let n = 0; n < times; n++) {
    await passTime.run(runtime);
    await runtime.caughtUp(await company.ports.events.head(), 'written');
    await lookForReminders.run(runtime);
  }
}

describe('reminders', () => {
  it('tell the shift managers once who did not come, after the window of the shift', async () => {
    const [first, second] = [await member({ shiftManagers: [] }), await member({ shiftManagers: [] })];
    const id = await member({ shiftManagers: [first, second] });
    await plan(id, [await shift()], '2026-07-15');
    await at('2026-07-15T15:00:00Z');
    expect(await toldOf(first, id)).toEqual([]);
    await at('2026-07-15T16:01:00Z', 3);
    expect(await days(id, '2026-07-15')).toMatchObject([{ state: 'NOT_COME' }]);
    await until(async () => (await toldOf(first, id)).length > 0 && (await toldOf(second, id)).length > 0);
    await at('2026-07-15T17:00:00Z', 2);
    expect([await toldOf(first, id), await toldOf(second, id)]).toEqual([['day.NOT_COME'], ['day.NOT_COME']]);
  });

  it('tell the person of a clock-out that was forgotten, also where the house was down for a day', async () => {
    const id = await member({ shiftManagers: [] });
    company.clock.set('2026-07-15T17:30:00Z');
    await read(id, 'CLOCK_IN', '2026-07-15T17:20:00Z');
    await at('2026-07-17T06:00:00Z', 2);
    await until(async () => (await noticesFor(id)).length > 0);
    await at('2026-07-17T06:01:00Z');
    expect((await noticesFor(id)).map(({ template, body }) => [template, body.includes('2026')])).toEqual([
      ['day.NOT_CLOCKED_OUT', true],
    ]);
  });
});
