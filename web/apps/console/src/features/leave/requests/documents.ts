const names = 'tr en de es it pt nl fr ar';
/** A person of identity, joined by the gateway: null while identity does not answer. */
const card = '{ id firstName lastName imageUrl }';
const type = '{ id name color kind }';
const timed = 'duration period beginDate endDate beginTime endTime';

const requestRow = `id revision employeeId branchId leaveTypeId leaveType ${type} ${timed} days minutes status requestedDateTime waitingFor canDecide canCancel employee ${card}`;

const requestDetail = `
  daysAsked reason approvedDateTime escalated cancelReason cancelledFrom balanceBefore balanceAfter updatedDateTime
  dayDetails { date minutes of part kind days holiday returned }
  steps { order kind managerId state at note actedBy reason manager ${card} }
  approvalHistory { at actor action note recount { before after cause holiday } }
  documents { id name type bytes url }`;

/** What the console reads of the leave service, by resource. */
export const leaveSources = {
  'leave-types': {
    one: 'leaveType',
    list: 'leaveTypes',
    many: 'leaveTypesByIds',
    history: 'leaveTypeHistory',
    fields: `id revision archived updatedDateTime name names { ${names} } kind color durations tracksBalance countsCalendarDays documentRequired reasonRequired noticeDays minimumDays maximumDays advanceDays usageRule`,
  },
  'leave-requests': {
    one: 'leaveRequest',
    list: 'leaveRequests',
    many: 'leaveRequestsByIds',
    fields: `${requestRow} ${requestDetail}`,
    row: requestRow,
    anyDay: true,
  },
} as const;

/** The balances of a person by type, on a day. */
export const balancesDocument = `query LeaveBalances($employeeId: String, $asOf: String, $knownAt: String) {
  leaveBalances(employeeId: $employeeId, asOf: $asOf, knownAt: $knownAt) {
    leaveTypeId leaveType ${type} on previousBalance accrualCalculatedCount used reserved planned balance free advanceDays shortfall
  }
}`;

/** The balances of many people in reach, by name, of one branch or all. */
export const balancesOfDocument = `query LeaveBalancesOf($branchId: String, $asOf: String, $knownAt: String, $page: Int, $rowsPerPage: Int) {
  leaveBalancesOf(branchId: $branchId, asOf: $asOf, knownAt: $knownAt, page: $page, rowsPerPage: $rowsPerPage) {
    items { employeeId balances { leaveTypeId leaveType ${type} balance reserved } } total capped
  }
}`;

/** How many open requests are in reach. */
export const openCountDocument = 'query OpenLeaveRequests { allPendingLeaveRequestCount }';

/** The entries behind the balance of one type in a year. */
export const yearDocument = `query LeaveYear($employeeId: String, $leaveTypeId: String!, $year: Int!, $knownAt: String) {
  leaveYear(employeeId: $employeeId, leaveTypeId: $leaveTypeId, year: $year, knownAt: $knownAt) {
    leaveTypeId year opening closing
    entries { id on until kind days pending requestId recordedAt actor note late by ${card} }
  }
}`;
