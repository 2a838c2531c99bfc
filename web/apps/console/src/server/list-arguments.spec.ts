import { describe, expect, it } from '@jest/globals';
import { filterArgument, listArguments } from './list-arguments.ts';

describe('filterArgument', () => {
  it('makes a value eq, a list in and null isNull', () => {
    expect(filterArgument({ branchId: 'a', jobId: ['b', 'c'], managerId: null, archived: false })).toEqual({
      branchId: { eq: 'a' },
      jobId: { in: ['b', 'c'] },
      managerId: { isNull: true },
      archived: { eq: false },
    });
  });
  it('passes a range on', () =>
    expect(filterArgument({ hiredDate: { from: '2026-01-01' } })).toEqual({ hiredDate: { from: '2026-01-01' } }));
  it('leaves out what is empty', () =>
    expect(filterArgument({ branchId: '', jobId: [], unitId: undefined })).toBeUndefined());
  it('sends a search as a bare text from two letters on', () => {
    expect(filterArgument({ q: ' ay ' })).toEqual({ q: 'ay' });
    expect(filterArgument({ q: 'a' })).toBeUndefined();
  });
});

describe('listArguments', () => {
  it('counts pages from zero and says the direction', () =>
    expect(
      listArguments({ pagination: { page: 3, perPage: 50 }, sort: { field: 'name', order: 'DESC' }, filter: {} }),
    ).toEqual({
      page: 2,
      rowsPerPage: 50,
      sortBy: 'name',
      descending: true,
    }));
  it('starts with the first page', () => expect(listArguments({})).toEqual({ page: 0, rowsPerPage: 25 }));
});
