import { describe, expect, it } from '@jest/globals';
import { type SavedView, shown, withView } from './model.ts';

const sort = { field: 'name', order: 'ASC' } as const;
const hall: SavedView = { name: 'Hall A', filter: { status: 'ACTIVE', teamId: 't1' }, sort };
const trial: SavedView = { name: 'Trial', filter: { employmentType: 'TRIAL' }, sort };

describe('saved views', () => {
  it('are shown where filters and order are theirs, whatever the order of the filters', () =>
    expect(shown([hall, trial], { filter: { teamId: 't1', status: 'ACTIVE' }, sort })).toBe(hall));
  it.each([
    ['another filter', { filter: { ...hall.filter, branchId: 'b' }, sort }],
    ['another order', { filter: hall.filter, sort: { field: 'hiredDate', order: 'DESC' } as const }],
  ])('are not shown with %s', (_what, list) => expect(shown([hall, trial], list)).toBeUndefined());
  it('are added at the end', () => expect(withView([hall], trial)).toEqual([hall, trial]));
  it('are replaced under their name', () =>
    expect(withView([hall, trial], { ...trial, name: 'Hall A' })).toEqual([{ ...trial, name: 'Hall A' }, trial]));
});
