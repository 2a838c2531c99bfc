import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { type PersonalClass } from '@kadro/kernel';
import { forgetting, type ForgettingEvent, type ForgettingState } from '../events.ts';
import { forgetClasses } from './rules.ts';

const given = (...past: ForgettingEvent[]) => givenStream(forgetting, past);
const forgotten = (...classes: PersonalClass[]): ForgettingEvent => ({
  type: 'PersonalDataForgotten',
  data: { classes, reason: 'why' },
});
const forget =
  (...classes: PersonalClass[]) =>
  (state: ForgettingState) =>
    forgetClasses(state, { classes, reason: 'why' });

describe('forgetting classes', () => {
  it('names each once', () => given().when(forget('health', 'health')).then(forgotten('health')));
  it('forgets again what may have been recorded since, with the key of that time', () => {
    const again = (health: number, ...classes: PersonalClass[]): ForgettingEvent => ({
      type: 'PersonalDataForgotten',
      data: { classes, reason: 'why', generations: { health } },
    });
    given(forgotten('health'))
      .when(forget('health', 'text'))
      .then(again(1, 'health', 'text'));
    given(forgotten('health'), again(1, 'health')).when(forget('health')).then(again(2, 'health'));
  });
});
