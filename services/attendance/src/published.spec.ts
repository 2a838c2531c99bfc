import { describe, expect, it } from '@jest/globals';
import { publishedLanguage } from '@kadro/chassis';
import { type Happened, publishedMessages, unfilledFields } from '@kadro/chassis/testing';
import { publications } from './published.ts';

const secret = 'a note that is nobody else’s affair';
const entry = (date: string, shiftId: string) => ({
  date,
  shiftId,
  version: 2,
  minutes: 480,
  begin: '08:00',
  end: '17:00',
});
const set: Happened = {
  type: 'WorkplanSet',
  data: {
    id: 'w1',
    from: '2026-02-02',
    to: '2026-02-08',
    entries: [entry('2026-02-02', 's1'), { ...entry('2026-02-03', 's2'), minutes: 400, begin: null, end: null }],
    branchId: 'b1',
    note: secret,
    origin: 'SINGLE',
    by: 'id2',
  },
};
const removed: Happened = {
  type: 'WorkplanShiftRemoved',
  data: { id: 'w1', shiftId: 's1', dates: ['2026-02-02'], reason: secret, by: 'id2' },
};
const cancelled: Happened = {
  type: 'WorkplanCancelled',
  data: { id: 'w1', from: '2026-02-02', to: '2026-02-08', reason: secret, by: 'id2' },
};
const messagesOf = (...events: Happened[]) => publishedMessages('attendance', publications, events);

const start = { id: 'w1', personId: 'id1', from: '2026-02-02', to: '2026-02-08', cancelled: false };
const monday = { date: '2026-02-02', shiftId: 's1', minutes: 480, begin: '08:00', end: '17:00' };
const tuesday = { date: '2026-02-03', shiftId: 's2', minutes: 400 };

describe('a workplan', () => {
  it('is told with the shifts of its dates whenever they change, without notes and reasons', () => {
    const told = messagesOf(set, removed, cancelled);
    expect(told.map(({ message, data }) => [message, data.workplan])).toEqual([
      ['WorkplanChanged', { ...start, shift: [monday, tuesday] }],
      ['WorkplanChanged', { ...start, shift: [tuesday] }],
      ['WorkplanChanged', { ...start, shift: [tuesday], cancelled: true }],
    ]);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('is not told again for its note', () =>
    expect(messagesOf(set, { type: 'WorkplanNoted', data: { id: 'w1', note: secret, by: 'id2' } })).toHaveLength(1));
});

describe('all messages', () => {
  const head = { epoch: 'e1', position: '0000000000000002', events: 2, digest: 'd2', previous: 'd1' };
  const signed = { at: '2026-02-02T08:00:00.000Z', publicKey: 'k', signature: 's' };
  const all = messagesOf(set, removed, cancelled, { type: 'LogHeadSigned', data: { ...head, ...signed } });

  it('are those of the proto, each once, and fill every field of it', () => {
    const declared = publishedLanguage('attendance').messages();
    expect(publications.map(({ message }) => message).toSorted()).toEqual(declared.toSorted());
    expect(unfilledFields('attendance', all)).toEqual([]);
  });
});
