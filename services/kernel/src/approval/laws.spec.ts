import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Rejection } from '../errors/rejection.ts';
import {
  answerDetail,
  approverOf,
  askForDetail,
  cancel,
  chainOf,
  decide,
  isOpen,
  replaceApprover,
  restart,
} from './index.ts';
import { type Chain, stepSchema } from './step.ts';

const at = '2026-03-02T08:00:00Z';
const requester = 'e1';
const everybody = [requester, 'm1', 'm2', 'm3', 'm4', 's1'];
const person = fc.constantFrom(...everybody);
const list = fc.array(person, { maxLength: 5 });
const kind = fc.constantFrom('OVERTIME_MANAGER' as const, 'HR_MANAGER' as const);

const act = (actor: string, isSuperAdmin = actor === 's1') => ({
  actor,
  isSuperAdmin,
  isRequester: actor === requester,
  at,
  nameOf: (id: string) => id,
});

const beginning = fc
  .record({ managers: list, generalManagers: list, kind })
  .map((people) => chainOf({ ...people, requester, superAdmins: ['s1'] }));
const chains = beginning.map(({ steps }): Chain => ({ status: 'PENDING', steps }));

type Move = (chain: Chain) => Chain;

const decision = fc.record({ actor: person, isSuperAdmin: fc.boolean(), approved: fc.boolean() });

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: decision.map(
      ({ actor, isSuperAdmin, approved }): Move =>
        (chain) =>
          decide(chain, { ...act(actor, isSuperAdmin), approved }),
    ),
  },
  fc.tuple(person, fc.boolean()).map(
    ([actor, isSuperAdmin]): Move =>
      (chain) =>
        askForDetail(chain, { ...act(actor, isSuperAdmin), note: '?' }),
  ),
  fc.constant<Move>((chain) => answerDetail(chain, { at })),
  fc.tuple(person, person).map(
    ([leaving, replacement]): Move =>
      (chain) =>
        replaceApprover(chain, { leaving, replacement, requester, at }),
  ),
  chains.map(({ steps }): Move => (chain) => {
    const { ended: _, ...restarted } = restart(chain, steps, { at });
    return restarted;
  }),
  { weight: 1, arbitrary: fc.constant<Move>((chain) => cancel(chain, { at })) },
);

/** The chain after a move, or as it was where the move is refused. */
function attempt(chain: Chain, move: Move): Chain {
  try {
    return move(chain);
  } catch (error) {
    if (error instanceof Rejection) return chain;
    throw error;
  }
}

const histories = fc
  .tuple(chains, fc.array(moves, { maxLength: 12 }))
  .map(([chain, tried]) => tried.reduce<[Chain, ...Chain[]]>((all, move) => [attempt(all[0], move), ...all], [chain]));

const holds = (law: (chain: Chain, history: Chain[]) => void): void =>
  fc.assert(
    fc.property(histories, (history) => law(history[0], history)),
    { numRuns: 400 },
  );

describe('any chain after any attempts', () => {
  it('asks exactly one order while it is open, and nobody afterwards', () => {
    holds(({ status, steps }) => {
      const asked = steps.filter(({ state }) => state === 'PENDING' || state === 'NEED_EXTRA_DETAIL');
      const waiting = steps.filter(({ state }) => state === 'WAITING');
      expect(new Set(asked.map(({ order }) => order)).size).toBe(isOpen(status) ? 1 : 0);
      if (!isOpen(status)) expect(waiting).toEqual([]);
      expect(asked.some(({ state }) => state === 'NEED_EXTRA_DETAIL')).toBe(status === 'NEED_EXTRA_DETAIL');
      for (const { order } of waiting) expect(asked.every((step) => step.order < order)).toBe(true);
    });
  });

  it('has at most one step per person and none of the requester', () => {
    holds(({ steps }) => {
      const approvers = steps.map(approverOf);
      expect(new Set(approvers).size).toBe(approvers.length);
      expect(approvers).not.toContain(requester);
    });
  });

  it('is approved by somebody or not at all', () => {
    holds(({ status, steps }) => {
      const made = steps.map(({ state }) => state);
      if (status === 'APPROVED')
        expect(made.some((state) => state === 'APPROVED' || state === 'SUPER_ADMIN')).toBe(true);
      expect(made.includes('DENIED')).toBe(status === 'DENIED');
    });
  });

  it('is stored and read again as it was', () => {
    holds(({ status, steps }) => {
      expect(JSON.parse(JSON.stringify({ status, steps }))).toStrictEqual({ status, steps });
      expect(steps.map((step) => stepSchema.parse(step))).toStrictEqual(steps);
    });
  });

  it('is not changed by a decision once it is settled', () => {
    fc.assert(
      fc.property(histories, decision, ([chain], { actor, isSuperAdmin, approved }) => {
        fc.pre(!isOpen(chain.status));
        expect(() => decide(chain, { ...act(actor, isSuperAdmin), approved })).toThrow(Rejection);
      }),
    );
  });

  it('is never decided by the requester', () => {
    fc.assert(
      fc.property(histories, person, fc.boolean(), fc.boolean(), ([chain], actor, isSuperAdmin, approved) => {
        const decided = () => decide(chain, { ...act(actor, isSuperAdmin), isRequester: true, approved });
        expect(decided).toThrow(expect.objectContaining({ name: 'own_request' }));
      }),
    );
  });

  it('begins again as a new one, with every decision in the history', () => {
    fc.assert(
      fc.property(histories, chains, ([chain], fresh) => {
        fc.pre(isOpen(chain.status) || chain.status === 'APPROVED');
        const { ended, ...restarted } = restart(chain, fresh.steps, { at });
        expect(restarted).toStrictEqual(fresh);
        const settled = ({ state }: { state: string }) => ['APPROVED', 'DENIED', 'SUPER_ADMIN'].includes(state);
        expect(ended.filter(settled)).toStrictEqual(chain.steps.filter(settled));
        expect(ended.filter((step) => !settled(step) && step.state !== 'STOPPED')).toEqual([]);
      }),
    );
  });
});

describe('independent actors', () => {
  const will = fc.record({ m1: fc.boolean(), m2: fc.boolean(), m3: fc.boolean(), m4: fc.boolean() });
  const managersOf = fc.array(fc.constantFrom(requester, 'm2', 'm3', 'm4'), { maxLength: 5 });
  const orders = fc.shuffledSubarray(['m1', 'm2', 'm3', 'm4'], { minLength: 4 });

  /** Everybody tries again and again, in this order, until nothing moves any more. */
  function outcome(chain: Chain, actors: string[], approves: Record<string, boolean>): Chain {
    const after = actors.reduce(
      (chain, actor) => attempt(chain, (chain) => decide(chain, { ...act(actor), approved: approves[actor] ?? false })),
      chain,
    );
    return after === chain ? chain : outcome(after, actors, approves);
  }

  it('come to one outcome in whatever order they try', () => {
    fc.assert(
      fc.property(managersOf, will, orders, orders, (managers, approves, some, others) => {
        const { steps } = chainOf({
          requester,
          managers: [...managers, 'm1'],
          kind: 'EXPENSE_MANAGER',
          generalManagers: [],
          superAdmins: [],
        });
        const chain: Chain = { status: 'PENDING', steps };
        const result = outcome(chain, some, approves);
        expect(result).toStrictEqual(outcome(chain, others, approves));
        expect(result.status).toBe(
          steps.every(({ managerId }) => approves[managerId as keyof typeof approves]) ? 'APPROVED' : 'DENIED',
        );
      }),
    );
  });

  it('of one order make one decision, whoever comes first', () => {
    fc.assert(
      fc.property(will, orders, (approves, actors) => {
        const { steps } = chainOf({
          requester,
          managers: ['m1', 'm2', 'm3', 'm4'],
          kind: 'HR_MANAGER',
          generalManagers: [],
          superAdmins: [],
        });
        const first = actors[0] as keyof typeof approves;
        const result = outcome({ status: 'PENDING', steps }, actors, approves);
        expect(result.status).toBe(approves[first] ? 'APPROVED' : 'DENIED');
        expect(result.steps.filter(({ state }) => state !== 'STOPPED').map(({ managerId }) => managerId)).toEqual([
          first,
        ]);
      }),
    );
  });
});
