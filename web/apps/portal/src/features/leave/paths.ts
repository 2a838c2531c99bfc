/** Key of `mobileSettings` that can turn leave off. */
export const leaveArea = 'leave';

export const leaveHome = '/leave';
export const leavePages = ['leave-requests', 'balances', 'leave-accruals'] as const;
export type LeavePageName = (typeof leavePages)[number];
export const leaveRequests = `${leaveHome}/leave-requests`;
export const askForLeave = `${leaveRequests}/create`;
/** The requests that wait for me, and all open ones in reach. */
export const pendingPaths = {
  mine: `${leaveHome}/pending-requests`,
  all: `${leaveHome}/all-pending-requests`,
} as const;
