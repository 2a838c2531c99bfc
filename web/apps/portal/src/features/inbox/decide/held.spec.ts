import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@kadro/api';
import { type Decision } from './decision.ts';
import { forsakenMs, HeldDecisions, holdMs } from './held.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wish = (id: string) => ({
  of: 'leave' as const,
  reader: 'murat',
  requests: [{ id, revision: 1, waitingFor: ['murat'] }],
  kind: 'approve' as const,
  note: '',
  isBulk: false,
  about: { name: 'Ayşe Demir', period: '26–30 Oct' },
});

function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  };
}

/** Held decisions before a server; `answer` may refuse. */
function held(storage = storageOf(), answer: (decision: Decision) => void = () => undefined) {
  const sent: { ids: string[]; isLeaving: boolean; key: string }[] = [];
  const decisions = new HeldDecisions({
    send: async (decision, isLeaving) => {
      sent.push({ ids: decision.requests.map(({ id }) => id), isLeaving, key: decision.key });
      answer(decision);
      return decision.requests;
    },
    renew: () => Promise.resolve(),
    storage,
  });
  return { decisions, sent, storage };
}

const ids = (sent: readonly { ids: string[] }[]) => sent.flatMap((one) => one.ids);

describe('a held decision', () => {
  it('is sent when its time has passed, and is known as decided then', async () => {
    const { decisions, sent } = held();
    const end = decisions.hold(wish('a'));
    await jest.advanceTimersByTimeAsync(holdMs - 1);
    expect([ids(sent), decisions.all()]).toMatchObject([[], [{ requests: [{ id: 'a' }] }]]);
    await jest.advanceTimersByTimeAsync(1);
    expect([ids(sent), decisions.all()]).toEqual([['a'], []]);
    expect(await end).toMatchObject({ results: [{ id: 'a' }] });
  });

  it('is not sent when it is taken back, the newest first', async () => {
    const { decisions, sent } = held();
    const ends = ['a', 'b'].map((id) => decisions.hold(wish(id)));
    expect([decisions.undo()?.requests[0]?.id, decisions.undo()?.requests[0]?.id, decisions.undo()]).toEqual([
      'b',
      'a',
      undefined,
    ]);
    await jest.advanceTimersByTimeAsync(2 * holdMs);
    expect([await Promise.all(ends), sent]).toEqual([['undone', 'undone'], []]);
  });

  it('waits while somebody points at the way back', async () => {
    const { decisions, sent } = held();
    void decisions.hold(wish('a'));
    await jest.advanceTimersByTimeAsync(holdMs - 1_000);
    decisions.pause(true);
    await jest.advanceTimersByTimeAsync(10 * holdMs);
    expect(sent).toEqual([]);
    decisions.pause(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ids(sent)).toEqual(['a']);
  });

  it('is sent at once when the page is left, and once only', async () => {
    const { decisions, sent, storage } = held();
    void decisions.hold(wish('a'));
    await decisions.sendAll(true);
    await jest.advanceTimersByTimeAsync(2 * holdMs);
    expect([sent.map(({ isLeaving }) => isLeaving), storage.kept.size]).toEqual([[true], 0]);
  });

  it('that the browser cut off while leaving waits again, under its key', async () => {
    let calls = 0;
    const { decisions, sent } = held(storageOf(), () => {
      calls += 1;
      if (calls === 1) throw new ApiError(0, { name: 'network_error' });
    });
    void decisions.hold(wish('a'));
    await decisions.sendAll(true);
    expect(decisions.newest()).toBeDefined();
    await jest.advanceTimersByTimeAsync(holdMs);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('that is refused is told, and the same one again is the same command', async () => {
    let calls = 0;
    const { decisions, sent } = held(storageOf(), () => {
      calls += 1;
      if (calls === 1) throw new ApiError(503, { name: 'service_unavailable' });
    });
    const refused = decisions.hold(wish('a'));
    await Promise.all([expect(refused).rejects.toThrow(ApiError), jest.advanceTimersByTimeAsync(holdMs)]);
    expect(decisions.all()).toEqual([]);
    void decisions.hold(wish('a'));
    await jest.advanceTimersByTimeAsync(holdMs);
    void decisions.hold(wish('a'));
    await jest.advanceTimersByTimeAsync(holdMs);
    const [first, again, later] = sent.map(({ key }) => key);
    expect([first === again, again === later]).toEqual([true, false]);
  });
});

describe('a page that is ended by force', () => {
  it('leaves what it held to the next one of the same person, without names', async () => {
    const { decisions, storage } = held();
    void decisions.hold(wish('a'));
    const [key] = decisions.all().map((one) => one.key);
    expect([...storage.kept.values()].join()).not.toContain('Ayşe');
    const next = held(storage);
    const later = Date.now() + forsakenMs + 1;
    expect(next.decisions.takeForsaken('murat')).toEqual([]);
    expect(next.decisions.takeForsaken('lena', later)).toEqual([]);
    const taken = next.decisions.takeForsaken('murat', later);
    expect(taken).toMatchObject([{ key, requests: [{ id: 'a' }] }]);
    for (const one of taken) await next.decisions.sendForsaken(one);
    expect([ids(next.sent), storage.kept.size]).toEqual([['a'], 0]);
  });
});
