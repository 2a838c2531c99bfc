import { describe, expect, it } from '@jest/globals';
import { absence } from './events.ts';
import { recordAbsence } from './rules.ts';

type State = (typeof absence)['initial'];
type Said = Parameters<typeof recordAbsence>[1];

const said = (source: number, dates: readonly string[], more: Partial<Said> = {}): Said => ({
  leaveId: 'l',
  source,
  leaveTypeId: 't',
  kind: 'PAID',
  status: 'APPROVED',
  beginTime: null,
  endTime: null,
  days: dates.map((date) => ({ date, part: 'FULL' })),
  ...more,
});

/** The state after all of these, and the dates that each touched. */
function told(...all: Said[]): { state: State; touched: string[][] } {
  const context = { organization: 'o', id: 'p', at: '2026-07-15T08:00:00.000Z', actor: 'system', revision: 0 };
  let state = absence.initial;
  const touched = all.map((one) =>
    recordAbsence(state, one).flatMap(({ data }) => {
      state = absence.evolve.AbsenceRecorded(state, data, context);
      return data.touched;
    }),
  );
  return { state, touched };
}

const datesOf = ({ state }: { state: State }): string[] => [...state.byDate.keys()].toSorted();

describe('what leave says of a request', () => {
  it('touches the dates on which something else is taken than before', () => {
    const { touched, state } = told(
      said(3, ['2026-07-06', '2026-07-07', '2026-07-08']),
      said(4, ['2026-07-06', '2026-07-07']),
      said(5, ['2026-07-07', '2026-07-09']),
      said(6, ['2026-07-07', '2026-07-09'], { status: 'CANCELLED' }),
    );
    expect(touched).toEqual([
      ['2026-07-06', '2026-07-07', '2026-07-08'],
      ['2026-07-08'],
      ['2026-07-06', '2026-07-09'],
      ['2026-07-07', '2026-07-09'],
    ]);
    expect(state.byDate.size).toBe(0);
  });

  it('is ignored where a newer state is recorded, also one that takes nothing', () => {
    const cancelled = said(7, [], { status: 'CANCELLED' });
    expect(told(cancelled, said(5, ['2026-07-06'])).touched).toEqual([[], []]);
    expect(datesOf(told(said(5, ['2026-07-06']), said(5, ['2026-07-07'])))).toEqual(['2026-07-06']);
  });

  it('takes nothing as long as it is not approved', () =>
    expect(datesOf(told(said(3, ['2026-07-06'], { status: 'PENDING' })))).toEqual([]));

  it('leaves other requests of the date alone, whatever came first', () => {
    const [morning, afternoon] = (['FIRST_HALF', 'SECOND_HALF'] as const).map((part) =>
      said(part === 'FIRST_HALF' ? 3 : 4, [], { leaveId: part, days: [{ date: '2026-07-06', part }] }),
    );
    const partsOf = ({ state }: { state: State }) => state.byDate.get('2026-07-06', []).map(({ part }) => part);
    expect(partsOf(told(morning!, afternoon!))).toEqual(['FIRST_HALF', 'SECOND_HALF']);
    expect(partsOf(told(afternoon!, morning!))).toEqual(['FIRST_HALF', 'SECOND_HALF']);
    expect(partsOf(told(morning!, afternoon!, { ...morning!, source: 9, status: 'CANCELLED' }))).toEqual([
      'SECOND_HALF',
    ]);
  });

  it('says when it was recorded, for the dates that it touched', () => {
    const { state } = told(said(3, ['2026-07-06']));
    expect(state.changedAt.get('2026-07-06')).toBe('2026-07-15T08:00:00.000Z');
  });
});
