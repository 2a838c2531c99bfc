import { type Key } from '@kadro/i18n';
import { type LeaveAction, type OvertimeAction, type ShiftRequestAction } from '../generated/graphql.ts';

export type Action = LeaveAction | OvertimeAction | ShiftRequestAction;

/** The word of what happened to a request. */
export const happenedWord = (action: Action): Key =>
  action === 'DRAFTED' || action === 'SENT'
    ? `common:enum.requestAction.${action}`
    : `common:enum.leaveAction.${action}`;
