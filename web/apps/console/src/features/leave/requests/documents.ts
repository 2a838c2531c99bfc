import { type OwnReads, type Source } from '../../../server/resource.ts';

/** Joined by the gateway; null while identity does not answer. */
const card = '{ id firstName lastName imageUrl }';

const row = `
  id revision employeeId branchId leaveTypeId leaveType { id name color kind }
  duration period beginDate endDate beginTime endTime days minutes status requestedDateTime
  waitingFor canDecide canCancel employee ${card}`;

const detail = `
  daysAsked reason approvedDateTime escalated cancelReason cancelledFrom balanceBefore balanceAfter updatedDateTime
  dayDetails { date minutes of part kind days holiday returned }
  steps { order kind managerId state at note actedBy reason manager ${card} }
  approvalHistory { at actor action note recount { before after cause holiday } }
  documents { id name type bytes url }`;

export const source: Source = {
  one: 'leaveRequest',
  list: 'leaveRequests',
  many: 'leaveRequestsByIds',
  fields: `${row} ${detail}`,
  row,
  anyDay: true,
};

const openCount = 'query OpenLeaveRequests { allPendingLeaveRequestCount }';

export const readOpenCount: OwnReads = {
  documents: [openCount],
  one: async ({ ask }, { id, signal }) => ({
    data: { id, count: await ask<number | null>(openCount, {}, signal) },
  }),
};
