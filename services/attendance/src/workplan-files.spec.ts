import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@kadro/chassis/testing';
import { as, type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { member, shift, plan, data } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

async function imported(text: string, who: 'superAdmin' | 'restricted' = 'superAdmin') {
  const body = new FormData();
  body.append('file', new Blob([text]), 'plan.csv');
  const { body: answer } = await company.send('POST', 'workplans/import', { as: as(who), body });
  const fields = 'state created changed unchanged refused';
  const row = async () => (await data(`{ workplanImport(id: "${answer.id}") { ${fields} } }`)).workplanImport;
  await until(async () => !(await row()).state.endsWith('ING'));
  const report = `{ workplanImportReport(id: "${answer.id}") { items { row outcome code fields { column code } } } }`;
  return { ...(await row()), report: (await data(report)).workplanImportReport.items };
}

const exported = async (query: string, who: 'superAdmin' | 'restricted' = 'superAdmin'): Promise<string> => {
  const { body } = await company.send('GET', `workplans/export?${query}`, { as: as(who) });
  return String(body).replace('\ufeff', '');
};

describe('a file of planned shifts', () => {
  it('is planned once, however often it comes, and names what it does not know', async () => {
    const id = await member({ staffNumber: 'W-1' });
    const early = await shift({ name: { en: 'Early bird', tr: 'Sabahçı' } });
    const file = [
      'Staff number;Date;Shift',
      'W-1;2026-03-02;early bird',
      'W-1;2026-03-03;sabahçı',
      `W-1;2026-03-04;${early}`,
      'W-1;2026-03-05;nothing',
      'W-9;2026-03-05;early bird',
      '',
    ].join('\r\n');
    const { report, ...first } = await imported(file);
    expect(first).toMatchObject({ created: 3, refused: 2 });
    expect(report.filter(({ outcome }: { outcome: string }) => outcome === 'REFUSED')).toMatchObject([
      { code: 'reference_unknown', fields: [{ column: 'shift' }] },
      { code: 'reference_unknown', fields: [{ column: 'staffNumber' }] },
    ]);
    expect(await imported(file)).toMatchObject({ created: 0, changed: 0, unchanged: 3, refused: 2 });
    const { workplans } = await data(
      `{ workplans(filter: { employeeId: { eq: "${id}" } }) { items { origin entries { date } } } }`,
    );
    expect(workplans.items).toHaveLength(3);
    expect(workplans.items[0]).toMatchObject({ origin: 'IMPORT', entries: [{ date: '2026-03-04' }] });
    expect(await exported('from=2026-03-01&to=2026-03-03')).toBe(
      'Staff number;Date;Shift\r\nW-1;2026-03-02;Early bird\r\nW-1;2026-03-03;Early bird\r\n',
    );
  });

  it('holds what its reader administers, plans within his reach, and never a formula', async () => {
    const far = await member({
      staffNumber: '=F-1',
      branchId: ids.south,
      places: [{ from: '2026-01-05', branchId: ids.south }],
      plannedPlaces: [{ from: '2026-01-05', branchId: ids.south }],
    });
    await member({ staffNumber: 'N-1' });
    const early = await shift({ name: { en: 'Only far' } });
    await plan(far, [early], '2026-04-06');
    expect(await exported('from=2026-04-01&to=2026-04-30')).toBe(
      "Staff number;Date;Shift\r\n'=F-1;2026-04-06;Only far\r\n",
    );
    expect(await exported('from=2026-04-01&to=2026-04-30', 'restricted')).toBe('Staff number;Date;Shift\r\n');
    const file = 'Staff number;Date;Shift\r\n=F-1;2026-04-07;Only far\r\nN-1;2026-04-07;Only far\r\n';
    expect(await imported(file, 'restricted')).toMatchObject({
      created: 1,
      report: expect.arrayContaining([expect.objectContaining({ outcome: 'REFUSED', code: 'forbidden' })]),
    });
  });
});
