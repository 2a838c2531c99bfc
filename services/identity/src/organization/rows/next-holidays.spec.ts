import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Accounts } from '../../testing/accounts.ts';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';

let company: Company;
let accounts: Accounts;
let admin = '';
beforeAll(async () => {
  company = await startCompany();
  accounts = new Accounts(company);
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const made = async (path: string, body: object): Promise<string> =>
  (await company.send('POST', path, { as: admin, body })).body.id;
const branch = (zone: string): Promise<string> => made('branches', { name: { en: zone }, zone, workingPattern: week });
const holiday = (date: string, branchId: string | null = null): Promise<string> =>
  made('holidays', { name: { en: `Holiday ${date}`, de: `Feiertag ${date}` }, date, part: 'FULL', branchId });

describe('the next holidays of who asks', () => {
  const next = async (as: string, rows = 10): Promise<{ date: string; name: string }[]> =>
    (await company.query(`{ nextHolidays(rows: ${rows}) { date name part } }`, as)).body.data.nextHolidays;

  it('are those of the own branch and of all branches from the day of that branch on, by date', async () => {
    company.clock.set('2026-07-15T22:30:00Z');
    admin = await company.session(ids.superAdmin);
    const [istanbul, lisbon] = [await branch('Europe/Istanbul'), await branch('Europe/Lisbon')];
    await holiday('2026-07-15');
    await holiday('2026-08-28');
    await holiday('2026-07-20', istanbul);
    await holiday('2026-07-21', lisbon);
    const archived = await holiday('2026-07-22');
    await company.send('DELETE', `holidays/${archived}`, { as: admin, body: {} });
    const [east, west] = await Promise.all(
      [istanbul, lisbon].map(async (branchId) => company.session((await accounts.hire({ branchId })).id)),
    );
    const dates = async (as: string, rows?: number) =>
      (await next(as, rows)).map(({ date }) => date).filter((date) => date < '2026-08-29');
    expect(await dates(east!)).toEqual(['2026-07-20', '2026-08-28']);
    expect(await dates(west!)).toEqual(['2026-07-15', '2026-07-21', '2026-08-28']);
    expect(await dates(west!, 2)).toEqual(['2026-07-15', '2026-07-21']);
    expect((await next(east!))[0]).toEqual({ date: '2026-07-20', name: 'Holiday 2026-07-20', part: 'FULL' });
  });
});
