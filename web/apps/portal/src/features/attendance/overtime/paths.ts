import { timeHome } from '../paths.ts';

/** Key of `mobileSettings` that can turn overtime off. */
export const overtimeArea = 'overtime';

export const overtimeRequests = `${timeHome}/overtime-request`;
export const askForOvertime = `${overtimeRequests}/create`;
export const pendingPaths = {
  mine: `${timeHome}/overtime/pending-requests`,
  all: `${timeHome}/overtime/all-pending-requests`,
} as const;
