import { type Finding } from '../../ports/shared/verification.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chainHashOfTexts } from '../../sealing/chain.ts';
import { defineService } from '../../declare/service.ts';
import { type LogHead, signedHeads, signLogHead } from '../../proof/log-head.ts';
import { anEvent } from '../../testing/an-event.ts';
import { type Small, smallService, startSmall, thing } from '../../testing/services/small-service.ts';
import { verifyFolder } from './verify.ts';

const service = defineService({ ...smallService, parts: [signedHeads({ who: 'member' })] });
const headStream = 'small.logHead-everywhere_log';
const copies: string[] = [];
let small: Small;
/** The folder after a stop, nobody touched it. */
let healthy: string;
let stream: string;
let heads: LogHead[];

const nextDay = async () => {
  small.clock.advance({ hours: 24 });
  await signLogHead(small.runtime);
};

beforeAll(async () => {
  small = await startSmall((ports) => ports, service);
  for (let n = 0; n < 30; n++) {
    const { body } = await small.run('MakeThing', { name: `Deniz ${n}`, mail: null, code: `c${n}` });
    await small.run('ChangeThing', { name: `Ela ${n}`, code: `d${n}` }, { id: String(body.id) });
    stream = small.runtime.log.stream(thing, 'o1', String(body.id));
    if (n === 10) await nextDay();
  }
  await small.ports.events.append(
    'small.thing-o1_old',
    -1,
    [1, 2].map((by) => ({ ...anEvent({ by }), type: 'small.ThingStepped' })),
  );
  await nextDay();
  await small.run('MakeThing', { name: 'after the last head', code: 'z' });
  heads = (await small.ports.events.read(headStream)).map(({ data }) => data as unknown as LogHead);
  healthy = mkdtempSync(join(tmpdir(), 'kadro-verified-'));
  await small.again(() => cpSync(small.folder, healthy, { recursive: true }));
});
afterAll(async () => {
  await small.stop();
  for (const folder of [healthy, ...copies]) rmSync(folder, { recursive: true });
});

const verify = async (folder: string, kept: LogHead[] = []) => {
  const findings: Finding[] = [];
  const verified = await verifyFolder({
    folder,
    keys: folder,
    masterKey: join(folder, 'master.key'),
    destroyedKeys: join(folder, 'destroyed-keys.jsonl'),
    services: [service],
    kept,
    report: (finding) => findings.push(finding),
    progress: () => undefined,
  });
  expect(verified.problems).toBe(findings.length);
  return { verified, findings: findings.map(({ where, what }) => `${where}: ${what}`) };
};

const after = async (file: string, change: (db: DatabaseSync) => void, kept: LogHead[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'kadro-verified-'));
  copies.push(folder);
  cpSync(healthy, folder, { recursive: true });
  const db = new DatabaseSync(join(folder, file));
  change(db);
  db.close();
  return (await verify(folder, kept)).findings;
};
const inLog = (change: (db: DatabaseSync) => void, kept?: LogHead[]) => after('events.db', change, kept);
const inRows = (sql: string) =>
  after(
    `read-models/${readdirSync(join(healthy, 'read-models')).find((name) => /^small\.things\.v1.*db$/.test(name))!}`,
    (db) => db.exec(sql),
  );

describe('a folder that nobody touched', () => {
  it('is proven whole', async () => {
    const { verified, findings } = await verify(healthy, heads);
    expect(findings).toEqual([]);
    expect(verified).toMatchObject({ heads: 2, models: 4, problems: 0, left: [] });
    expect([verified.events > 120, verified.streams > 60, verified.rows > 60]).toEqual([true, true, true]);
  });
  it('is so beside a service that goes on', async () =>
    expect((await verify(small.folder, heads)).findings).toEqual([]));
  it('is left as it was', async () => {
    const bytes = () =>
      readdirSync(healthy)
        .filter((name) => /events\.db$|keys\.db$/.test(name))
        .map((name) => readFileSync(join(healthy, name)));
    const before = bytes();
    await verify(healthy);
    expect(bytes().every((one, n) => one.equals(before[n]!))).toBe(true);
  });
  it('is a back-up as well, where nothing is made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kadro-verified-'));
    copies.push(folder);
    for (const file of ['events.db', 'keys.db', 'master.key']) cpSync(join(healthy, file), join(folder, file));
    writeFileSync(join(folder, 'manifest.json'), '{}');
    const { verified, findings } = await verify(folder);
    expect([findings, verified.models, verified.left.length]).toEqual([[], 0, 4]);
    expect(readdirSync(folder).toSorted()).toEqual(['events.db', 'keys.db', 'manifest.json', 'master.key']);
  });
});

describe('what was done to the log is found', () => {
  const place = (revision: number) => `(SELECT position FROM events WHERE stream = '${stream}' AND rev = ${revision})`;
  const here = (revision: number) => expect.stringContaining(`${stream} #${revision} `);

  it.each([
    ['a word of the data', `UPDATE events SET data = replace(data, '"d29"', '"d28"')`],
    ['a space between two words', `UPDATE events SET data = replace(data, '"code":"d29"', '"code": "d29"')`],
    ['who did it', `UPDATE events SET meta = replace(meta, '"actor":"a1"', '"actor":"a2"') WHERE position = PLACE`],
    ['when it was', `UPDATE events SET at = '2020-01-01T00:00:00.000Z' WHERE position = PLACE`],
  ])('%s', async (_what, sql) => {
    const findings = await inLog((db) => db.exec(sql.replace('PLACE', place(1))));
    expect(findings.filter((finding) => finding.includes('hash does not fit'))).toEqual([here(1)]);
  });

  it('a sealed part', async () => {
    const findings = await inLog((db) =>
      db.exec(
        `UPDATE events SET data = replace(data, '"identity":"', '"identity":"AAAA') WHERE position = ${place(1)}`,
      ),
    );
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.stringContaining('hash does not fit'),
        expect.stringContaining('sealed part of it cannot be opened'),
      ]),
    );
  });
  it('text that is no data any more', async () =>
    expect(await inLog((db) => db.exec(`UPDATE events SET data = 'x' WHERE position = ${place(1)}`))).toContainEqual(
      expect.stringContaining('cannot be read'),
    ));
  it('an event that is gone', async () => {
    const findings = await inLog((db) => db.exec(`DELETE FROM events WHERE position = ${place(0)}`));
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^position \d+: nothing is there$/),
        expect.stringContaining(`${stream} #1`),
        expect.stringContaining('head of 2026-01-07'),
      ]),
    );
  });
  it('two events that changed places', async () => {
    const findings = await inLog((db) =>
      db.exec(
        `UPDATE events SET rev = CASE rev WHEN 0 THEN -1 ELSE 0 END WHERE stream = '${stream}'; UPDATE events SET rev = 1 WHERE rev = -1`,
      ),
    );
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.join()).toContain(stream);
  });
  it('two streams that changed places', async () => {
    const findings = await inLog((db) =>
      db.exec(
        `UPDATE events SET position = CASE position WHEN 1 THEN -1 ELSE 1 END WHERE position IN (1, 3); UPDATE events SET position = 3 WHERE position = -1`,
      ),
    );
    expect(findings).toContainEqual(expect.stringContaining('another order of them'));
  });
  it('a chain that was made anew behind a change', async () => {
    const findings = await inLog((db) => {
      const rows = db
        .prepare('SELECT id, type, v, at, data, meta, rev FROM events WHERE stream = ? ORDER BY rev')
        .all(stream) as { id: string; type: string; v: number; at: string; data: string; meta: string; rev: number }[];
      let hash = '';
      for (const row of rows) {
        const data = row.data.replace('"c29"', '"c28"');
        const meta = row.meta.replace(/,"hash":"[\w-]{43}"\}$/, '}');
        hash = chainHashOfTexts(hash, { ...row, stream, revision: row.rev }, data, meta);
        db.prepare('UPDATE events SET data = ?, meta = ? WHERE stream = ? AND rev = ?').run(
          data,
          meta.replace(/\}$/, `,"hash":"${hash}"}`),
          stream,
          row.rev,
        );
      }
    });
    expect(findings.filter((finding) => finding.includes('hash does not fit'))).toEqual([]);
    expect(findings).toContainEqual(
      expect.stringMatching(/^small, head of 2026-01-07 .*: it covers other events, or another order of them$/),
    );
  });
  it('a hash that was taken away', async () =>
    expect(
      await inLog((db) =>
        db.exec(
          `UPDATE events SET meta = substr(meta, 1, instr(meta, ',"hash"') - 1) || '}' WHERE position = ${place(1)}`,
        ),
      ),
    ).toContainEqual(expect.stringContaining('has no hash')));
  it('a type and a version that nobody knows', async () => {
    expect(
      await inLog((db) => db.exec(`UPDATE events SET type = 'small.Other' WHERE position = ${place(1)}`)),
    ).toContainEqual(expect.stringContaining('type is not known'));
    expect(await inLog((db) => db.exec(`UPDATE events SET v = 9 WHERE position = ${place(1)}`))).toContainEqual(
      expect.stringContaining('version is not known'),
    );
    expect(
      await inLog((db) => db.exec(`UPDATE events SET type = 'else.Thing' WHERE position = ${place(1)}`)),
    ).toContainEqual(expect.stringContaining('no service knows'));
  });
  it('data that does not fit its shape', async () =>
    expect(
      await inLog((db) =>
        db.exec(`UPDATE events SET data = '{"by":"x"}' WHERE stream = 'small.thing-o1_old' AND rev = 1`),
      ),
    ).toContainEqual(expect.stringContaining('shape: by invalid_type')));
});

describe('what was done to heads and keys is found', () => {
  const headAt = (n: number, change: Partial<LogHead>) =>
    inLog((db) =>
      db
        .prepare('UPDATE events SET data = ? WHERE stream = ? AND rev = ?')
        .run(JSON.stringify({ ...heads[n], ...change }), headStream, n),
    );

  it('a head that says something else', async () =>
    expect(await headAt(0, { events: 5 })).toEqual(
      expect.arrayContaining([
        expect.stringContaining('signature does not fit'),
        expect.stringContaining('it covers 5 events'),
      ]),
    ));
  it('a head of a foreign key', async () => {
    const other = await startSmall((ports) => ports, service);
    await other.run('MakeThing', { name: 'A', code: '1' });
    await signLogHead(other.runtime);
    const [foreign] = (await other.ports.events.read(headStream)).map(({ data }) => data as unknown as LogHead);
    await other.stop();
    expect(await headAt(1, foreign!)).toContainEqual(expect.stringContaining('signed with a foreign key'));
  });
  it('an end that was cut off, by the heads that were kept', async () => {
    const { position } = heads[1]!;
    expect(
      await inLog((db) => db.exec(`DELETE FROM events WHERE position > ${Number(position)}`), heads),
    ).toContainEqual(expect.stringContaining('the log of small does not have it'));
  });
  it('a key that is gone', async () =>
    expect(await after('keys.db', (db) => db.exec(`DELETE FROM keys WHERE name LIKE '%identity%'`))).toContainEqual(
      expect.stringContaining('is missing, and was not destroyed'),
    ));
  it('a key that was destroyed past the list', async () =>
    expect(
      await after('keys.db', (db) => db.exec(`UPDATE keys SET wrapped = NULL WHERE name LIKE '%identity%'`)),
    ).toContainEqual(expect.stringContaining('not on the list of destroyed keys')));
  it('but not a forgotten person', async () => {
    const id = stream.split('_')[1]!;
    await small.ports.keys.destroy('o1', id, 'identity');
    await small.runtime.refold(stream);
    expect((await verify(small.folder)).findings).toEqual([]);
  });
});

describe('rows that the log does not say are found', () => {
  it.each([
    [
      'another value',
      `UPDATE rows SET doc = replace(doc, '"code":"d29"', '"code":"d0"')`,
      /^small\.things, organization o1, \S+: differs in code$/,
    ],
    ['another index', `UPDATE rows SET i0 = 'x' WHERE doc LIKE '%"d29"%'`, /differs in index \w+$/],
    ['a row less', `DELETE FROM rows WHERE doc LIKE '%"d29"%'`, /is missing$/],
    [
      'a row more',
      `INSERT INTO rows(org, id, stream, doc) SELECT org, 'stranger', stream, doc FROM rows LIMIT 1`,
      /stranger: is too many$/,
    ],
    ['another stream', `UPDATE rows SET stream = 'x' WHERE doc LIKE '%"d29"%'`, /differs in stream$/],
  ])('%s', async (_what, sql, expected) => {
    const findings = await inRows(sql);
    expect(findings).toEqual([expect.stringMatching(expected)]);
    expect(findings.join()).not.toMatch(/Deniz|Ela/);
  });
});

describe('an event that was slipped in with a right chain behind the last head', () => {
  it('passes: what came behind it is proven by the next head only, and by whoever counted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kadro-verified-'));
    copies.push(folder);
    cpSync(healthy, folder, { recursive: true });
    const db = new DatabaseSync(join(folder, 'events.db'));
    const { place } = db.prepare('SELECT max(position) AS place FROM events').get() as { place: number };
    const event = { ...anEvent({ by: 1 }), type: 'small.ThingStepped' };
    const meta = JSON.stringify(event.meta);
    const hash = chainHashOfTexts(
      '',
      { ...event, stream: 'small.thing-o1_slipped', revision: 0 },
      JSON.stringify(event.data),
      meta,
    );
    db.prepare('INSERT INTO events VALUES (?, ?, 0, ?, ?, 1, ?, ?, ?)').run(
      place + 1,
      'small.thing-o1_slipped',
      event.id,
      event.type,
      event.at,
      JSON.stringify(event.data),
      meta.replace(/\}$/, `,"hash":"${hash}"}`),
    );
    db.close();
    expect((await verify(folder)).findings).toEqual([]);
    const { verified } = await verify(folder);
    expect(verified.events).toBe((await verify(healthy)).verified.events + 1);
  });
});
