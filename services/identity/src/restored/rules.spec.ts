import { describe, it } from '@jest/globals';
import { given } from '@kadro/chassis/testing/rules';
import { forgetting, type ForgettingEvent } from '../forgetting/events.ts';
import { person } from '../person/events.ts';
import { aPerson } from '../testing/past.ts';
import { forgottenAnew, resignedAnew } from './rules.ts';

const reason = 'Forgotten before the restore';
const known: ForgettingEvent = { type: 'PersonalDataForgotten', data: { classes: ['health'], reason: 'why' } };

describe('keys that were destroyed after the back-up', () => {
  it('mark what they were for as forgotten', () =>
    given(forgetting)
      .when((state) => forgottenAnew(state, { identity: 1, health: 0 }))
      .then({ type: 'PersonalDataForgotten', data: { classes: ['identity'], reason } }));
  it('of a later generation count, too', () =>
    given(forgetting, [known])
      .when((state) => forgottenAnew(state, { health: 2 }))
      .then({ type: 'PersonalDataForgotten', data: { classes: ['health'], reason, generations: { health: 1 } } }));
  it('that the log knows of mean nothing new', () =>
    given(forgetting, [known])
      .when((state) => forgottenAnew(state, { health: 1 }))
      .nothing());
  it('without which nobody is employed mean that the person has left', () => {
    const facts = { forgetting: { forgotten: [] }, today: '2026-03-01' };
    given(person, [aPerson()])
      .when((state) => resignedAnew(state, { ...facts, destroyed: { identity: 1 } }))
      .then({ type: 'PersonResigned', data: { quitDate: '2026-03-01', quitReason: 'OTHER' } });
    given(person, [aPerson()])
      .when((state) => resignedAnew(state, { ...facts, destroyed: { health: 1 } }))
      .nothing();
  });
});
