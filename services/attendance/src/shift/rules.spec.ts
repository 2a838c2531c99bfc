import { describe, expect, it } from '@jest/globals';
import { defineShift } from './rules.ts';

const flexible = { name: { en: 'Flexible' }, type: 'FLEXIBLE', totalWorkTime: 480 } as const;

describe('a shift', () => {
  it('has a core with a begin and an end, or none', () => {
    expect(defineShift(flexible)).toHaveLength(1);
    expect(defineShift({ ...flexible, coreBegin: '10:00', coreEnd: '15:00' })).toHaveLength(1);
    for (const [said, missing] of [
      ['coreBegin', 'coreEnd'],
      ['coreEnd', 'coreBegin'],
    ] as const)
      expect(() => defineShift({ ...flexible, [said]: '10:00' })).toThrow(
        expect.objectContaining({ name: 'required', fields: { [missing]: { name: 'required' } } }),
      );
  });
});
