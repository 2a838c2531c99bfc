import { describe, expect, it } from '@jest/globals';
import { changedArea } from './areas.ts';

describe('changedArea', () => {
  it('finds the area of a switch', () =>
    expect(changedArea('mobileSettings.leave')).toEqual({ field: 'area', detail: { area: 'leave' } }));
  it('knows nothing of other fields', () => expect(changedArea('name')).toBeUndefined());
});
