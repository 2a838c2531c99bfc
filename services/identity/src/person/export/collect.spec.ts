import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, ids, type People, startCompany } from '../../testing/company.ts';
import { exportSection } from './pages.ts';

let company: Company;
beforeAll(async () => {
  company = await startCompany();
  for (const name of ['colleague', 'employee'] as const) await company.session(ids[name]);
});
afterAll(() => company.stop());

const exported = async (by: People, whom: People) =>
  (await company.send('GET', `personal-data/${ids[whom]}/export`, { as: await company.session(ids[by]) })).body as {
    account?: { signIns: object[]; passwordsSet: string[] };
    file: { id: string };
  };
const sessionsOf = async (by: People, whom: People): Promise<object[]> => {
  const list = `{ sessions(filter: { employeeId: { eq: "${ids[whom]}" } }) { items { id } } }`;
  return (await company.query(list, await company.session(ids[by]))).body.data.sessions.items as object[];
};

describe('sign-ins, devices and addresses in an export', () => {
  it.each<[People, People, boolean]>([
    ['employee', 'employee', true],
    ['admin', 'colleague', true],
    ['superAdmin', 'colleague', true],
    ['restricted', 'restricted', true],
    ['restricted', 'colleague', false],
    ['wider', 'colleague', false],
  ])('are there where the caller finds the sessions: %s of %s: %s', async (by, whom, areThere) => {
    const { account, file } = await exported(by, whom);
    expect(file.id).toBe(ids[whom]);
    expect((await sessionsOf(by, whom)).length > 0).toBe(areThere);
    if (areThere) expect(account).toMatchObject({ signIns: expect.arrayContaining([expect.anything()]) });
    else expect(account).toBeUndefined();
  });

  it('leave no heading behind where they are not', async () => {
    const headings: string[] = [];
    const pages = new Proxy(
      { heading: (key: string) => void headings.push(key), history: () => Promise.resolve(), text: String },
      { get: (target, name) => Reflect.get(target, name) ?? (() => undefined) },
    );
    const withPages = async (section: object) => {
      headings.length = 0;
      await exportSection.write({ ...section }, pages as never);
      return [...headings];
    };
    expect(await withPages(await exported('admin', 'colleague'))).toContain('privacy:export.signIns');
    expect(await withPages(await exported('restricted', 'colleague'))).not.toContain('privacy:export.signIns');
  });
});
