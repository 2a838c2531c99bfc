import { describe, expect, it } from '@jest/globals';
import { person } from './events.ts';

const m1 = '018f0000-0000-7000-8000-000000000001';

describe('a change that was stored before changes had days', () => {
  it.each(['EmploymentChanged', 'ManagementChanged'] as const)('counts from the day %s was recorded on', (name) => {
    const { v, upcasts } = person.events[name];
    expect([
      v,
      upcasts?.[1]?.({ shiftManagers: [m1], added: [m1] }, { at: '2026-01-04T22:30:00.000Z', day: '2026-01-05' }),
    ]).toEqual([2, { shiftManagers: [m1], added: [m1], effectiveOn: '2026-01-05', superseded: [] }]);
  });
});
