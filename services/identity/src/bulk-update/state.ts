import { type Decider } from '@kadro/chassis';
import { type BulkUpdateEvents } from './events.ts';
import { type BulkKind } from './shared/enums.ts';

export interface BulkUpdateState {
  kind: BulkKind;
  employees: readonly string[];
  /** Ids in their order; none = cleared. */
  target: readonly string[];
  /** null = the day on which it is done. */
  effectiveOn: string | null;
  /** By id, of the people whose former values the requester saw. */
  revisions?: Readonly<Record<string, number>>;
  requestedBy: string;
  /** Number of people reported. */
  done: number;
  isCancelled: boolean;
  isEnded: boolean;
}

export const initial: BulkUpdateState = {
  kind: 'BRANCH',
  employees: [],
  target: [],
  effectiveOn: null,
  requestedBy: '',
  done: 0,
  isCancelled: false,
  isEnded: false,
};

export const evolve: Decider<BulkUpdateState, BulkUpdateEvents>['evolve'] = {
  BulkUpdateRequested: (state, data, { actor }) => ({ ...state, ...data, requestedBy: actor }),
  BulkUpdateSliceDone: (state, { from, results }) => ({ ...state, done: from + results.length }),
  BulkUpdateCancelled: (state) => ({ ...state, isCancelled: true }),
  BulkUpdateEnded: (state) => ({ ...state, isEnded: true }),
};
