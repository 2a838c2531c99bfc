import { describe, expect, it } from '@jest/globals';
import { given } from '../../testing/given.ts';
import { answering } from '../../testing/services/survey-service.ts';
import { close, end, erased, hold, released, waiting } from './waiting.ts';

const first = { blob: 'b1', key: 'k1' };
const held = (place: string, answer = first) => ({ type: 'AnswerHeld' as const, data: { place, ...answer } });
const closed = { type: 'AnswersClosed' as const, data: { after: -1 } };
const isReleased = { type: 'AnswersReleased' as const, data: {} };
const isErased = { type: 'AnswersErased' as const, data: {} };
const ended = { type: 'CollectionEnded' as const, data: {} };
const whole = [held('a'), closed, isReleased, isErased];

describe('an answer', () => {
  it('is held', () =>
    given(waiting)
      .when((state) => hold(state, 'a', first))
      .then(held('a')));
  it.each([
    ['while the first waits', [held('a')]],
    ['while the first is on its way', [held('a'), closed]],
    ['after the first was released', whole],
    ['after the end', [held('a'), ended]],
  ])('of somebody who has answered is not held %s', (_case, past) =>
    given(waiting, past)
      .when((state) => hold(state, 'a', { blob: 'b2', key: 'k2' }))
      .nothing(),
  );
  it('is refused after the end', () =>
    given(waiting, [ended])
      .when((state) => hold(state, 'a', first))
      .rejected('changed_meanwhile'));
});

describe('what waits', () => {
  const closing = (threshold: number, past: Parameters<typeof given<never, (typeof waiting)['events']>>[1]) =>
    given(waiting, past).when((state) => close(state, threshold, -1));
  it('is closed at the threshold', () => closing(2, [held('a'), held('b')]).then(closed));
  it('is closed at the end, however little', () => closing(2, [held('a'), ended]).then(closed));
  it.each([
    ['below the threshold', 2, [held('a')]],
    ['while others are on their way', 1, [held('a'), closed, held('b')]],
    ['where nothing waits', 1, whole],
    ['where nothing waits at the end', 1, [ended]],
  ])('is not closed %s', (_case, threshold, past) => closing(threshold, past).nothing());
  it('is closed when the former ones are gone', () => closing(1, [...whole, held('b')]).then(closed));
});

describe('a release', () => {
  it('is said once', () => {
    given(waiting, [held('a'), closed])
      .when(released)
      .then(isReleased);
    given(waiting, [held('a'), closed, isReleased])
      .when(released)
      .nothing();
    given(waiting, [held('a')])
      .when(released)
      .nothing();
  });
  it('comes before the erasing', () => {
    given(waiting, [held('a'), closed])
      .when(erased)
      .nothing();
    given(waiting, [held('a'), closed, isReleased])
      .when(erased)
      .then(isErased);
    given(waiting, whole).when(erased).nothing();
  });
});

describe('the end', () => {
  it('is said once', () => {
    given(waiting).when(end).then(ended);
    given(waiting, [ended]).when(end).nothing();
  });
});

describe('declaring an anonymous command', () => {
  it.each([[[]], [['SurveyEaten']]])('without an event that ends it is refused: %j', (endsWith) =>
    expect(() => answering(endsWith)).toThrow('endsWith names events of survey'),
  );
});
