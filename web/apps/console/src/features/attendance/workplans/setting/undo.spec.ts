import { describe, expect, it } from '@jest/globals';
import { plansOf } from '../board/drafts.ts';
import { restoredBy, setPlansOf } from './undo.ts';

const made = { id: 'plan', revision: 7, warnings: [] };
const early = { date: '2026-12-14', shiftIds: ['early'] };

describe('what was set and is taken back', () => {
  it('is of those who were not refused, in the revision that was set', () =>
    expect(
      setPlansOf([
        { id: 'a', details: { ...made, replaced: [early] } },
        { id: 'b', name: 'workplan_overlap', message: 'They overlap' },
        { id: 'c', details: made },
      ]),
    ).toEqual([
      { person: 'a', id: 'plan', revision: 7, replaced: [early] },
      { person: 'c', id: 'plan', revision: 7, replaced: [] },
    ]));

  it('gives way to what it replaced, and to nothing where nothing was planned by name', () => {
    const plans = [
      { person: 'a', id: 'plan', revision: 7, replaced: [early, { date: '2026-12-16', shiftIds: ['late'] }] },
      { person: 'b', id: 'other', revision: 3, replaced: [] },
    ];
    expect(plansOf(restoredBy(plans)).map(({ ids, from, to }) => [ids, from, to])).toEqual([
      [['a'], '2026-12-14', '2026-12-14'],
      [['a'], '2026-12-16', '2026-12-16'],
    ]);
  });
});
