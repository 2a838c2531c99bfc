import { describe, expect, it } from '@jest/globals';
import { SqliteNotify } from './notify.ts';
import { Database } from './sqlite.ts';

describe('sending many notices', () => {
  it('keeps the last 500', async () => {
    const db = new Database(':memory:', { synchronous: 'NORMAL' });
    const notify = new SqliteNotify(db);
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
    for (let n = 0; n < 510; n++) await notify.send({ id: `n${n}`, ...rest });
    const kept = await notify.recent(1_000);
    expect([kept.length, kept[0]!.id, kept.at(-1)!.id]).toEqual([500, 'n509', 'n10']);
    db.close();
  });
});
