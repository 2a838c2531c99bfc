import { describe, expect, it } from '@jest/globals';
import { projectRows } from '@kadro/chassis/testing/rules';
import { nameless } from '@kadro/kernel';
import {
  acting,
  cancelling,
  counting,
  entitled,
  factsFor,
  leave,
  requested,
  Stream,
  twoManagers,
} from '../../../testing/builders.ts';
import { rowOf } from '../../../testing/rows.ts';
import { cancelLeave } from '../../cancel/rules.ts';
import { changeRequest } from '../../change/rules.ts';
import { decideLeave } from '../../decide/rules.ts';
import { addDocument } from '../../documents/rules.ts';
import { giveDetail } from '../../give-detail/rules.ts';
import { askDetail } from '../../need-detail/rules.ts';
import { recount } from '../../recount/rules.ts';
import { type LeaveRequestRow } from './fields.ts';
import { leaveRequests } from './model.ts';

const holidays = [{ id: 'h1', date: '2026-03-04', part: 'MORNING' as const }];
const week = leave('a', '2026-03-02', '2026-03-08', { reason: 'A journey' });
const past = () =>
  new Stream(entitled(20), requested(week, { steps: twoManagers, holidays }, new Stream(entitled(20)).state));

const later = '2026-01-07T09:00:00.000Z';
const approve = (who: string, note?: string) => (state: Stream['state']) =>
  decideLeave(state, { id: 'a', approved: true, note }, acting(who));
const cancel = (from?: string) => (state: Stream['state']) =>
  cancelLeave(state, { id: 'a', reason: 'Back earlier', from }, cancelling());
const history = (row: LeaveRequestRow) => row.approvalHistory.map(({ action, actor, note }) => [action, actor, note]);
const stepsOf = (row: LeaveRequestRow) => row.steps.map(({ managerId, state, note }) => [managerId, state, note]);

describe('a row of a leave request', () => {
  it('shows what was asked for, date by date', () => {
    const row = rowOf(past());
    expect(row).toMatchObject({
      id: 'a',
      employeeId: 'id1',
      branchId: 'b1',
      days: 4.5,
      daysAsked: 4.5,
      minutes: 2160,
      status: 'PENDING',
      reason: 'A journey',
      approvedDateTime: null,
      waitingFor: ['m1'],
      namedIds: ['m1', 'm2'],
      balanceBefore: 20,
      balanceAfter: 15.5,
      cancelledFrom: null,
      _name: 'deniz kaya',
      _words: ['deniz', 'kaya'],
      _holidays: { '2026-03-04': 'h1' },
      documentIds: [],
    });
    expect(row.dayDetails.slice(2, 6).map(({ part, kind, days, minutes }) => [part, kind, days, minutes])).toEqual([
      ['SECOND_HALF', 'ON_LEAVE', 0.5, 240],
      ['FULL', 'ON_LEAVE', 1, 480],
      ['FULL', 'ON_LEAVE', 1, 480],
      ['FULL', 'OFFDAY', 0, 0],
    ]);
    expect(history(row)).toEqual([['REQUESTED', 'id1', null]]);
  });

  it('waits for one after the other; each note is on its step', () => {
    const stream = past();
    stream.do(approve('m1', 'Have a good time'));
    expect(rowOf(stream)).toMatchObject({ status: 'PENDING', waitingFor: ['m2'] });
    stream.do(approve('m2'));
    const row = rowOf(stream);
    expect(row).toMatchObject({ status: 'APPROVED', waitingFor: [] });
    expect(row.approvedDateTime).not.toBeNull();
    expect(stepsOf(row)).toEqual([
      ['m1', 'APPROVED', 'Have a good time'],
      ['m2', 'APPROVED', null],
    ]);
    expect(history(row)).toEqual([
      ['REQUESTED', 'id1', null],
      ['APPROVED', 'm1', 'Have a good time'],
      ['APPROVED', 'm2', null],
    ]);
  });

  it('names a super admin who decided', () => {
    const stream = past();
    stream.do((state) => decideLeave(state, { id: 'a', approved: true }, acting('boss', { isSuperAdmin: true })));
    const row = rowOf(stream);
    expect([row.namedIds, history(row).at(-1)]).toEqual([
      ['m1', 'boss', 'm2'],
      ['SUPER_ADMIN', 'boss', null],
    ]);
  });

  it('waits for nobody but the requester while details are awaited', () => {
    const stream = past();
    stream.do((state) => askDetail(state, { id: 'a', note: 'Where to?' }, acting('m1')));
    const asked = rowOf(stream);
    expect([asked.status, asked.waitingFor, stepsOf(asked)[0]]).toEqual([
      'NEED_EXTRA_DETAIL',
      [],
      ['m1', 'NEED_EXTRA_DETAIL', 'Where to?'],
    ]);
    stream.do((state) =>
      giveDetail(state, { id: 'a', note: 'To my sister', documents: ['d1'] }, { at: later, documents: ['d1'] }),
    );
    const answered = rowOf(stream);
    expect([answered.status, answered.waitingFor, answered.documentIds]).toEqual(['PENDING', ['m1'], ['d1']]);
    expect(history(answered).slice(1)).toEqual([
      ['NEED_EXTRA_DETAIL', 'm1', 'Where to?'],
      ['DETAIL', 'id1', 'To my sister'],
    ]);
  });

  it('stays in sight of who has decided when it asks from the start, not of who was still waiting', () => {
    const stream = past();
    stream.do(approve('m1'));
    const moved = { ...leave('a', '2026-03-09'), reason: undefined };
    stream.do((state) =>
      changeRequest(state, moved, factsFor(moved, { steps: [{ ...twoManagers[0]!, managerId: 'm3' }] })),
    );
    expect(rowOf(stream)).toMatchObject({
      beginDate: '2026-03-09',
      days: 1,
      daysAsked: 1,
      reason: 'A journey',
      waitingFor: ['m3'],
      namedIds: ['m1', 'm2', 'm3'],
    });
    const unasked = past();
    unasked.do((state) =>
      changeRequest(state, moved, factsFor(moved, { steps: [{ ...twoManagers[0]!, managerId: 'm3' }] })),
    );
    expect(rowOf(unasked).namedIds).toEqual(['m1', 'm3']);
  });

  it('17: keeps decisions and dates when some are given back', () => {
    const stream = past();
    stream.do(approve('m1'));
    stream.do(approve('m2'));
    stream.do(cancel('2026-03-05'));
    const row = rowOf(stream);
    expect(row).toMatchObject({
      status: 'APPROVED',
      days: 2.5,
      daysAsked: 4.5,
      minutes: 1200,
      cancelledFrom: '2026-03-05',
      cancelReason: 'Back earlier',
    });
    expect(row.dayDetails.map(({ returned }) => returned)).toEqual([false, false, false, true, true, true, true]);
    expect(history(row).map(([action]) => action)).toEqual(['REQUESTED', 'APPROVED', 'APPROVED', 'CANCELLED']);
  });

  it('is cancelled as a whole', () => {
    const stream = past();
    stream.do(cancel());
    expect(rowOf(stream)).toMatchObject({
      status: 'CANCELLED',
      days: 0,
      daysAsked: 4.5,
      cancelledFrom: null,
      waitingFor: [],
    });
  });

  it('13: keeps what was asked for when it is counted again', () => {
    const stream = past();
    stream.do((state) =>
      recount(state, {
        id: 'a',
        count: counting({ holidays: [{ id: 'h2', date: '2026-03-05', part: 'FULL' }] }),
        cause: { kind: 'HOLIDAY', id: 'h2' },
      }),
    );
    const row = rowOf(stream, 'a', { actor: 'system' });
    expect(row).toMatchObject({ days: 4, daysAsked: 4.5, _holidays: { '2026-03-05': 'h2' } });
    expect(history(row).at(-1)).toEqual(['RECOUNTED', 'system', null]);
  });

  it('13: has the holiday of a day that counts nothing, and no entry for it', () => {
    const stream = past();
    const countedWith = (id: string, ...dates: string[]) =>
      stream.do((state) =>
        recount(state, {
          id: 'a',
          count: counting({ holidays: dates.map((date) => ({ id, date, part: 'MORNING' as const })) }),
          cause: { kind: 'HOLIDAY', id },
        }),
      );
    countedWith('h3');
    const former = rowOf(stream);
    const free = former.dayDetails.find(({ kind }) => kind === 'OFFDAY')!.date;
    countedWith('h3', free);
    expect(rowOf(stream)).toMatchObject({ days: former.days, _holidays: { [free]: 'h3' } });
    countedWith('h3');
    expect([rowOf(stream)._holidays, history(rowOf(stream))]).toEqual([{}, history(former)]);
  });

  it('has the documents that came later', () => {
    const stream = past();
    stream.do((state) => addDocument(state, { id: 'a', documentId: 'd7' }, { documents: ['d7'] }));
    expect(rowOf(stream).documentIds).toEqual(['d7']);
  });

  it('goes on without texts and name that were forgotten', () => {
    const stream = past();
    stream.do(approve('m1', 'Have a good time'));
    const forgotten = stream.events.map(({ type, data }) => ({
      type,
      data: { ...data, reason: null, name: null, note: null },
    }));
    expect(projectRows(leaveRequests, forgotten)['o1/a']).toMatchObject({
      reason: null,
      _name: nameless,
      _words: [],
      waitingFor: ['m2'],
    });
  });
});
