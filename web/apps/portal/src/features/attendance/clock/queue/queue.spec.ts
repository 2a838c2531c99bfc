import { describe, expect, it } from '@jest/globals';
import { type Delivery, deliveryOf } from './deliver.ts';
import { keptMark, type KeptReading, type Owner } from './kept.ts';
import { ClockQueue } from './queue.ts';
import { type KeptStore } from './store.ts';

const elif: Owner = { account: 'elif', organization: 'lale' };
const murat: Owner = { account: 'murat', organization: 'lale' };

/** A device, and the queues of whoever is signed in on it. */
function deviceOf(answers: Record<string, Delivery> = {}) {
  const rows = new Map<string, KeptReading>();
  const marks = new Map<string, string>();
  const sent: string[] = [];
  const store: KeptStore = {
    all: () => Promise.resolve([...rows.values()]),
    put: (one) => Promise.resolve(void rows.set(one.key, one)),
    remove: (key) => Promise.resolve(void rows.delete(key)),
  };
  const queueOf = (owner: Owner) =>
    new ClockQueue({
      store,
      owner,
      deliver: ({ key }) => {
        sent.push(key);
        return Promise.resolve(answers[key] ?? 'done');
      },
      renew: () => Promise.resolve(),
      mark: { setItem: (name, value) => marks.set(name, value), removeItem: (name) => marks.delete(name) },
    });
  return { queueOf, rows, marks, sent, answers };
}

const press = (key: string, at: string) => ({
  key,
  at: `2026-11-17T${at}:00Z`,
  aheadMs: 0,
  language: 'en',
  eventType: 'CLOCK_IN' as const,
});
const keysOf = (queue: ClockQueue): string[] => queue.all().map(({ key }) => key);

describe('readings that wait on a device', () => {
  it('are sent once, the oldest first', async () => {
    const { queueOf, sent, rows, marks } = deviceOf();
    const queue = queueOf(elif);
    await queue.keep(press('second', '09:00'));
    await queue.keep(press('first', '08:00'));
    expect(marks.has(keptMark)).toBe(true);
    await Promise.all([queue.send(), queue.send()]);
    await queue.send();
    expect(sent).toEqual(['first', 'second']);
    expect([rows.size, marks.has(keptMark), keysOf(queue)]).toEqual([0, false, []]);
  });

  it('stay in order while the server is not reached', async () => {
    const { queueOf, sent, answers } = deviceOf({ first: 'later' });
    const queue = queueOf(elif);
    await queue.keep(press('first', '08:00'));
    await queue.keep(press('second', '09:00'));
    await queue.send();
    expect(sent).toEqual(['first']);
    answers['first'] = 'done';
    await queue.send();
    expect(sent).toEqual(['first', 'first', 'second']);
  });

  it('that are refused say why until they are dismissed, and are not sent again', async () => {
    const { queueOf, sent } = deviceOf({ first: { refusal: 'not from this address' } });
    const queue = queueOf(elif);
    await queue.keep(press('first', '08:00'));
    await queue.send();
    await queue.send();
    expect(sent).toEqual(['first']);
    expect(queue.all()[0]?.refusal).toBe('not from this address');
    await queue.dismiss('first');
    expect(keysOf(queue)).toEqual([]);
  });

  it('are seen and sent by nobody else, and wait until their owner is back', async () => {
    const { queueOf, sent, rows } = deviceOf();
    await queueOf(elif).keep(press('of elif', '08:00'));
    const other = queueOf(murat);
    await other.read();
    expect(keysOf(other)).toEqual([]);
    await other.send();
    expect([sent, rows.size]).toEqual([[], 1]);
    const back = queueOf(elif);
    await back.read();
    expect(keysOf(back)).toEqual(['of elif']);
    await back.send();
    expect(sent).toEqual(['of elif']);
  });
});

describe('an answer', () => {
  it.each<[Parameters<typeof deliveryOf>[0], Delivery]>([
    [{ status: 201 }, 'done'],
    [{ status: 409, name: 'idempotency_key_reused' }, 'done'],
    [{ status: 0 }, 'later'],
    [{ status: 503 }, 'later'],
    [{ status: 401 }, 'later'],
    [{ status: 422, name: 'multiple_assigned_shifts' }, 'later'],
    [{ status: 403, name: 'clock_in_address', message: 'Not from here.' }, { refusal: 'Not from here.' }],
  ])('%j means %j', (answer, delivery) => expect(deliveryOf(answer)).toEqual(delivery));
});
