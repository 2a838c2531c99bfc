import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, ids, type People, startCompany } from '../../testing/company.ts';

let company: Company;
beforeAll(async () => void (company = await startCompany()));
afterAll(() => company.stop());

interface Entry {
  type: string;
  changes: { field: string; old: string | null; new: string | null }[];
}
const historyFor = async (who: People): Promise<{ total: number; items: Entry[] }> => {
  const query = `{ employeeHistory(id: "${ids.subordinate}", rowsPerPage: 100) {
    total items { id at on type actor changes { field old new } } } }`;
  return (await company.query(query, await company.session(ids[who]))).body.data.employeeHistory;
};
const changePersonal = (body: object) => company.perform('ChangePersonal', { id: ids.subordinate }, body);
const fieldsIn = ({ items }: { items: Entry[] }): string[] =>
  items.flatMap(({ changes }) => changes.map(({ field }) => field));

/** Who reads the history, but not health; the manager not even the file. */
const readers: People[] = ['hr', 'manager'];

describe('a field that the reader of a history may not read', () => {
  it.each(readers)('is not named, nor that anything changed, to the %s', async (who) => {
    const before = await historyFor(who);
    await changePersonal({ bloodType: who === 'hr' ? 'B_POSITIVE' : 'O_POSITIVE' });
    expect(await historyFor(who)).toEqual(before);
    expect(before.total).toBe(before.items.length);
    expect(fieldsIn(before).filter((field) => /bloodType|disability/.test(field))).toEqual([]);
  });

  it('is left out of what changed beside it', async () => {
    await changePersonal({ bloodType: 'AB_POSITIVE', birthPlace: 'Bursa' });
    const [latest] = (await historyFor('hr')).items;
    expect(latest).toMatchObject({
      type: 'PersonalChanged',
      changes: [{ field: 'personal.birthPlace', old: null, new: 'Bursa' }],
    });
    const [toAdmins] = (await historyFor('admin')).items;
    expect(toAdmins!.changes.map(({ field }) => field).toSorted()).toEqual([
      'personal.birthPlace',
      'personal.bloodType',
    ]);
  });

  it('is not counted on pages either', async () => {
    const [ofHr, ofAdmin] = [await historyFor('hr'), await historyFor('admin')];
    expect(ofAdmin.total - ofHr.total).toBe(
      ofAdmin.items.filter(
        ({ changes }) => changes.length > 0 && changes.every(({ field }) => field === 'personal.bloodType'),
      ).length,
    );
    expect(ofAdmin.total).toBeGreaterThan(ofHr.total);
  });
});
