import { type Clause, GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { branches, type BranchRow } from '../replicas/branches.ts';
import { presences } from './model.ts';
import { presenceStates } from './state.ts';

const rows = new GuardedRows(presences);
const mostBranches = 100;

const numbers = z.object({
  people: z.int(),
  /** Of those who came, how many did so late. */
  late: z.int(),
  states: z.array(
    named('PresenceStateCount', z.object({ state: named('PresenceState', z.enum(presenceStates)), people: z.int() })),
  ),
});

const answer = named(
  'PresenceCounts',
  z.object({
    now: z.string().describe('the instant of this answer'),
    ...numbers.shape,
    branches: z.array(named('BranchPresence', z.object({ branchId: z.string(), zone: z.string(), ...numbers.shape }))),
  }),
);

async function numbersOf(scope: QueryScope, where: readonly Clause[]): Promise<z.infer<typeof numbers>> {
  const states = await Promise.all(
    presenceStates.map(async (state) => ({
      state,
      people: await rows.count(scope, [...where, { index: 'state', eq: state }]),
    })),
  );
  return {
    people: states.reduce((sum, { people }) => sum + people, 0),
    late: await rows.count(scope, [...where, { index: 'late', eq: true }]),
    states,
  };
}

/** How many people are in, missing and away, in all and by branch; of those whom the caller reaches. */
export const presenceCounts = query({
  name: 'presenceCounts',
  access: { who: 'member' },
  area: 'clockInOut',
  args: z.object({ branchId: z.string().max(64).nullish() }),
  answer,
  example: {},
  run: async ({ branchId }, scope) => {
    const only = branchId ? [{ index: 'id', eq: branchId }] : [];
    const found = await scope.find<BranchRow>(branches.model, only, { limit: mostBranches });
    const ofBranches = await Promise.all(
      found.map(async ({ id, zone }) => ({
        branchId: id,
        zone,
        ...(await numbersOf(scope, [{ index: 'branchId', eq: id }])),
      })),
    );
    return {
      now: scope.now().toString({ smallestUnit: 'millisecond' }),
      ...(await numbersOf(scope, branchId ? [{ index: 'branchId', eq: branchId }] : [])),
      branches: ofBranches.filter(({ people }) => people > 0),
    };
  },
});
