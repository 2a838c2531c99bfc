import ExcelJS from 'exceljs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Ports } from '../ports/index.ts';
import { dismissed, startImporting } from '../testing/services/importing-service.ts';
import { things } from '../testing/services/small-service.ts';
import { until } from '../testing/time/until.ts';

/** Slices cannot be recorded: the process dies after the work and before it says so. */
let isDying = false;
const mortal = (ports: Ports): Ports => ({
  ...ports,
  events: new Proxy(ports.events, {
    get(events, name) {
      const own: unknown = Reflect.get(events, name, events);
      if (typeof own !== 'function') return own;
      return (...args: unknown[]): unknown =>
        isDying && name === 'append' && JSON.stringify(args).includes('ImportSliceDone')
          ? Promise.reject(new Error('killed'))
          : Reflect.apply(own, events, args);
    },
  }),
});

let here: Awaited<ReturnType<typeof startImporting>>;
beforeAll(async () => {
  here = await startImporting(mortal);
});
afterAll(() => here.stop());
afterEach(() => dismissed.clear());

const path = 'things/import';
const upload = async (
  text: string | Uint8Array<ArrayBuffer>,
  query = '',
  { as = 'o1/ayse', key = crypto.randomUUID() as string } = {},
) => {
  const body = new FormData();
  body.append('file', new Blob([text]), 'things.csv');
  return here.send('POST', `${path}${query}`, { as, body, headers: { 'idempotency-key': key } });
};
const rowOf = async (id: string, as = 'o1/ayse') => {
  const fields = 'state isDryRun rows done created changed unchanged refused hasFile';
  return (await here.query(`{ thingImport(id: "${id}") { ${fields} } }`, as)).body.data.thingImport;
};
const ended = async (id: string) => {
  await until(async () => !((await rowOf(id)).state as string).endsWith('ING'));
  return rowOf(id);
};
const report = async (id: string, more = '', as = 'o1/ayse') => {
  const items = 'row outcome isApplied code message fields { column code }';
  const query = `{ thingImportReport(id: "${id}", rowsPerPage: 100${more}) { total items { ${items} } } }`;
  return (await here.query(query, as)).body.data.thingImportReport;
};
const done = async (text: string | Uint8Array<ArrayBuffer>, query = '') => {
  const { body } = await upload(text, query);
  return { id: body.id as string, ...(await ended(body.id as string)) };
};
const codes = async (organization = 'o1') =>
  (
    await here.runtime
      .rows(things)
      .find(organization, { where: [] }, { sort: { index: 'code', descending: false }, offset: 0, limit: 500 })
  ).map(({ doc }) => String(doc.code));
const withPrefix = async (prefix: string) => (await codes()).filter((code) => code.startsWith(prefix));

describe('the template', () => {
  it.each([
    ['tr', '\ufeffKod;Ad;E-posta;Alım tarihi\r\n'],
    ['en', '\ufeffCode;Name;Mail;Bought on\r\n'],
  ])('is in the language of its reader: %s', async (language, text) => {
    const { body, headers } = await here.send('GET', path, { as: 'o1/ayse', headers: { 'accept-language': language } });
    expect([body, headers.get('content-disposition')]).toEqual([
      text.slice(1),
      "attachment; filename*=UTF-8''thing-import.csv",
    ]);
  });
  it('is a workbook where that is asked for, and what is filled in is imported, whatever it is called', async () => {
    const response = await here.send('GET', `${path}?format=xlsx`, { as: 'o1/ayse' });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      "attachment; filename*=UTF-8''thing-import.xlsx",
    ]);
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('1').addRows([
      ['Kod', 'Ad', 'Alım tarihi'],
      ['X007', 'Çekmece', new Date('2026-01-31')],
      ['X008', 'refused'],
    ]);
    const { id, ...counts } = await done(new Uint8Array(await workbook.xlsx.writeBuffer()));
    expect(counts).toMatchObject({ state: 'DONE', rows: 2, created: 1, refused: 1 });
    const cells = { name: 'Dolap' };
    const corrected = await here.send('PUT', `${path}/${id}/rows/3`, { as: 'o1/ayse', body: { cells } });
    expect(corrected.body).toMatchObject({ row: 3, outcome: 'CREATED' });
    expect(await withPrefix('X')).toEqual(['X007', 'X008']);
  });
  it('is for those who may import', async () =>
    expect((await here.send('GET', path, { as: 'o1/guest' })).body).toMatchObject({ name: 'forbidden' }));
});

describe('a file that is none', () => {
  it.each([
    ['with an unknown column', 'code;colour\n1;red', 'unknown_property'],
    ['without rows', 'code\n', 'constraint_violation'],
    ['with an archive that is none', 'PK\u0003\u0004 and then nothing', 'import_workbook_unreadable'],
  ])('%s is refused at once', async (_case, text, name) =>
    expect(await upload(text)).toMatchObject({ status: 422, body: { name } }),
  );
  it('is at most 10 MB', async () => {
    expect(await upload(`code\n${'x'.repeat(10 * 1_048_576)}`)).toMatchObject({
      body: { name: 'less_than_2_mb_error' },
    });
    expect((await upload(`code;name\n"BIG";"${'x'.repeat(3 * 1_048_576)}"`, '?dryRun=true')).status).toBe(202);
  });
  it('is refused to whoever may not import', async () =>
    expect(await upload('code\n1', '', { as: 'o1/guest' })).toMatchObject({ body: { name: 'forbidden' } }));
});

const mixed =
  'code;name;mail;bought\nM1;One;a@b;1.2.2026\nM2;refused;;\nM3;Three;none;\nm1;Four;;\nM4;Five;;2026-02-01\n';
const refusals = [
  { row: 3, code: 'refused', fields: [] },
  { row: 4, code: 'constraint_violation', fields: [{ column: 'mail', code: 'value_invalid' }] },
  { row: 5, code: 'constraint_violation', fields: [{ column: 'code', code: 'import_key_repeated' }] },
  { row: 6, code: 'constraint_violation', fields: [{ column: 'bought', code: 'import_date_unclear' }] },
].map((one) => expect.objectContaining({ ...one, outcome: 'REFUSED', isApplied: false }));

describe('a dry run', () => {
  it('says what would be and changes nothing', async () => {
    const { id, ...counts } = await done(mixed, '?dryRun=true');
    expect(counts).toMatchObject({ state: 'CHECKED', isDryRun: true, rows: 5, done: 5, created: 1, refused: 4 });
    expect((await report(id)).items).toEqual([
      expect.objectContaining({ row: 2, outcome: 'CREATED', isApplied: false }),
      ...refusals,
    ]);
    expect(await withPrefix('M')).toEqual([]);
  });
});

describe('all rows or none', () => {
  it('applies none where one is refused', async () => {
    expect(await done(mixed, '?mode=all')).toMatchObject({ state: 'REFUSED', refused: 4, created: 1 });
    expect(await withPrefix('M')).toEqual([]);
  });
  it('applies all after the check', async () => {
    const { id, ...counts } = await done('code,name\nL1,One\nL2,Two\n', '?mode=all');
    expect(counts).toMatchObject({ state: 'DONE', created: 2, done: 2 });
    expect((await report(id)).items.map(({ isApplied }: { isApplied: boolean }) => isApplied)).toEqual([true, true]);
    expect(await withPrefix('L')).toEqual(['L1', 'L2']);
  });
});

describe('good rows', () => {
  let id: string;
  it('are applied, the others reported', async () => {
    const made = await done(mixed);
    id = made.id;
    expect(made).toMatchObject({ state: 'DONE', created: 1, refused: 4 });
    expect(await report(id, ', outcome: REFUSED')).toEqual({ total: 4, items: refusals });
    expect(await withPrefix('M')).toEqual(['M1']);
  });
  it('change nothing the second time', async () => {
    expect(await done(mixed)).toMatchObject({ created: 0, changed: 0, unchanged: 1, refused: 4 });
    expect(await withPrefix('M')).toEqual(['M1']);
  });
  it('are refused where a key means another', async () => {
    const { id: other } = await done('code;name\nM1;Other\n');
    // with the limit of the refusal, without what another record is called
    expect((await report(other)).items).toEqual([
      expect.objectContaining({ code: 'key_of_another', message: 'key_of_another 3' }),
    ]);
  });
  it('leave alone what an empty cell says', async () =>
    expect(await done('code;name\nM1;\n')).toMatchObject({ unchanged: 1, refused: 0 }));
  it('are an import once under a key', async () => {
    const key = crypto.randomUUID();
    const [first, again] = [await upload('code;name\nK1;a', '', { key }), await upload('code;name\nK1;a', '', { key })];
    expect(again.body.id).toBe(first.body.id);
    expect((await upload('code;name\nK2;a', '', { key })).body).toMatchObject({ name: 'idempotency_key_reused' });
    await ended(first.body.id as string);
    expect(await withPrefix('K')).toEqual(['K1']);
  });
  it('know what the upload asked for', async () => {
    await done('code;name\n1;a', '?prefix=P');
    expect(await withPrefix('P')).toEqual(['P1']);
  });

  const correct = (n: number, cells: object, as = 'o1/ayse', key = crypto.randomUUID() as string) =>
    here.send('PUT', `${path}/${id}/rows/${n}`, { as, body: { cells }, headers: { 'idempotency-key': key } });
  it('may be corrected one by one', async () => {
    expect((await correct(4, { mail: 'still none' })).body).toMatchObject({ outcome: 'REFUSED' });
    expect((await correct(4, { code: 'M1' })).body).toMatchObject({ fields: { code: 'import_key_repeated' } });
    const key = crypto.randomUUID();
    const { body } = await correct(4, { mail: 'c@d' }, 'o1/ayse', key);
    expect(body).toMatchObject({ row: 4, outcome: 'CREATED' });
    expect((await correct(4, { mail: 'c@d' }, 'o1/ayse', key)).body).toMatchObject(body as object);
    expect((await correct(4, { mail: 'e@f' })).body).toMatchObject({ name: 'changed_meanwhile' });
    expect(await rowOf(id)).toMatchObject({ created: 2, refused: 3, done: 5 });
    expect(await withPrefix('M')).toEqual(['M1', 'M3']);
    expect((await correct(5, { code: 'M5' }, 'o1/ayse', key)).body).toMatchObject({ row: 5, outcome: 'CREATED' });
  });
  it('are corrected by those who may', async () =>
    expect((await correct(3, { name: 'x' }, 'o1/guest')).body).toMatchObject({
      outcome: 'REFUSED',
      code: 'forbidden',
    }));
});

describe('an import of somebody who may do it no more', () => {
  it('refuses every row', async () => {
    dismissed.add('can');
    const { body } = await upload('code;name\nD1;a\nD2;b', '', { as: 'o1/can' });
    expect(await ended(body.id as string)).toMatchObject({ refused: 2 });
    expect(await withPrefix('D')).toEqual([]);
  });
});

const many = (prefix: string, count: number) =>
  `code;name\n${Array.from({ length: count }, (_, n) => `${prefix}${n};Thing ${n}`).join('\n')}`;

describe('a process that dies', () => {
  it('leaves an import that goes on where it was, each row done once', async () => {
    isDying = true;
    const { body } = await upload(many('R', 60));
    await until(async () => (await withPrefix('R')).length === 50);
    await here.again(() => {
      isDying = false;
      // a job that failed is tried again after a pause
      here.clock.advance({ hours: 1 });
    });
    await here.runTask('resumeThingImports');
    expect(await ended(body.id as string)).toMatchObject({ state: 'DONE', created: 60, refused: 0 });
    expect(await withPrefix('R')).toHaveLength(60);
  });
});

describe('cancelling', () => {
  it('stops after the row under way', async () => {
    const { body } = await upload(many('C', 300));
    await until(async () => (await withPrefix('C')).length > 0);
    expect((await here.send('PUT', `${path}/${body.id}/cancel`, { as: 'o1/ayse', body: {} })).status).toBe(200);
    const row = await ended(body.id as string);
    expect(row).toMatchObject({ state: 'CANCELLED' });
    expect((await withPrefix('C')).length).toBe(row.created);
    expect(row.created).toBeLessThan(300);
  });
});

describe('the file of an import', () => {
  const secret = 'Wilhelmina-lives-here';
  const files = () =>
    readdirSync(here.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(here.folder, name))
      .filter((file) => statSync(file).isFile());
  it('is readable nowhere and erased after seven days', async () => {
    const { id } = await done(`code;mail\nS1;${secret}`);
    await here.again();
    expect(files().filter((file) => readFileSync(file).includes(secret))).toEqual([]);
    const blob = files().filter((file) => file.includes('blobs') && file.includes(id));
    expect(blob).toHaveLength(1);
    here.clock.advance({ hours: 24 * 7 - 1 });
    await here.runTask('eraseThingImportFiles');
    expect((await rowOf(id)).hasFile).toBe(true);
    here.clock.advance({ hours: 2 });
    await here.runTask('eraseThingImportFiles');
    await until(async () => !(await rowOf(id)).hasFile);
    expect(files().filter((file) => file.includes('blobs') && file.includes(id))).toEqual([]);
    expect((await here.send('PUT', `${path}/${id}/rows/2`, { as: 'o1/ayse', body: { cells: {} } })).body).toMatchObject(
      {
        name: 'import_file_erased',
      },
    );
  });
});
