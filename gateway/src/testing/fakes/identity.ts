import { GraphQLError } from 'graphql';
import { fakeService, type FakeService } from './service.ts';

const identitySdl = `
  type LocalizedText { en: String tr: String }
  type PersonCard { id: String! firstName: String lastName: String imageUrl: String jobId: String }
  type Branch { id: String! name: String names: LocalizedText }
  type Unit { id: String! name: String }
  type Team { id: String! name: String }
  type Job { id: String! name: String }
  type Employee { id: String! firstName: String branchId: String unitId: String teamId: String jobId: String }
  type EmployeesPage { items: [Employee!]! total: Int! }
  type Query {
    who: String
    personCardsByIds(ids: [ID!]!): [PersonCard]!
    employees(rowsPerPage: Int = 10): EmployeesPage!
    branch(id: ID!): Branch
    branchesByIds(ids: [ID!]!): [Branch]
    unitsByIds(ids: [ID!]!): [Unit]
    teamsByIds(ids: [ID!]!): [Team]
    jobsByIds(ids: [ID!]!): [Job]
    closed: EmployeesPage!
  }`;

const named = ({ ids }: { ids: string[] }): unknown =>
  ids.map((id) => (id === 'gone' ? null : { id, name: `Name ${id}` }));

/** Identity as the joins need it: cards in the order of the ids, at most 100; the required field `closed` is refused. */
export function fakeIdentity(): FakeService {
  return fakeService('identity', identitySdl, {
    who: (_, { authorization }) => authorization,
    personCardsByIds: ({ ids }: { ids: string[] }, { authorization }) => {
      if (ids.length > 100)
        throw new GraphQLError('too many', { extensions: { code: 'page_too_large', name: 'page_too_large' } });
      return ids.map((id) =>
        /^p\d/.test(id) ? { id, firstName: `First ${id}`, lastName: authorization ?? 'nobody', jobId: `j${id}` } : null,
      );
    },
    employees: ({ rowsPerPage }: { rowsPerPage: number }) => ({
      items: Array.from({ length: rowsPerPage }, (_, n) => ({
        id: `p${n}`,
        firstName: `First p${n}`,
        branchId: `b${n % 2}`,
        unitId: null,
        teamId: 'gone',
        jobId: `j${n}`,
      })),
      total: rowsPerPage,
    }),
    branchesByIds: named,
    unitsByIds: named,
    teamsByIds: named,
    jobsByIds: named,
    branch: ({ id }: { id: string }) => ({ id, names: { en: 'Head office', tr: 'Merkez' } }),
    closed: () => {
      throw new GraphQLError('İzin yok.', { extensions: { code: 'forbidden', name: 'forbidden' } });
    },
  });
}
