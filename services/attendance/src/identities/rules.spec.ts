import { describe, it } from '@jest/globals';
import { given } from '@kadro/chassis/testing';
import { identity } from './events.ts';
import { changeIdentity, takeIdentity } from './rules.ts';

const card = { employeeId: 'p1', branchId: null, kind: 'CARD' as const, number: '0042', by: 'a1' };
const wasGiven = { type: 'IdentityGiven' as const, data: card };
const wasTaken = { type: 'IdentityTaken' as const, data: { employeeId: 'p1', by: 'a1' } };

describe('an identity', () => {
  it('changes what differs', () =>
    given(identity, [wasGiven])
      .when((state) => changeIdentity(state, { kind: 'CARD', number: '0043' }, 'a1'))
      .then({ type: 'IdentityChanged', data: { employeeId: 'p1', by: 'a1', number: '0043' } }));
  it('that stays the same is no event', () =>
    given(identity, [wasGiven])
      .when((state) => changeIdentity(state, { number: '0042' }, 'a1'))
      .nothing());
  it('is taken once', () => {
    given(identity, [wasGiven])
      .when((state) => takeIdentity(state, 'a1'))
      .then(wasTaken);
    given(identity, [wasGiven, wasTaken])
      .when((state) => takeIdentity(state, 'a1'))
      .nothing();
  });
  it('that was taken is not changed any more', () =>
    given(identity, [wasGiven, wasTaken])
      .when((state) => changeIdentity(state, { number: '7' }, 'a1'))
      .rejected('archived_record'));
});
