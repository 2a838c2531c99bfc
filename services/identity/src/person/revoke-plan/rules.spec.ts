import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson } from '../../testing/past.ts';
import { moveInEffect, movePlanned, planFailed, planRevoked } from '../../testing/plans.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { revokePlan } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);

describe('revoking a plan', () => {
  const revoke =
    (today: string, id = 'move') =>
    (state: PersonState) =>
      revokePlan(state, { id, today, unknown: 'forbidden' });

  it('is possible until its day', () => given(movePlanned).when(revoke('2026-02-28')).then(planRevoked('move')));
  it.each(['2026-03-01', '2026-05-01'])('is too late on %s, even where it has not taken effect', (today) =>
    given(movePlanned).when(revoke(today)).rejected('plan_settled'),
  );
  it.each([[moveInEffect], [planRevoked('move')], [planFailed('move', 'archived_record')]])('is over after %j', (end) =>
    given(movePlanned, end).when(revoke('2026-02-01')).rejected('plan_settled'),
  );
  it.each(['other', '__proto__', ''])('finds no %j', (id) =>
    given(movePlanned).when(revoke('2026-02-01', id)).rejected('forbidden'),
  );
});
