import { describe, it } from '@jest/globals';
import { type NewEvent } from '@kadro/chassis';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { bulkUpdate, type BulkUpdateEvents } from '../events.ts';
import { type BulkResult } from '../shared/enums.ts';
import { type BulkUpdateState } from '../state.ts';
import { end, recordSlice } from './rules.ts';

type Event = NewEvent<BulkUpdateEvents>;

const requested: Event = {
  type: 'BulkUpdateRequested',
  data: { kind: 'UNIT', employees: ['p1', 'p2'], target: [], effectiveOn: null },
};
const results: BulkResult[] = [{ id: 'p1', outcome: 'CHANGED' }];
const slice: Event = { type: 'BulkUpdateSliceDone', data: { from: 0, results } };
const ended: Event = { type: 'BulkUpdateEnded', data: {} };
const given = (...past: Event[]) => givenStream(bulkUpdate, [requested, ...past]);
const record = (state: BulkUpdateState) => recordSlice(state, 0, results);

describe('recording a slice', () => {
  it('is one event', () => given().when(record).then(slice));
  it('adds nothing where another run has recorded it', () => given(slice).when(record).nothing());
});

describe('ending a bulk update', () => {
  it('is one event', () => given(slice).when(end).then(ended));
  it('happens once', () => given(ended).when(end).nothing());
});
