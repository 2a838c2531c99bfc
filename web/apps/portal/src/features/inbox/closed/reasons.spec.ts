import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@kadro/api';
import { type BulkResult, type Decision } from '../decide/decision.ts';
import { Reasons } from './reasons.ts';

const decisionOf = (...ids: string[]): Decision => ({
  key: 'first',
  of: 'shift',
  reader: 'murat',
  requests: ids.map((id) => ({ id, revision: 1, waitingFor: ['murat'] })),
  kind: 'approve',
  note: '',
  isBulk: ids.length > 1,
});

/** A server where some requests touch a closed month; `says` answers whoever is asked. */
function server(closed: readonly string[], says: string | null) {
  const sent: Decision[] = [];
  const reasons = new Reasons();
  const asked: string[][] = [];
  reasons.subscribe(() => {
    const first = reasons.first();
    if (first) asked.push(first.decision.requests.map(({ id }) => id));
    // answered later, as people do
    setTimeout(() => first?.answer(says));
  });
  const send = (decision: Decision): Promise<readonly BulkResult[]> =>
    reasons.send(async (one) => {
      sent.push(one);
      const isRefused = (id: string) => closed.includes(id) && one.correction === undefined;
      if (!one.isBulk && isRefused(one.requests[0]!.id))
        throw new ApiError(422, { name: 'period_closed', message: 'May is closed.' });
      return one.requests.map(({ id }) => (isRefused(id) ? { id, name: 'period_closed', message: 'Closed.' } : { id }));
    }, decision);
  return { send, sent, asked };
}

describe('an approval on a day of a closed month', () => {
  it('is sent again with the reason that was asked for, as another command', async () => {
    const { send, sent, asked } = server(['a'], 'Seen on the door');
    expect(await send(decisionOf('a'))).toEqual([{ id: 'a' }]);
    expect(sent).toMatchObject([{ key: 'first' }, { correction: 'Seen on the door' }]);
    expect(sent[1]!.key).not.toBe('first');
    expect(asked).toEqual([['a']]);
  });

  it('stays refused where no reason is given, and nothing is asked about others', async () => {
    const refused = server(['a'], null);
    await expect(refused.send(decisionOf('a'))).rejects.toMatchObject({ name: 'period_closed' });
    expect(refused.sent).toHaveLength(1);
    const open = server([], 'Not needed');
    expect(await open.send(decisionOf('a'))).toEqual([{ id: 'a' }]);
    expect(open.asked).toEqual([]);
  });

  it('is one of several: only those are sent again, with one reason for all', async () => {
    const { send, sent, asked } = server(['b', 'c'], 'Seen on the door');
    expect(await send(decisionOf('a', 'b', 'c'))).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    expect(sent.map(({ requests }) => requests.map(({ id }) => id))).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
    ]);
    expect(asked).toEqual([['b', 'c']]);
    const left = server(['b'], null);
    expect(await left.send(decisionOf('a', 'b'))).toMatchObject([{ id: 'a' }, { id: 'b', name: 'period_closed' }]);
  });
});
