import { describe, expect, it } from '@jest/globals';
import { imageProblem } from './image.ts';

describe('choosing a picture', () => {
  it.each([
    ['image/png', 204_800, null],
    ['image/webp', 1, null],
    ['image/png', 204_801, { kind: 'size', kilobytes: 201 }],
    ['image/svg+xml', 10, { kind: 'type' }],
    ['', 10, { kind: 'type' }],
  ])('of the type %j with %i bytes leads to %j', (type, size, problem) => {
    expect(imageProblem({ type, size })).toEqual(problem);
  });
});
