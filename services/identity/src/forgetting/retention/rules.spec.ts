import { describe, expect, it } from '@jest/globals';
import { dueOf } from './rules.ts';

describe('what is due of a person', () => {
  const clocks = { health: 12, text: 1, bank: null } as const;
  it.each([
    ['2025-02-27', []],
    ['2025-02-28', ['text']],
    ['2026-01-30', ['text']],
    ['2026-01-31', ['health', 'text']],
  ])('on %s is %j', (on, classes) =>
    expect(dueOf({ quitDate: '2025-01-31', forgotten: [] }, clocks, on).map(({ dataClass }) => dataClass)).toEqual(
      classes,
    ),
  );

  it('is nothing that is forgotten', () =>
    expect(dueOf({ quitDate: '2025-01-31', forgotten: ['health', 'text'] }, clocks, '2027-01-01')).toEqual([]));
});
