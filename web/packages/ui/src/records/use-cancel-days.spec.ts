/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCancelDays } from './use-cancel-days.ts';

/** Saturday to Sunday of the week after, one day given back already. */
const days = [7, 9, 10, 11, 12, 13, 15].map((day) => ({
  date: `2026-03-${String(day).padStart(2, '0')}`,
  days: day === 7 || day === 15 ? 0 : 1,
  returned: day === 12,
}));
const request = {
  beginDate: '2026-03-07',
  cancelChoices: [null, '2026-03-10', '2026-03-11', '2026-03-13'].map((from) => ({ from })),
  dayDetails: days,
};
const drawn = (of = request) => renderHook(() => useCancelDays(of)).result;

describe('the days to cancel', () => {
  it('are all of them at first', () =>
    expect(drawn().current).toMatchObject({
      from: '',
      to: '',
      isPartial: false,
      firsts: ['2026-03-07', '2026-03-10', '2026-03-11', '2026-03-13'],
      lasts: ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-13'],
    }));

  it('are the first ones, or some between', () => {
    const result = drawn();
    act(() => result.current.choose({ to: '2026-03-09' }));
    expect(result.current).toMatchObject({ from: '', to: '2026-03-09', isPartial: true });
    act(() => result.current.choose({ from: '2026-03-10' }));
    expect(result.current).toMatchObject({
      from: '2026-03-10',
      to: '',
      lasts: ['2026-03-10', '2026-03-11', '2026-03-13'],
    });
    act(() => result.current.choose({ to: '2026-03-10' }));
    expect(result.current).toMatchObject({ from: '2026-03-10', to: '2026-03-10', isPartial: true });
  });

  it('are the whole again with the request’s own ends', () => {
    const result = drawn();
    act(() => result.current.choose({ from: '2026-03-10', to: '2026-03-11' }));
    act(() => result.current.choose({ from: '2026-03-07', to: '2026-03-13' }));
    expect(result.current).toMatchObject({ from: '', to: '', isPartial: false });
  });

  it('begin with the first day that is not over', () =>
    expect(drawn({ ...request, cancelChoices: [{ from: '2026-03-11' }] }).current).toMatchObject({
      from: '2026-03-11',
      isPartial: true,
    }));
});
