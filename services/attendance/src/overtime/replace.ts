import { Replacing } from '../requests/replace.ts';
import { replacerOf } from '../requests/rules.ts';
import { approvers } from './approvers.ts';
import { overtime } from './events.ts';
import { overtimes } from './rows/overtimes.ts';
import { type OvertimeState } from './state.ts';

export const replaceApprover = replacerOf('Overtime', ({ requests }: OvertimeState) => requests);

export const replacing = new Replacing({
  noun: 'Overtime',
  decider: overtime,
  model: overtimes,
  approvers,
  right: 'mayApproveOvertime',
  replace: replaceApprover,
});
