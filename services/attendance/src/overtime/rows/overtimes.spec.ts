import { describe, expect, it } from '@jest/globals';
import { projectRows } from '@kadro/chassis/testing/rules';
import {
  acting,
  deciding,
  draftFacts,
  drafted,
  factsOf,
  hour,
  requested,
  Stream,
  twoManagers,
} from '../../testing/overtime.ts';
import { changeOvertime } from '../change/rules.ts';
import { askDetail, giveDetail } from '../detail/rules.ts';
import { replaceApprover } from '../replace.ts';
import { sendOvertime } from '../send/rules.ts';
import { type OvertimeRow } from './fields.ts';
import { overtimes } from './overtimes.ts';

const day = '2026-06-01';
const at = '2026-06-02T09:00:00.000Z';

function rowOf({ events }: Stream): OvertimeRow {
  const rows = projectRows<OvertimeRow>(
    overtimes,
    events.map(({ type, data }) => ({ type, data, at })),
  );
  return Object.values(rows)[0]!;
}

const actions = ({ approvalHistory }: OvertimeRow) => approvalHistory.map(({ action, actor }) => `${action} ${actor}`);

describe('the row of a request', () => {
  it('has what was asked, whom it waits for and when it was decided', () => {
    const stream = new Stream(requested('a', hour(day, { reason: 'Stocktaking' }), { steps: twoManagers }));
    expect(rowOf(stream)).toMatchObject({
      id: 'a',
      employeeId: 'id1',
      overtimeDate: day,
      shiftId: null,
      overtimeTypeId: 'stocktaking',
      period: 'CLOCK_OUT',
      durationInMinutes: 60,
      status: 'PENDING',
      reason: 'Stocktaking',
      waitingFor: ['m1'],
      namedIds: ['m1', 'm2'],
      approvedDateTime: null,
      branchId: 'b1',
      _name: 'deniz kaya',
    });
    stream.do(deciding('a'));
    expect(rowOf(stream)).toMatchObject({ status: 'PENDING', waitingFor: ['m2'] });
    stream.do(deciding('a', true, 'm2'));
    expect(rowOf(stream)).toMatchObject({ status: 'APPROVED', waitingFor: [], approvedDateTime: at });
    expect(actions(rowOf(stream))).toEqual(['REQUESTED id1', 'APPROVED m1', 'APPROVED m2']);
  });

  it('of a draft names nobody until it is sent', () => {
    const stream = new Stream(drafted('a', hour(day)));
    stream.do((state) => changeOvertime(state, hour('2026-06-03', { reason: 'Delivery' }), draftFacts('a')));
    expect(rowOf(stream)).toMatchObject({
      status: 'UNKNOWN',
      namedIds: [],
      waitingFor: [],
      steps: [],
      overtimeDate: '2026-06-03',
      reason: 'Delivery',
    });
    stream.do((state) => sendOvertime(state, factsOf('a')));
    expect(rowOf(stream)).toMatchObject({ status: 'PENDING', waitingFor: ['m1'] });
    expect(actions(rowOf(stream))).toEqual(['DRAFTED id1', 'CHANGED id1', 'SENT id1']);
  });

  it('waits for nobody but the requester while detail is awaited; notes stand at their step', () => {
    const stream = new Stream(requested('a', hour(day)));
    stream.do((state) => askDetail(state, { id: 'a', note: 'For which delivery?' }, acting('m1')));
    expect(rowOf(stream)).toMatchObject({
      status: 'NEED_EXTRA_DETAIL',
      waitingFor: [],
      steps: [{ note: 'For which delivery?' }],
    });
    stream.do((state) => giveDetail(state, { id: 'a', note: 'For Monday', at }));
    expect(rowOf(stream)).toMatchObject({ status: 'PENDING', waitingFor: ['m1'] });
    expect(rowOf(stream).approvalHistory.at(-1)).toMatchObject({ action: 'DETAIL', note: 'For Monday' });
  });

  it('keeps its reason and chain where others are asked, and forgets an approver who left', () => {
    const stream = new Stream(requested('a', hour(day, { reason: 'Stocktaking' }), { steps: twoManagers }));
    const candidates = [{ id: 'm3', escalated: null }];
    stream.do((state) => replaceApprover(state, { id: 'a', leaving: 'm1', candidates, requester: 'id1', at }));
    expect(rowOf(stream)).toMatchObject({ namedIds: ['m3', 'm2'], waitingFor: ['m3'] });
    stream.do((state) => changeOvertime(state, hour(day, { durationInMinutes: 30 }), factsOf('a')));
    expect(rowOf(stream)).toMatchObject({ reason: 'Stocktaking', durationInMinutes: 30, waitingFor: ['m1'] });
    expect(rowOf(stream).namedIds).toContain('m3');
  });
});
