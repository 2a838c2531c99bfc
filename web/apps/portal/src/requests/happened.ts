import { type Key } from '@kadro/i18n';
import { type LeaveAction, type OvertimeAction } from '../generated/graphql.ts';

export type Action = LeaveAction | OvertimeAction;

/** The word of what happened to a request. */
export const happenedWord = (action: Action): Key =>
  action === 'DRAFTED' || action === 'SENT'
    ? `common:enum.requestAction.${action}`
    : `common:enum.leaveAction.${action}`;
