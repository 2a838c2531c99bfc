const card = 'id firstName lastName imageUrl';
const kind = 'leaveType { id name color kind }';
const steps = `steps { order kind managerId state at note actedBy reason manager { ${card} } }`;
const files = 'documents { id name type bytes url }';

/** Fields of a request in a list. */
export const leaveRow = `id revision employeeId leaveTypeId ${kind} duration period beginDate endDate beginTime endTime days daysAsked minutes
  status requestedDateTime ${steps} waitingFor canDecide canCancel ${files} employee { ${card} }`;

/** Fields of one request with everything behind it. */
export const leaveRequestFields = `${leaveRow} branchId dayDetails { date minutes of part kind days holiday returned } reason approvedDateTime escalated
  approvalHistory { at actor action note recount { before after cause holiday } by { ${card} } } cancelReason cancelledFrom balanceBefore balanceAfter`;

export const leaveTypes = `query LeaveTypes {
  leaveTypes(rowsPerPage: 100, sortBy: name, filter: { archived: { eq: false } }) {
    items { id name kind color durations tracksBalance countsCalendarDays documentRequired reasonRequired noticeDays minimumDays maximumDays advanceDays usageRule }
  }
}`;

export const leaveRequests = `query LeaveRequests($page: Int!, $rowsPerPage: Int!, $sortBy: LeaveRequestsSort, $descending: Boolean, $filter: LeaveRequestsFilter) {
  leaveRequests(page: $page, rowsPerPage: $rowsPerPage, sortBy: $sortBy, descending: $descending, filter: $filter) { items { ${leaveRow} } total capped }
}`;

/** Of each request only who did what when. */
export const leaveDecisions = `query LeaveDecisions($rows: Int!) {
  leaveRequests(rowsPerPage: $rows, sortBy: updatedDateTime, descending: true) { items { steps { managerId actedBy state at } } }
}`;

export const leaveRequest = `query LeaveRequest($id: ID!, $asOf: String, $knownAt: String) {
  leaveRequest(id: $id, asOf: $asOf, knownAt: $knownAt) { ${leaveRequestFields} }
}`;

const balance = `leaveTypeId ${kind} on previousBalance accrualCalculatedCount used reserved planned balance free advanceDays shortfall`;

export const leaveBalances = `query LeaveBalances($employeeId: String, $on: String, $knownAt: String) {
  leaveBalances(employeeId: $employeeId, asOf: $on, knownAt: $knownAt) { ${balance} }
}`;

export const leaveYear = `query LeaveYear($leaveTypeId: String!, $year: Int!, $knownAt: String) {
  leaveYear(leaveTypeId: $leaveTypeId, year: $year, knownAt: $knownAt) {
    leaveTypeId year opening points { on balance expected } closing
    entries { id on until kind days pending requestId recordedAt actor note late by { ${card} } }
  }
}`;

/** Entitlements and adjustments. */
export const leaveGrants = `query LeaveGrants($employeeId: String!, $from: String!, $to: String!) {
  leaveEntries(rowsPerPage: 100, sortBy: on, filter: { employeeId: { eq: $employeeId }, kind: { in: ["ENTITLEMENT", "ADJUSTMENT"] }, on: { from: $from, to: $to } }) {
    items { id leaveTypeId on until kind days pending requestId recordedAt actor note late by { ${card} } }
  }
}`;

export const teamAbsences = `query TeamAbsences($requestId: String, $from: String, $to: String) {
  teamAbsences(requestId: $requestId, from: $from, to: $to) { size days { date away } people { employeeId days { date part pending } person { ${card} } } }
}`;
