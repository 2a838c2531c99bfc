import { describe, expect, it } from '@jest/globals';
import { instantOf } from './instant.ts';

const berlin = { zone: 'Europe/Berlin' };

describe('the time in the log of a device', () => {
  it.each([
    ['2026-07-06', '08:00', '2026-07-06T06:00:00.000Z'],
    ['2026-07-06', '8:00', '2026-07-06T06:00:00.000Z'],
    ['2026-01-05', '08:00:17', '2026-01-05T07:00:17.000Z'],
    // twice
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    // never
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ])('%s %s is that of the wall', (date, time, at) => expect(instantOf({ date, time, ...berlin })).toBe(at));
});
