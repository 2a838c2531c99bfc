import { describe, expect, it } from '@jest/globals';
import { distanceOf, isWithin } from './distance.ts';

const istanbul = { latitude: 41.0082, longitude: 28.9784 };
const ankara = { latitude: 39.9334, longitude: 32.8597 };
const hundredMetresNorth = { latitude: 41.0091, longitude: 28.9784 };

describe('how far apart two places are', () => {
  it('is measured along the surface', () => {
    expect(distanceOf(istanbul, istanbul)).toBe(0);
    expect(distanceOf(istanbul, ankara) / 1_000).toBeCloseTo(350, -1);
    expect(distanceOf({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBeCloseTo(222, 0);
  });
  it('says whether somebody is at a terminal', () => {
    expect(isWithin({ geofence: { ...istanbul, radius: 101 } }, hundredMetresNorth)).toBe(true);
    expect(isWithin({ geofence: { ...istanbul, radius: 99 } }, hundredMetresNorth)).toBe(false);
    expect(isWithin({ geofence: null }, ankara)).toBe(true);
  });
});
