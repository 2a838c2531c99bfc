import { describe, expect, it } from '@jest/globals';
import { heldOf, isErased, type PersonalData } from './classes.ts';

const data: PersonalData = {
  id: 'p',
  identity: {
    classes: [
      { dataClass: 'health', entries: 2, files: 0 },
      { dataClass: 'identity', entries: 3, files: 0 },
    ],
    erased: ['text'],
  },
  leave: {
    classes: [
      { dataClass: 'identity', entries: 1, files: 0 },
      { dataClass: 'text', entries: 4, files: 2 },
    ],
    erased: [],
  },
  attendance: { classes: [], erased: ['text'] },
};

describe('what is held of a person', () => {
  it('is counted over all services, class by class', () =>
    expect(heldOf(data)).toEqual([
      { dataClass: 'identity', entries: 4, files: 0 },
      { dataClass: 'health', entries: 2, files: 0 },
      { dataClass: 'text', entries: 4, files: 2 },
    ]));

  it.each([
    ['identity', true],
    ['leave', false],
  ] as const)('is erased in %s: %s', (part, erased) => expect(isErased(data[part], ['text'])).toBe(erased));
});
