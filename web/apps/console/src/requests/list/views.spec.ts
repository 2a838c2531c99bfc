import { describe, expect, it } from '@jest/globals';
import { givenView } from '../../table/views/model.ts';
import { viewFilters, viewsOf } from './views.ts';

const sets = viewFilters('overtimeDate');
const views = viewsOf('overtimeDate', '2026-02-14');

describe('the views of requests', () => {
  it('know the ends of the month', () =>
    expect(views[1]?.filter).toEqual({ overtimeDate: { from: '2026-02-01', to: '2026-02-28' } }));
  it.each(views)('$id is found again by its filter', ({ id, filter }) =>
    expect(givenView(views, sets, { ...filter, branchId: 'b', q: 'ay' })?.id).toBe(id),
  );
  it('leave a filter of its own without a view', () =>
    expect(givenView(views, sets, { status: ['UNKNOWN'] })).toBeUndefined());
});
