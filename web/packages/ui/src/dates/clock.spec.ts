import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentTime, dayOf, endOfDay, hourNow, setPlace, today, todayIn } from './clock.ts';

/** Just after midnight in Istanbul, before it in Berlin, the morning after in Auckland. */
const night = '2026-11-22T21:30:00Z';

beforeEach(() => void jest.useFakeTimers({ now: new Date(night) }));
afterEach(() => {
  setPlace(null);
  jest.useRealTimers();
});

describe('today', () => {
  it.each([
    ['Europe/Istanbul', '2026-11-23', 0],
    ['Europe/Berlin', '2026-11-22', 22],
    ['Pacific/Auckland', '2026-11-23', 10],
    ['Pacific/Honolulu', '2026-11-22', 11],
  ])('is that of the place in %s, whatever the zone of the device', (zone, day, hour) => {
    setPlace({ zone, answeredAt: night });
    expect([today(), todayIn(zone), dayOf(night), hourNow()]).toEqual([day, day, day, hour]);
  });

  it.each([
    ['days behind', '2026-11-20T09:00:00Z'],
    ['an hour ahead', '2026-11-22T22:30:00Z'],
    ['years ahead', '2031-01-01T00:00:00Z'],
  ])('is that of the server where the clock of the device is %s', (_how, device) => {
    jest.setSystemTime(new Date(device));
    setPlace({ zone: 'Europe/Berlin', answeredAt: night });
    expect([today(), todayIn('Europe/Istanbul'), currentTime().toISOString()]).toEqual([
      '2026-11-22',
      '2026-11-23',
      new Date(night).toISOString(),
    ]);
    jest.setSystemTime(new Date(Date.parse(device) + 90 * 60_000));
    expect(today()).toBe('2026-11-23');
  });

  it('is that of the device before somebody signs in, and where a former tab said nothing of a place', () => {
    jest.setSystemTime(new Date(2026, 10, 22, 0, 30));
    expect(today()).toBe('2026-11-22');
    setPlace({ zone: undefined, answeredAt: undefined } as never);
    expect([today(), hourNow()]).toEqual(['2026-11-22', 0]);
  });
});

describe('the end of a day', () => {
  it.each([
    ['Europe/Istanbul', '2026-11-22', '2026-11-22T20:59:59.999Z'],
    ['Pacific/Auckland', '2026-11-22', '2026-11-22T10:59:59.999Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59.999Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['America/St_Johns', '2026-03-07', '2026-03-08T03:29:59.999Z'],
  ])('in %s on %s is %s, also when clocks change', (zone, day, instant) => {
    setPlace({ zone, answeredAt: night });
    expect([endOfDay(day), dayOf(endOfDay(day))]).toEqual([instant, day]);
  });
});
