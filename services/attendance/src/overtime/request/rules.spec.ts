import { describe, expect, it } from '@jest/globals';
import { deciding, draftFacts, factsOf, given, hour, requested, Stream } from '../../testing/overtime.ts';
import { cancelOvertime } from '../cancel/rules.ts';
import { sendOvertime } from '../send/rules.ts';
import { overtimeOn, type OvertimeState } from '../state.ts';
import { type OvertimeInput } from './input.ts';
import { requestOvertime } from './rules.ts';

const day = '2026-06-01';
const ask =
  (id: string, input: OvertimeInput = hour(day)) =>
  (state: OvertimeState) =>
    requestOvertime(state, { ...input, sent: true }, factsOf(id));
const draft = (id: string) => (state: OvertimeState) =>
  requestOvertime(state, { ...hour(day), sent: false }, draftFacts(id));
const send = (id: string) => (state: OvertimeState) => sendOvertime(state, factsOf(id));
const cancel = (id: string) => (state: OvertimeState) =>
  cancelOvertime(state, {
    id,
    reason: 'Not needed',
    by: 'e1',
    at: '2026-06-02T09:00:00.000Z',
    isRequester: true,
    today: day,
  });

describe('asking for overtime', () => {
  it('needs a shift or an overtime type', () => {
    const name = 'overtime_shift_or_type_required';
    given()
      .when(ask('a', hour(day, { overtimeTypeId: null })))
      .rejected(name, { shiftId: name, overtimeTypeId: name });
    for (const one of [{ shiftId: 's1', overtimeTypeId: null }, { shiftId: 's1' }])
      expect(new Stream().do(ask('a', hour(day, one)))).toBeNull();
  });

  it('says something where it gives a reason', () =>
    given()
      .when(ask('a', hour(day, { reason: '?!' })))
      .rejected('meaningful_text', { reason: 'meaningful_text' }));

  it('is one per date: a second one is refused while the first is open or approved', () => {
    const stream = new Stream(requested('a', hour(day)));
    expect(stream.do(ask('b'))).toBe('overtime_exists');
    expect(stream.do(ask('a'))).toBe('same_record_exist');
    expect(stream.do(ask('c', hour('2026-06-02')))).toBeNull();
    stream.do(deciding('a'));
    given(...stream.events)
      .when(ask('b'))
      .rejected('overtime_exists', { overtimeDate: 'overtime_exists' });
  });

  it.each([
    ['denied', deciding('a', false)],
    ['cancelled', cancel('a')],
  ])('leaves its date to another once it is %s', (_, end) => {
    const stream = new Stream(requested('a', hour(day)));
    expect([stream.do(end), stream.do(ask('b'))]).toEqual([null, null]);
  });
});

describe('a draft', () => {
  it('asks nobody, occupies no date and counts nothing', () => {
    const stream = new Stream();
    expect([stream.do(draft('a')), stream.do(draft('b')), stream.do(ask('c'))]).toEqual([null, null, null]);
    expect(stream.state.requests.get('a')).toMatchObject({ status: 'UNKNOWN', steps: [], escalated: null });
    expect(overtimeOn(stream.state, day)).toEqual([]);
  });

  it('is sent once, where its date is free', () => {
    const stream = new Stream();
    stream.do(draft('a'));
    stream.do(draft('b'));
    expect([stream.do(send('a')), stream.do(send('a')), stream.do(send('b'))]).toEqual([null, null, 'overtime_exists']);
    expect(stream.events.filter(({ type }) => type === 'OvertimeSent')).toHaveLength(1);
    stream.do(deciding('a'));
    expect(stream.do(send('a'))).toBe('request_decided');
  });

  it('is decided by nobody before it is sent, and cancelled by its owner', () => {
    const stream = new Stream();
    stream.do(draft('a'));
    expect(stream.do(deciding('a', true, 'boss', { isSuperAdmin: true }))).toBe('overtime_not_sent');
    expect(stream.do(deciding('a', true, 'e1', { isRequester: true, isSuperAdmin: true }))).toBe('own_request');
    expect([stream.do(cancel('a')), stream.do(send('a'))]).toEqual([null, 'request_decided']);
  });
});
