/** Key of `mobileSettings` that can turn leave off. */
export const leaveArea = 'leave';

export const leaveHome = '/leave';
export const leavePages = ['leave-requests', 'balances', 'leave-accruals'] as const;
export type LeavePageName = (typeof leavePages)[number];
export const leaveRequests = `${leaveHome}/leave-requests`;
export const askForLeave = `${leaveRequests}/create`;
/** The requests that wait for me, and all open ones in reach. */
export const pendingRequests = `${leaveHome}/pending-requests`;
export const allPendingRequests = `${leaveHome}/all-pending-requests`;
