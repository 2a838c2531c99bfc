import { describe, expect, it } from '@jest/globals';
import { instantOf, wallOf } from './wall.ts';

describe('a time of a place', () => {
  it.each([
    ['Europe/Istanbul', '2026-11-26', '08:30', '2026-11-26T05:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    // the hour that comes twice: its first
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    // the hour that is left out: an hour later
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '12:00', '2026-01-01T06:15:00.000Z'],
  ])('in %s on %s at %s is an instant', (zone, day, time, instant) => expect(instantOf(zone, day, time)).toBe(instant));
  it('is found again', () =>
    expect(wallOf('Europe/Istanbul', '2026-11-25T22:05:00Z')).toEqual({ day: '2026-11-26', time: '01:05' }));
});
