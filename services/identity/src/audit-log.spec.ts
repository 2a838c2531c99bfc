import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaration } from './declaration.ts';
import { type Company, faults, ids, type People, startCompany } from './testing/company.ts';

let company: Company;
beforeAll(async () => void (company = await startCompany()));
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

interface Entry {
  id: string;
  at: string;
  type: string;
  kind: string;
  record: string;
  subject: string;
  actor: string;
  service: string;
}
interface Asked {
  limit?: number;
  organization?: string;
}
interface Page {
  items: Entry[];
  next: string | null;
}

const get = async (who: People, path: string, organization?: string) =>
  company.send('GET', path, { as: await company.session(ids[who], organization) });
const page = async (who: People, query = '', { limit = 100, organization }: Asked = {}): Promise<Page> =>
  (await get(who, `audit-entries?limit=${limit}${query}`, organization)).body as Page;

async function all(who: People, query = '', limit = 7): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let before = ''; ;) {
    const { items, next } = await page(who, `${query}${before}`, { limit });
    found.push(...items);
    if (next === null) return found;
    before = `&before=${encodeURIComponent(next)}`;
  }
}
const as = async (who: People, method: string, path: string, body: object) =>
  expect((await company.send(method, path, { as: await company.session(ids[who]), body })).status).toBeLessThan(300);

describe('the events of this service', () => {
  it('are in the audit log, but what is no change of anything that somebody reads', () => {
    const names = declaration.deciders.flatMap(({ events }) => Object.keys(events as object));
    expect(names.filter((name) => !declaration.audited.has(name)).toSorted()).toEqual([
      'BulkUpdateEnded',
      'BulkUpdateSliceDone',
      'GuardedFieldsRead',
      'LogHeadSigned',
      'PasswordWithdrawn',
      'PersonalDataErased',
      'SessionOpened',
      'SuperAdminReleased',
    ]);
  });

  it('are told of a record with a history where there is one', () => {
    const kinds = new Set([...declaration.audited.values()].map(({ model }) => model.name));
    expect([...kinds].toSorted()).toEqual([
      'branches',
      'bulkUpdates',
      'employees',
      'holidays',
      'jobs',
      'organizations',
      'teams',
      'units',
    ]);
  });
});

describe('the audit log', () => {
  it('tells who changed what of whom, newest first, as soon as it is answered', async () => {
    await as('admin', 'PUT', `employees/${ids.colleague}/contact`, { address: 'Bursa' });
    const [latest, before] = (await page('superAdmin')).items;
    expect(latest).toMatchObject({
      type: 'ContactChanged',
      kind: 'employees',
      record: ids.colleague,
      subject: ids.colleague,
      actor: ids.admin,
      service: 'identity',
    });
    expect(latest!.at >= before!.at).toBe(true);
  });

  it('shows of an entry what its history shows', async () => {
    const [latest] = (await page('superAdmin', `&record=${ids.colleague}&type=ContactChanged`)).items;
    const shown = (await get('superAdmin', `audit-entries/${encodeURIComponent(latest!.id)}`)).body;
    expect(shown).toMatchObject({
      id: latest!.id,
      state: 'DONE',
      changes: [{ field: 'contact.address', old: null, new: 'Bursa' }],
    });
  });

  it('is the same by pages of any size, each entry once', async () => {
    const whole = (await all('superAdmin', '', 100)).map(({ id }) => id);
    expect((await all('superAdmin')).map(({ id }) => id)).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toEqual(whole.toSorted().toReversed());
    expect(whole.length).toBeGreaterThan(40);
  });

  it.each([
    ['actor', ids.admin, ({ actor }: Entry) => actor],
    ['record', ids.colleague, ({ record }: Entry) => record],
    ['subject', ids.manager, ({ subject }: Entry) => subject],
    ['kind', 'branches', ({ kind }: Entry) => kind],
    ['type', 'PersonHired', ({ type }: Entry) => type],
    ['type', 'JobCreated', ({ type }: Entry) => type],
  ])('is narrowed by %s', async (name, value, of) => {
    const whole = await all('superAdmin', '', 100);
    const found = await all('superAdmin', `&${name}=${value}`);
    expect(found).toEqual(whole.filter((entry) => of(entry) === value));
    expect(found.length).toBeGreaterThan(0);
  });

  it('is narrowed by several types of change, and by all that is asked together', async () => {
    const whole = await all('superAdmin', '', 100);
    expect(await all('superAdmin', '&type=JobCreated&type=TeamCreated')).toEqual(
      whole.filter(({ type }) => type === 'JobCreated' || type === 'TeamCreated'),
    );
    expect(await all('superAdmin', `&actor=${ids.admin}&subject=${ids.colleague}&type=ContactChanged`)).toEqual(
      whole.filter(({ type, actor }) => type === 'ContactChanged' && actor === ids.admin),
    );
    expect(await all('superAdmin', '&kind=nothing')).toEqual([]);
  });

  it('is narrowed to days at the place of the reader', async () => {
    const on = async (from: string, to: string) => (await all('superAdmin', `&from=${from}&to=${to}`)).length;
    const whole = (await all('superAdmin', '', 100)).length;
    expect(await on('2026-07-15', '2026-07-15')).toBe(whole);
    expect(await on('2026-07-16', '2026-07-20')).toBe(0);
    expect(await on('2026-07-01', '2026-07-14')).toBe(0);
    expect(await on('0001-01-01', '9999-12-31')).toBe(whole);
    // 21:30 UTC of the 15th is the 16th in Istanbul
    company.clock.advance({ hours: 13, minutes: 30 });
    await as('admin', 'PUT', `employees/${ids.colleague}/contact`, { address: 'Izmir' });
    expect(await on('2026-07-16', '2026-07-16')).toBe(1);
  });

  it('tells what has no row to read of the person', async () => {
    await as('superAdmin', 'POST', `employees/${ids.colleague}/forget`, {
      classes: ['location'],
      reason: 'The retention period has ended',
      confirmation: '8',
    });
    const [latest] = (await page('superAdmin', `&subject=${ids.colleague}`)).items;
    expect(latest).toMatchObject({ type: 'PersonalDataForgotten', kind: 'employees', record: ids.colleague });
  });
});

describe('who reads it', () => {
  it.each<People>(['employee', 'manager', 'hr', 'admin'])('is not the %s', async (who) =>
    expect((await get(who, 'audit-entries')).status).toBe(403),
  );

  it('is nobody of another organization, also of equal ids', async () => {
    const ownIds = new Set((await page('superAdmin', '', { organization: ids.orgB })).items.map(({ id }) => id));
    expect((await all('superAdmin')).filter(({ id }) => ownIds.has(id))).toEqual([]);
    const foreign = [...ownIds][0]!;
    expect((await get('superAdmin', `audit-entries/${encodeURIComponent(foreign)}`)).status).toBe(404);
  });

  it('is a restricted admin for the people of his branches and what every member reads', async () => {
    const found = await all('restricted');
    const people = new Set(found.filter(({ kind }) => kind === 'employees').map(({ record }) => record));
    expect(people.has(ids.colleague)).toBe(true);
    expect(people.has(ids.distant)).toBe(false);
    expect(new Set(found.map(({ kind }) => kind)).has('branches')).toBe(true);
    const whole = await all('superAdmin', '', 100);
    expect(found.filter(({ record }) => record !== ids.superAdmin)).toEqual(
      whole.filter(
        // the super admin came from another branch
        ({ kind, record }) => kind !== 'employees' || (people.has(record) && record !== ids.superAdmin),
      ),
    );
  });

  it('is not told by the entry itself what is out of his reach', async () => {
    const [latest] = (await page('superAdmin', `&record=${ids.distant}`)).items;
    const path = `audit-entries/${encodeURIComponent(latest!.id)}`;
    expect([(await get('superAdmin', path)).status, (await get('restricted', path)).status]).toEqual([200, 404]);
  });

  it('does not see what happened at another place before somebody came to his', async () => {
    await as('admin', 'PUT', `employees/${ids.distant}/employment`, { branchId: ids.north });
    const types = (await all('restricted', `&record=${ids.distant}`)).map(({ type }) => type);
    expect(types).toEqual(['EmploymentChanged']);
    expect((await all('superAdmin', `&record=${ids.distant}`)).length).toBeGreaterThan(2);
  });

  it('is noted by whoever is shown the health of somebody else', async () => {
    const [changed] = (await page('superAdmin', `&record=${ids.subordinate}&type=PersonalChanged`)).items;
    const readings = async () => {
      await company.hosted.runtime.caughtUp(await company.ports.events.head());
      const { body } = await company.query(
        '{ identityFieldReadings(rowsPerPage: 100) { total } }',
        await company.session(ids.subordinate),
      );
      return body.data.identityFieldReadings.total as number;
    };
    const before = await readings();
    await page('superAdmin');
    expect(await readings()).toBe(before);
    await get('superAdmin', `audit-entries/${encodeURIComponent(changed!.id)}`);
    expect(await readings()).toBe(before + 1);
  });
});

describe('the rows of the audit log', () => {
  it('hold ids and names of events, no value', async () => {
    const rows = await company.hosted.runtime.auditEntries();
    const found = await rows.find(
      ids.orgA,
      { where: [] },
      { sort: { index: 'id', descending: true }, offset: 0, limit: 1_000 },
    );
    const fields = new Set(found.flatMap(({ doc }) => Object.keys(doc as object)));
    expect([...fields].toSorted()).toEqual(['actor', 'event', 'id', 'kind', 'record', 'subject', 'type']);
    expect(JSON.stringify(found)).not.toMatch(/Bursa|A_POSITIVE|Yılmaz/);
  });

  it('are what no answer waits for', async () => {
    await as('admin', 'PUT', `employees/${ids.colleague}/contact`, { address: 'Ankara' });
    const seen = (await company.hosted.runtime.positions()).find(({ model }) => model === 'auditEntries')!.seen;
    expect(seen < (await company.ports.events.head())).toBe(true);
    expect((await page('superAdmin')).items[0]).toMatchObject({ type: 'ContactChanged' });
  });
});
