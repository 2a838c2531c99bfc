import { GraphQLError } from 'graphql';
import { fakeService, type FakeService } from './service.ts';

const identitySdl = `
  type LocalizedText { en: String tr: String }
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

/** Identity as the joins need it: cards in the order of the ids, at most 100; the required field `closed` is refused. */
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
      items: Array.from({ length: rowsPerPage }, (_, n) => ({ id: `p${n}`, firstName: `First p${n}` })),
      total: rowsPerPage,
    }),
    branch: ({ id }: { id: string }) => ({ id, names: { en: 'Head office', tr: 'Merkez' } }),
    closed: () => {
      throw new GraphQLError('İzin yok.', { extensions: { code: 'forbidden', name: 'forbidden' } });
    },
  });
}
