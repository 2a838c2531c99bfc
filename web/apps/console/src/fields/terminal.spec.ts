import { describe, expect, it } from '@jest/globals';
import { actionName, actionOf, placeOf, terminalActions } from './terminal.ts';

describe('what is allowed at a terminal', () => {
  it.each(terminalActions.values)('is one choice: %s', (name) => expect(actionName(actionOf(name))).toBe(name));
  it('is nothing where nothing is said', () => expect(actionName(undefined)).toBe('NOT_ALLOWED'));
});

describe('a place that is typed', () => {
  it('is none where all three are empty', () =>
    expect(placeOf({ latitude: ' ', longitude: '', radius: '' })).toBeNull());
  it('takes commas and signs', () =>
    expect(placeOf({ latitude: '41,01', longitude: '\u221228.97', radius: '200' })).toEqual({
      latitude: 41.01,
      longitude: -28.97,
      radius: 200,
    }));
  it('is not known where one is missing or no number', () =>
    expect([
      placeOf({ latitude: '41', longitude: '', radius: '200' }),
      placeOf({ latitude: '41', longitude: '29', radius: 'far' }),
    ]).toEqual([undefined, undefined]));
});
