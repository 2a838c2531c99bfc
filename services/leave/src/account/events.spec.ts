import { describe, expect, it } from '@jest/globals';
import { annual } from '../testing/builders.ts';
import { leaveAccount } from './events.ts';
import { type LeaveAccountState } from './state.ts';

describe('a long life of leave', () => {
  it('takes one more event as quickly after thousands as after a few', () => {
    const evolve = (state: LeaveAccountState, n: number): LeaveAccountState => {
      const on = Temporal.PlainDate.from('2000-01-03').add({ days: n }).toString();
      return leaveAccount.evolve.BalanceAdjusted(
        state,
        { id: `j${n}`, leaveTypeId: annual, on, days: '1/8', reason: '~', shortfall: null, branchId: null },
        { organization: 'o1', id: 'id1', at: `${on}T08:00:00.000Z`, actor: 'id1', revision: n },
      );
    };
    const timed = (from: number, count: number, start: LeaveAccountState): [number, LeaveAccountState] => {
      const begin = process.cpuUsage();
      let state = start;
      for (let n = from; n < from + count; n++) state = evolve(state, n);
      const { user, system } = process.cpuUsage(begin);
      return [(user + system) / 1_000, state];
    };
    const [, warm] = timed(0, 500, leaveAccount.initial);
    const [early, some] = timed(500, 500, warm);
    const [, many] = timed(1_000, 9_000, some);
    const late = Math.min(...[1, 2, 3].map(() => timed(10_000, 500, many)[0]));
    // a copy of everything would be twenty times as slow
    expect(late).toBeLessThan(early * 6 + 20);
  });
});
