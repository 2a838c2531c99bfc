import { type Key } from '@kadro/i18n';
import { type RequestStatus } from './types.ts';

export const statusWord: Record<RequestStatus, Key> = {
  PENDING: 'common:status.pending',
  APPROVED: 'common:status.approved',
  DENIED: 'common:status.denied',
  REJECTED: 'common:status.rejected',
  CANCELLED: 'common:status.cancelled',
  NEED_EXTRA_DETAIL: 'common:status.needExtraDetail',
  CLOSED: 'common:status.closed',
  CLOSE_PENDING: 'common:status.closePending',
  NOT_COME: 'common:status.notCome',
  REVISION: 'common:status.revision',
  SUPER_ADMIN: 'common:status.superAdmin',
  UNKNOWN: 'common:status.unknown',
};
