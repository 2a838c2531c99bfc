import { GraphQLError } from 'graphql';
import { fakeService, type FakeService } from './service.ts';

const leaveSdl = `
  type LocalizedText { en: String tr: String }
  type LeaveType { id: String! names: LocalizedText }
  type LeaveBalance { leaveTypeId: String on: String balance: Float }
  type LeaveStep { order: Int managerId: String }
  type LeaveDecision { at: String actor: String action: String }
  type LeaveEntry { id: String! actor: String }
  type LeaveRequest { id: String! employeeId: String status: String steps: [LeaveStep!] approvalHistory: [LeaveDecision!] }
  type LeaveRequestsPage { items: [LeaveRequest!]! total: Int! }
  type LeaveEntriesPage { items: [LeaveEntry!]! total: Int! }
  type TeamAbsence { employeeId: String days: Int }
  type TeamAbsences { size: Int people: [TeamAbsence!] }
  type Query {
    leaveRequests(rowsPerPage: Int = 10): LeaveRequestsPage!
    leaveEntries(rowsPerPage: Int = 10): LeaveEntriesPage!
    leaveType(id: ID!): LeaveType
    leaveBalances(employeeId: String, on: String): [LeaveBalance!]
    teamAbsences(requestId: String): TeamAbsences
    whoAtLeave: String
  }`;

/** Actors of steps and entries who are no people: the system, somebody unknown, nobody. */
const noPeople = ['system', 'gone', null] as const;

const page = <T>(count: number, item: (n: number) => T) => ({
  items: Array.from({ length: count }, (_, n) => item(n)),
  total: count,
});

/**
 * Leave as the joins need it: request n is of person n, its three steps of persons from 1000 + 3n on; its history and
 * the entries also name `noPeople`.
 */
export function fakeLeave(): FakeService {
  const step = (n: number, order: number) => ({ order, managerId: `p${1000 + 3 * n + order}` });
  const history = noPeople.map((actor) => ({ at: '2026-01-05T08:00:00Z', actor, action: 'APPROVED' }));
  const request = (n: number) => ({
    id: `r${n}`,
    employeeId: `p${n}`,
    status: 'PENDING',
    steps: [step(n, 0), step(n, 1), step(n, 2)],
    approvalHistory: [{ actor: `p${n}`, action: 'REQUESTED' }, ...history],
  });
  return fakeService('leave', leaveSdl, {
    leaveRequests: ({ rowsPerPage }: { rowsPerPage: number }) => page(rowsPerPage, request),
    leaveEntries: ({ rowsPerPage }: { rowsPerPage: number }) =>
      page(rowsPerPage, (n) => ({ id: `e${n}`, actor: n % 2 === 0 ? `p${n}` : 'system' })),
    leaveType: ({ id }: { id: string }) => ({ id, names: { en: 'Annual leave', tr: 'Yıllık izin' } }),
    leaveBalances: ({ employeeId }: { employeeId?: string }) => {
      if (employeeId === 'p3')
        throw new GraphQLError('İzin yok.', { extensions: { code: 'forbidden', name: 'forbidden' } });
      return [{ leaveTypeId: 'annual', on: '2026-01-05', balance: Number(employeeId?.slice(1)) / 2 }];
    },
    teamAbsences: () => ({
      size: 2,
      people: [
        { employeeId: 'p1', days: 2 },
        { employeeId: 'gone', days: 1 },
      ],
    }),
    whoAtLeave: (_, { authorization }) => authorization,
  });
}
