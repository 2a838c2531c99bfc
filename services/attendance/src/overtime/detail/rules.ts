import { type NewEvent } from '@kadro/chassis';
import { actsOf, detailAsked } from '../../requests/rules.ts';
import { type DecisionFacts } from '../../shared/decisions.ts';
import { sentRequest } from '../decide/rules.ts';
import { type OvertimeEvents } from '../events.ts';
import { type OvertimeState } from '../state.ts';

/** @throws as `detailAsked`, overtime_not_sent */
export const askDetail = (
  state: OvertimeState,
  { id, note }: { id: string; note: string },
  facts: DecisionFacts,
): NewEvent<OvertimeEvents>[] => [
  { type: 'OvertimeDetailAsked', data: detailAsked(sentRequest(state, id, facts), note, facts) },
];

export const { giveDetail } = actsOf('Overtime', ({ requests }: OvertimeState) => requests);
