import { describe, expect, it } from '@jest/globals';
import { changed, viewOf } from './use-view.ts';

const after = (address: string, change: Parameters<typeof changed>[1]) =>
  changed(new URLSearchParams(address), change).toString();

describe('changed', () => {
  it.each([
    ['begins at the first page for another search', 'page=3&request=r1', { q: 'ay' }, 'q=ay'],
    ['keeps the question when another request is opened', 'q=ay&page=2', { request: 'r2' }, 'q=ay&page=2&request=r2'],
    ['leaves the request behind on another page', 'request=r1', { page: 2 }, 'page=2'],
    ['leaves out what is usual', 'q=ay&sort=name&type=t1', { q: '', type: '', sort: 'newest' as const, page: 1 }, ''],
  ])('%s', (_, address, change, wanted) => {
    expect(after(address, change)).toBe(wanted);
  });
});

describe('viewOf', () => {
  it('takes what it does not know as not said', () => {
    expect(viewOf(new URLSearchParams('sort=colour&page=-1'), 'all')).toEqual({
      scope: 'all',
      q: '',
      type: '',
      sort: 'newest',
      page: 1,
      request: null,
    });
  });
});
