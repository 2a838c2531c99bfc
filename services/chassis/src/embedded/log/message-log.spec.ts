import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type KeyValue } from '../../ports/index.ts';
import { aMessage, messageSource } from '../../testing/contracts/messages/source.ts';
import { until } from '../../testing/time/until.ts';
import { systemClock } from '../../ports/time/clock.ts';
import { SqliteKeyValue } from '../key-value.ts';
import { SqliteMessageLog } from './message-log.ts';
import { Database } from '../sqlite.ts';

let db: Database;
let keyValue: SqliteKeyValue;
let log: SqliteMessageLog;
const checkpoint = () => keyValue.get('*', 'consumer/g/t');
const forEver = new Promise<void>(() => {});
const place = (n: number) => `e:${String(n).padStart(16, '0')}`;

beforeEach(() => {
  db = new Database(':memory:', { synchronous: 'NORMAL' });
  keyValue = new SqliteKeyValue(db, systemClock);
  log = new SqliteMessageLog(db, keyValue);
});
afterEach(async () => {
  await log.close();
  await keyValue.close();
});

describe('keeping how far a group came', () => {
  it('is done soon after a message, and for places where nothing is published', async () => {
    const source = messageSource('e');
    source.publish(aMessage());
    await log.relay('t', source);
    await log.consume('t', 'g', async () => {});
    await until(async () => (await checkpoint()) === place(1));
    source.publish([], []);
    await until(async () => (await checkpoint()) === place(3));
  });

  it('never runs ahead of what was handled', async () => {
    const source = messageSource('e');
    source.publish(...Array.from({ length: 250 }, (_, revision) => aMessage({ revision })));
    await log.relay('t', source);
    const stuck = Promise.withResolvers<void>();
    const subscription = await log.consume('t', 'g', async ({ revision }) => {
      if (revision === 230) stuck.resolve();
      if (revision >= 230) throw new Error('not now');
    });
    await stuck.promise;
    const running = await checkpoint();
    await subscription.close();
    // it is kept every hundred messages, or sooner where they take their time
    expect([running! >= place(200), running! <= place(230), await checkpoint()]).toEqual([true, true, place(230)]);
  });

  it('gives again what a killed process had not stored yet, and loses nothing', async () => {
    const source = messageSource('e');
    source.publish(...Array.from({ length: 150 }, (_, revision) => aMessage({ revision })));
    const killed = { handled: 0 };
    let kept = 0;
    // it is killed before it can keep its place another time
    const dying = {
      get: keyValue.get.bind(keyValue),
      set: (...given: Parameters<KeyValue['set']>) => (kept++ === 0 ? keyValue.set(...given) : forEver),
    } as KeyValue;
    const former = new SqliteMessageLog(db, dying);
    await former.relay('t', source);
    await former.consume('t', 'g', async () => {
      if (killed.handled === 130) await forEver;
      killed.handled++;
    });
    await until(() => killed.handled === 130);
    const left = await checkpoint();
    const next = new SqliteMessageLog(db, keyValue);
    const seen: number[] = [];
    await next.relay('t', source);
    await next.consume('t', 'g', async ({ revision }) => void seen.push(revision));
    await until(() => seen.at(-1) === 149);
    await next.close();
    expect([left, seen[0]! <= 100]).toEqual([place(seen[0]!), true]);
  });
});

describe('a topic', () => {
  it('has one source and one consumer per group at a time', async () => {
    await log.relay('t', messageSource());
    const subscription = await log.consume('t', 'g', async () => {});
    await expect(log.relay('t', messageSource())).rejects.toThrow('already');
    await expect(log.consume('t', 'g', async () => {})).rejects.toThrow('already');
    await subscription.close();
    await log.consume('t', 'g', async () => {});
  });
});
