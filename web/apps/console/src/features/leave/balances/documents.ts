import { pageArguments } from '../../../server/list-arguments.ts';
import { type OwnReads, type Page, type Rows } from '../../../server/resource.ts';

const type = '{ id name color kind }';

const balances = `query LeaveBalances($employeeId: String, $asOf: String, $knownAt: String) {
  leaveBalances(employeeId: $employeeId, asOf: $asOf, knownAt: $knownAt) {
    leaveTypeId leaveType ${type} on previousBalance accrualCalculatedCount used reserved planned
    balance free advanceDays shortfall
  }
}`;

export const readBalances: OwnReads = {
  documents: [balances],
  list: async ({ ask }, { filter, signal }) => {
    const rows = (await ask<Rows | null>(balances, filter, signal)) ?? [];
    return { data: rows.map((row) => ({ ...row, id: row.leaveTypeId })), total: rows.length };
  },
};

const ofPeople = `query LeaveBalancesOf(
  $branchId: String, $asOf: String, $knownAt: String, $page: Int, $rowsPerPage: Int
) {
  leaveBalancesOf(branchId: $branchId, asOf: $asOf, knownAt: $knownAt, page: $page, rowsPerPage: $rowsPerPage) {
    items { employeeId balances { leaveTypeId leaveType ${type} balance reserved } } total capped
  }
}`;

export const readBalancesOfPeople: OwnReads = {
  documents: [ofPeople],
  list: async ({ ask }, { pagination, filter, signal }) => {
    const { items, total, capped } = await ask<Page>(ofPeople, { ...filter, ...pageArguments(pagination) }, signal);
    return { data: items.map((row) => ({ ...row, id: row.employeeId })), total, meta: { capped } };
  },
};

const year = `query LeaveYear($employeeId: String, $leaveTypeId: String!, $year: Int!, $knownAt: String) {
  leaveYear(employeeId: $employeeId, leaveTypeId: $leaveTypeId, year: $year, knownAt: $knownAt) {
    leaveTypeId year opening closing
    entries {
      id on until kind days pending requestId recordedAt actor note late by { id firstName lastName imageUrl }
    }
  }
}`;

/** Employee, leave type and year are in `meta`. */
export const readYear: OwnReads = {
  documents: [year],
  one: async ({ ask }, { id, meta, signal }) => ({ data: { ...(await ask<object>(year, meta, signal)), id } }),
};
