import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workplan } from './testing/attendance-messages.ts';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { send, member, ask, decide, show, settled } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const here = { organization: ids.orgA };
const unpaid = { leaveTypeId: ids.unpaid };

/** A week from Monday 2026-10-05, by the minutes of its shifts; resolves once requests were counted again. */
const plan = async (personId: string, minutes: Record<string, number[]>, more: object = {}, id = randomUUID()) => {
  const shift = Object.entries(minutes).flatMap(([date, all]) =>
    all.map((one) => ({ date, shiftId: 's', minutes: one, begin: '08:00', end: '17:00' })),
  );
  await company.publish(workplan(here, { id, personId, from: '2026-10-05', to: '2026-10-11', shift, ...more }));
  await settled('plan', id, 'recount');
  return id;
};

/** Saturday and Sunday, the latter in two shifts. */
const weekend = { '2026-10-10': [600], '2026-10-11': [240, 180] };
const daysOf = async (id: string) => {
  const { dayDetails } = await show(id);
  return dayDetails.map(({ date, kind }: Record<string, string>) => `${date!.slice(8)} ${kind}`);
};

describe('leave on dates that attendance has planned', () => {
  it('counts the days that are planned, and those without a shift are off; others follow the pattern', async () => {
    const id = await member();
    await plan(id, weekend);
    const request = { duration: 'FULL_DAY', beginDate: '2026-10-09', endDate: '2026-10-12', ...unpaid };
    const { body } = await send('POST', 'leave-requests/calculate', id, request);
    expect(body).toMatchObject({ days: 3, minutes: 600 + 420 + 480 });
    expect(await daysOf((await ask(id, '2026-10-09', '2026-10-12', unpaid)).body.id)).toEqual([
      '09 OFFDAY',
      '10 ON_LEAVE',
      '11 ON_LEAVE',
      '12 ON_LEAVE',
    ]);
  });

  it('is counted again when they are planned later, and when the plan is cancelled', async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-05', '2026-10-12', unpaid);
    await decide('manager', body.id);
    expect(await show(body.id)).toMatchObject({ days: 6 });
    const planned = await plan(id, weekend);
    expect(await show(body.id)).toMatchObject({ days: 3, minutes: 1_500, status: 'APPROVED' });
    await plan(id, weekend, { cancelled: true }, planned);
    expect(await show(body.id)).toMatchObject({ days: 6, minutes: 2_880 });
  });

  it('is one and the same for several plans of a date', async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-10', '2026-10-12', unpaid);
    await plan(id, { '2026-10-10': [240] });
    await plan(id, { '2026-10-10': [120] });
    expect(await show(body.id)).toMatchObject({ days: 2, minutes: 360 + 480 });
  });

  it('of half a day takes half of its shift', async () => {
    const id = await member();
    await plan(id, weekend);
    const half = { ...unpaid, duration: 'HALF_DAY', period: 'FIRST_HALF' };
    const { body } = await ask(id, '2026-10-10', '2026-10-10', half);
    expect(await show(body.id)).toMatchObject({ days: 0.5, minutes: 300 });
  });

  it("is not changed by somebody else's plan", async () => {
    const id = await member();
    const { body } = await ask(id, '2026-10-05', '2026-10-11', unpaid);
    await plan(await member(), weekend);
    expect(await show(body.id)).toMatchObject({ days: 5 });
  });
});
