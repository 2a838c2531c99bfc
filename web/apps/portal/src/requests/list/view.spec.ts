import { describe, expect, it } from '@jest/globals';
import { statusFilters, viewOf } from './view.ts';

const plain = { status: '', order: 'newest', year: '', q: '', page: 1 };

describe('the view of the own requests', () => {
  it.each([
    ['', plain],
    [
      'status=open&year=2026&q=annual&order=first&page=3',
      { status: 'open', order: 'first', year: '2026', q: 'annual', page: 3 },
    ],
    ['status=PENDING&year=26&order=toString&page=-1', plain],
    ['page=x', plain],
  ])('of "%s" is %j', (address, view) => {
    expect(viewOf(new URLSearchParams(address), statusFilters)).toEqual(view);
  });
});
