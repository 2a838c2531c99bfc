import { describe, expect, it } from '@jest/globals';
import { SqliteNotify } from './notify.ts';
import { Database } from './sqlite.ts';

const rest = {
  organization: 'o',
  person: 'p',
  channel: 'SMS',
  template: 't',
  language: 'tr',
  title: '',
  body: '',
  path: '/',
  about: [],
  at: '2026-01-05T08:00:00.000Z',
} as const;

describe('sending many notices', () => {
  it('keeps the last 500', async () => {
    const db = new Database(':memory:', { synchronous: 'NORMAL' });
    const notify = new SqliteNotify(db);
    for (let n = 0; n < 510; n++) await notify.send({ id: `n${n}`, ...rest });
    const kept = await notify.recent(1_000);
    expect([kept.length, kept[0]!.id, kept.at(-1)!.id]).toEqual([500, 'n509', 'n10']);
    db.close();
  });

  it('of one turn are there together before any is acknowledged, or none is', async () => {
    const db = new Database(':memory:', { synchronous: 'NORMAL' });
    const notify = new SqliteNotify(db);
    const seen: number[] = [];
    const sending = ['a', 'b', 'c'].map((id) =>
      notify.send({ id, ...rest }).then(async () => seen.push((await notify.recent(9)).length)),
    );
    expect(await notify.recent(9)).toEqual([]);
    await Promise.all(sending);
    expect(seen).toEqual([3, 3, 3]);
    db.exec("CREATE TRIGGER full BEFORE INSERT ON notices WHEN new.id = 'f' BEGIN SELECT RAISE(ABORT, 'full'); END");
    const failed = await Promise.allSettled(['d', 'e', 'f'].map((id) => notify.send({ id, ...rest })));
    expect([failed.map(({ status }) => status), (await notify.recent(9)).length]).toEqual([
      ['rejected', 'rejected', 'rejected'],
      3,
    ]);
    db.close();
  });

  it('writes those that wait when it is closed, and forgets them too', async () => {
    const db = new Database(':memory:', { synchronous: 'NORMAL' });
    const notify = new SqliteNotify(db);
    const forgotten = notify.send({ id: 'a', ...rest });
    await notify.forget('o', 'p');
    await forgotten;
    const sent = notify.send({ id: 'b', ...rest });
    await notify.close();
    await sent;
    expect((await notify.recent(9)).map(({ id }) => id)).toEqual(['b']);
    db.close();
  });
});
