import { describe, expect, it } from '@jest/globals';
import { approve, given, tenDays } from '../../testing/acts.ts';
import { acting, requested, Stream, twoManagers } from '../../testing/builders.ts';
import { giveDetail } from '../give-detail/rules.ts';
import { askDetail } from './rules.ts';

describe('asking for more detail', () => {
  const past = [requested(tenDays, { steps: twoManagers })];
  const question = (note: string) => (state: Stream['state']) => askDetail(state, { id: 'a', note }, acting('m1'));
  const answer =
    (note: string, documents: string[] = []) =>
    (state: Stream['state']) =>
      giveDetail(state, { id: 'a', note, documents }, { at: '2026-01-07T09:00:00.000Z', documents: ['d1'] });

  it('waits for the requester, and then for the same manager', () => {
    const stream = new Stream(...past);
    expect([
      stream.do(question('Where to?')),
      stream.do(approve('a')),
      stream.do(answer('To my sister', ['d1'])),
      stream.do(approve('a')),
    ]).toEqual([null, 'detail_awaited', null, null]);
    expect(stream.state.requests.get('a')).toMatchObject({ status: 'PENDING', documents: ['d1'] });
  });

  it('needs words', () => {
    given(...past)
      .when(question('?!'))
      .rejected('meaningful_text', { note: 'meaningful_text' });
    const stream = new Stream(...past);
    stream.do(question('Where to?'));
    expect([stream.do(answer('...')), stream.do(answer('To my sister', ['d2']))]).toEqual([
      'meaningful_text',
      'reference_unknown',
    ]);
  });

  it('needs a question', () =>
    given(...past)
      .when(answer('To my sister'))
      .rejected('detail_not_awaited'));
});
