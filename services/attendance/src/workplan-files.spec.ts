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

const plansOf = async (id: string) =>
  (await data(`{ workplans(filter: { employeeId: { eq: "${id}" } }) { items { origin entries { date } } } }`)).workplans
    .items;

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
    const plans = await plansOf(id);
    expect(plans).toHaveLength(3);
    expect(plans[0]).toMatchObject({ origin: 'IMPORT', entries: [{ date: '2026-03-04' }] });
    expect(await exported('from=2026-03-01&to=2026-03-03')).toBe(
      'Staff number;Date;Shift\r\nW-1;2026-03-02;Early bird\r\nW-1;2026-03-03;Early bird\r\n',
    );
  });

  it('holds the days that are off, and plans them again', async () => {
    const [id, copy] = [await member({ staffNumber: 'O-1' }), await member({ staffNumber: 'O-2' })];
    const early = await shift({ name: { en: 'Before a rest' } });
    await company.send('POST', 'workplans', {
      as: as('superAdmin'),
      body: { employeeId: id, from: '2026-05-04', to: '2026-05-06', days: [{ date: '2026-05-04', shiftIds: [early] }] },
    });
    const file = await exported('from=2026-05-01&to=2026-05-31');
    const rows = ['O-1;2026-05-04;Before a rest', 'O-1;2026-05-05;OFF_DAY', 'O-1;2026-05-06;OFF_DAY'];
    expect(file.split('\r\n').slice(1, -1)).toEqual(rows);
    const others = file.replaceAll('O-1', 'O-2');
    expect(await imported(others)).toMatchObject({ created: 3, refused: 0 });
    expect(await imported(others)).toMatchObject({ created: 0, unchanged: 3, refused: 0 });
    expect(await exported('from=2026-05-01&to=2026-05-31')).toContain('O-2;2026-05-06;OFF_DAY');
    const worked = 'Staff number;Date;Shift\r\nO-2;2026-05-04;OFF_DAY\r\n';
    expect(await imported(worked)).toMatchObject({
      refused: 1,
      report: [{ code: 'workplan_overlap' }],
    });
    expect(await plansOf(copy)).toHaveLength(3);
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
