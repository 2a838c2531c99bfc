import { describe, expect, it } from '@jest/globals';
import { spanOnRail } from './rail.ts';

describe('a shift on the rail from 06 to 06', () => {
  it('is where its times are, a night over midnight', () => {
    expect(spanOnRail('06:00', '14:00')).toEqual({ from: 360, to: 840 });
    expect(spanOnRail('22:00', '06:00')).toEqual({ from: 1_320, to: 1_800 });
  });
  it('is at the end where it begins before 06', () =>
    expect(spanOnRail('04:00', '12:00')).toEqual({ from: 1_680, to: 2_160 }));
});
