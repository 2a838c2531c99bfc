import { GraphQLError } from 'graphql';
import { fakeService, type FakeService } from './fake-service.ts';

const localizedText = 'type LocalizedText { en: String tr: String }';
const identitySdl = `
  ${localizedText}
  type PersonCard { id: String! firstName: String lastName: String imageUrl: String jobId: String }
  type Branch { id: String! names: LocalizedText }
  type Employee { id: String! firstName: String }
  type EmployeesPage { items: [Employee!]! total: Int! }
  type Query {
    who: String
    personCardsByIds(ids: [ID!]!): [PersonCard]!
    employees(rowsPerPage: Int = 10): EmployeesPage!
    branch(id: ID!): Branch
    closed: EmployeesPage!
  }`;
const leaveSdl = `
  ${localizedText}
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

/** Who steps are of, besides people: `system`, somebody unknown, nobody. */
export const noPeople = ['system', 'gone', null] as const;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/**
 * Identity as the joins need it: cards in the order of the ids, at most 100; `closed` is a required field that is
 * refused.
 */
export function fakeIdentity(): FakeService {
  return fakeService('identity', identitySdl, {
    who: (_, { authorization }) => authorization,
    personCardsByIds: ({ ids }: { ids: string[] }, { authorization }) => {
      if (ids.length > 100)
        throw new GraphQLError('too many', { extensions: { code: 'page_too_large', name: 'page_too_large' } });
      return ids.map((id) =>
        /^p\d/.test(id) ? { id, firstName: `First ${id}`, lastName: authorization ?? 'nobody' } : null,
      );
    },
    employees: ({ rowsPerPage }: { rowsPerPage: number }) => ({
      items: numbers(rowsPerPage).map((n) => ({ id: `p${n}`, firstName: `First p${n}` })),
      total: rowsPerPage,
    }),
    branch: ({ id }: { id: string }) => ({ id, names: { en: 'Head office', tr: 'Merkez' } }),
    closed: () => {
      throw new GraphQLError('İzin yok.', { extensions: { code: 'forbidden', name: 'forbidden' } });
    },
  });
}

/**
 * Leave: request n is of person n, its three steps of persons 1000 + 3n and on; its history and the entries also name
 * nobody.
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
  const page = <T>(count: number, item: (n: number) => T) => ({ items: numbers(count).map(item), total: count });
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
