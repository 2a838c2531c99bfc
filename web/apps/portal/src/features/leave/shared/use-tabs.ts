import { useT, type Key } from '@kadro/i18n';
import { leaveHome, leavePages, type LeavePage } from '../../../navigation/where-to.ts';

const labels: Record<LeavePage, Key> = {
  'leave-requests': 'portal:nav.leaveRequests',
  balances: 'portal:nav.balances',
  'leave-accruals': 'portal:nav.entitlements',
};

/** The pages of the own leave by name. */
export function useLeavePages(): { page: LeavePage; path: string; label: string }[] {
  const t = useT();
  return leavePages.map((page) => ({ page, path: `${leaveHome}/${page}`, label: t(labels[page]) }));
}
