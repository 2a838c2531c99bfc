import { type NewEvent } from '@kadro/chassis';
import { type BulkUpdateEvents } from '../events.ts';
import { type BulkResult } from '../shared/enums.ts';
import { type BulkUpdateState } from '../state.ts';

type Event = NewEvent<BulkUpdateEvents>;

export const end = (state: BulkUpdateState): Event[] => (state.isEnded ? [] : [{ type: 'BulkUpdateEnded', data: {} }]);

/** `from` = people done before the slice; a slice that another run has recorded adds nothing. */
export const recordSlice = (state: BulkUpdateState, from: number, results: BulkResult[]): Event[] =>
  state.done === from ? [{ type: 'BulkUpdateSliceDone', data: { from, results } }] : [];
