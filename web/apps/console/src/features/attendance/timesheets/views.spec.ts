import { describe, expect, it } from '@jest/globals';
import { givenView } from '../../../table/views/model.ts';
import { mondayOf } from '../shared/week.ts';
import { viewFilters, viewsOf } from './views.ts';

const views = viewsOf('2026-11-26');

describe('the views of the day records', () => {
  it('know the week of a day', () =>
    expect(['2026-11-23', '2026-11-26', '2026-11-29'].map(mondayOf)).toEqual(Array(3).fill('2026-11-23')));
  it('know what there was of the month', () =>
    expect(views[2]?.filter).toEqual({ date: { from: '2026-11-01', to: '2026-11-26' } }));
  it.each(views)('$id is found again by its filter', ({ id, filter }) =>
    expect(givenView(views, viewFilters, { ...filter, branchId: 'b' })?.id).toBe(id),
  );
});
