export const personCard = 'id firstName lastName imageUrl';
const leaveType = 'leaveType { id name color kind }';
const steps = `steps { order kind managerId state at note actedBy reason manager { ${personCard} } }`;
const files = 'documents { id name type bytes url }';

const rowFields = `
  id revision employeeId leaveTypeId ${leaveType} duration period beginDate endDate beginTime endTime days daysAsked minutes
  status requestedDateTime ${steps} waitingFor canDecide canCancel ${files} employee { ${personCard} }`;

export const leaveRequestFields = `${rowFields}
  branchId dayDetails { date minutes of part kind days holiday returned } reason approvedDateTime escalated
  approvalHistory { at actor action note recount { before after cause holiday } by { ${personCard} } }
  cancelReason cancelledFrom balanceBefore balanceAfter`;

export const leaveTypes = `query LeaveTypes {
  leaveTypes(rowsPerPage: 100, sortBy: name, filter: { archived: { eq: false } }) {
    items {
      id name kind color durations tracksBalance countsCalendarDays documentRequired reasonRequired noticeDays
      minimumDays maximumDays advanceDays usageRule
    }
  }
}`;

export const leaveRequests = `query LeaveRequests(
  $page: Int!, $rowsPerPage: Int!, $sortBy: LeaveRequestsSort, $descending: Boolean, $filter: LeaveRequestsFilter
) {
  leaveRequests(page: $page, rowsPerPage: $rowsPerPage, sortBy: $sortBy, descending: $descending, filter: $filter) {
    items { ${rowFields} } total capped
  }
}`;

export const leaveRequest = `query LeaveRequest($id: ID!, $asOf: String, $knownAt: String) {
  leaveRequest(id: $id, asOf: $asOf, knownAt: $knownAt) { ${leaveRequestFields} }
}`;

const balance = `leaveTypeId ${leaveType} on previousBalance accrualCalculatedCount used reserved planned balance free
  advanceDays shortfall`;

export const leaveBalances = `query LeaveBalances($employeeId: String, $on: String, $knownAt: String) {
  leaveBalances(employeeId: $employeeId, asOf: $on, knownAt: $knownAt) { ${balance} }
}`;

export const leaveYear = `query LeaveYear($leaveTypeId: String!, $year: Int!, $knownAt: String) {
  leaveYear(leaveTypeId: $leaveTypeId, year: $year, knownAt: $knownAt) {
    leaveTypeId year opening points { on balance expected } closing
    entries { id on until kind days pending requestId recordedAt actor note late by { ${personCard} } }
  }
}`;
