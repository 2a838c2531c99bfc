import { describe, expect, it } from '@jest/globals';
import { type DayRecord } from '../data/types.ts';
import { readPieces, spanOf } from './rail-of-day.ts';

const at = (time: string): string => `2026-10-22T${time}:00Z`;
const reading = (id: string, time: string, eventType: DayRecord['readings'][number]['eventType']) => {
  return { id, at: at(time), eventType, counts: 'SHIFT' as const };
};
const day = { date: '2026-10-22', zone: 'Europe/Istanbul' };

describe('a day as a rail', () => {
  it('runs up to now while somebody is in', () => {
    const readings = [reading('1', '05:30', 'CLOCK_IN'), reading('2', '09:00', 'BREAK_OUT')];
    const back = reading('3', '09:30', 'BREAK_IN');
    expect(readPieces({ ...day, readings: [...readings, back] }, at('11:00'))).toEqual([
      { kind: 'worked', from: 510, to: 720 },
      { kind: 'break', from: 720, to: 750 },
      { kind: 'worked', from: 750, to: 840 },
    ]);
    expect(readPieces({ ...day, readings: [reading('1', '05:30', 'CLOCK_IN')] }, null)).toEqual([]);
  });

  it('has the part that a figure is read from, where that is one', () => {
    const readings = [
      reading('1', '05:30', 'CLOCK_IN'),
      reading('2', '09:00', 'BREAK_OUT'),
      reading('3', '09:30', 'BREAK_IN'),
    ];
    expect(spanOf({ ...day, readings }, ['3', '2'])).toEqual({ from: 720, to: 750 });
    expect(spanOf({ ...day, readings }, ['1'])).toBeUndefined();
  });
});
