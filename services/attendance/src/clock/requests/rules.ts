import { type NewEvent } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { actsOf, decided, type Decision, replacerOf } from '../../requests/rules.ts';
import { openOf, requestOf } from '../../requests/state.ts';
import { type DecisionFacts } from '../../shared/decisions.ts';
import { mustSaySomething } from '../../shared/reasons.ts';
import { correctReading } from '../correct/rules.ts';
import { type ClockEvents, type ClockState } from '../events.ts';
import { type Correcting, recordReading } from '../record/rules.ts';
import { type CorrectionData, type CorrectionState } from './shape.ts';

type Event = NewEvent<ClockEvents>;

/** Whether the same is asked for already, and not yet decided. */
const isAsked = ({ corrections }: ClockState, { readingId, reading }: CorrectionData): boolean =>
  openOf(corrections).some(
    (one) => (readingId !== null && one.readingId === readingId) || (reading && one.reading?.id === reading.id),
  );

/** @throws Rejection same_record_exist, meaningful_text, reading_known, entity_not_found, correction_changes_nothing, correction_exists */
export function requestCorrection(state: ClockState, data: CorrectionData): Event[] {
  const { dates, superseded, corrections } = state;
  if (corrections.has(data.id)) reject('same_record_exist');
  mustSaySomething(data.reason ?? '', 'reason');
  const { readingId, reading } = data;
  if (readingId !== null && superseded.has(readingId)) reject('reading_known');
  if (readingId !== null && !dates.has(readingId)) reject('entity_not_found');
  if (reading && dates.has(reading.id)) reject('correction_changes_nothing');
  if (isAsked(state, data)) reject('correction_exists');
  return [{ type: 'CorrectionRequested', data }];
}

/**
 * A reading whose time is not believed becomes a request (rules, offline). The same one twice is one, and what is
 * recorded needs none.
 */
export function deferReading(state: ClockState, data: CorrectionData): Event[] {
  const { dates, superseded, corrections } = state;
  const id = data.reading?.id ?? '';
  if (dates.has(id) || superseded.has(id) || corrections.has(data.id) || isAsked(state, data)) return [];
  return [{ type: 'CorrectionRequested', data }];
}

export interface ApprovalFacts extends Pick<Correcting, 'closed'> {
  /** As the requester has written it. */
  reason: string | null;
  /** For what was taken back before and is recorded anew. */
  newId: string;
}

/** @throws Rejection period_closed, reading_known where the reading was corrected otherwise meanwhile */
function corrected(
  state: ClockState,
  request: CorrectionState,
  facts: DecisionFacts & ApprovalFacts & Correcting,
): Event[] {
  const { reading, readingId, branchId } = request;
  const { reason, newId, actor, closed, correction } = facts;
  const instead = reading && {
    ...reading,
    id: state.superseded.has(reading.id) ? newId : reading.id,
    branchId,
    late: true,
    by: actor,
    description: reason,
    place: null,
  };
  if (readingId !== null) {
    if (!instead && state.superseded.has(readingId)) return [];
    return correctReading(state, { id: readingId, reason: reason ?? '', by: actor, instead, closed, correction });
  }
  return instead ? recordReading(state, instead, { closed, correction }) : [];
}

const types = {
  PENDING: 'CorrectionStepApproved',
  APPROVED: 'CorrectionApproved',
  DENIED: 'CorrectionDenied',
} as const;

/** What is approved is recorded at once. @throws as `decided`, period_closed, reading_known */
export function decideCorrection(state: ClockState, decision: Decision, facts: DecisionFacts & ApprovalFacts): Event[] {
  const request = requestOf(state.corrections, decision.id);
  const { outcome, data } = decided(request, decision, facts);
  const said = { ...facts, correction: decision.correction };
  return [{ type: types[outcome], data }, ...(outcome === 'APPROVED' ? corrected(state, request, said) : [])];
}

const requestsOf = ({ corrections }: ClockState) => corrections;

export const correctionActs = actsOf('Correction', requestsOf);
export const replaceCorrectionApprover = replacerOf('Correction', requestsOf);
