import { describe, expect, it } from '@jest/globals';
import { factsOf, monday, recordsOf, settings, shift } from '../testing/builders.ts';
import { dayRecords } from './records.ts';

const tuesday = '2026-06-02';
const night = shift('00:30-08:30', { totalWorkTime: 480 });
const late = shift('14:00-22:00', { totalWorkTime: 480 });

/** Monday by rules with windows of 120 minutes, Tuesday by others. */
const changing = (given: Parameters<typeof recordsOf>[0], tuesdays: Partial<typeof settings>) =>
  recordsOf({ from: monday, to: tuesday, ...given, otherSettings: { [tuesday]: { ...settings, ...tuesdays } } });

/** Decision 0082. */
describe('a stay over the midnight at which rules change', () => {
  it('is on the date of the shift by whose window it belongs there: that of its own date counts', () => {
    const given = { shifts: { A: night }, plan: { [tuesday]: ['A'] }, readings: '23:00 in, 06-02 00:20 out' };
    const [before, after] = changing(given, { windowBefore: 60 });
    expect(before).toMatchObject({ overtime: 80, readings: { r1: 'UNPLANNED', r2: 'UNPLANNED' } });
    expect(after!.readings).toEqual({});
    const [none, own] = changing(given, { windowBefore: 120 });
    expect([none!.readings, own!.readings]).toEqual([{}, { r1: 'A', r2: 'A' }]);
  });

  it('keeps the window of the evening before, whatever counts from midnight on', () => {
    const given = { shifts: { A: late }, plan: { [monday]: ['A'] }, readings: '23:30 in, 06-02 00:30 out' };
    const [before, after] = changing(given, { windowAfter: 0 });
    expect(before!.readings).toEqual({ r1: 'A', r2: 'A' });
    expect(after!.readings).toEqual({});
  });

  it('may be as long as the rules of its date have it, and readings are one by those of their own', () => {
    const free = { plan: {}, readings: '20:00 in, 06-02 13:00 out' };
    const [long] = changing({ ...free, settings: { longestStay: 1_080 } }, { longestStay: 960 });
    expect(long).toMatchObject({ state: 'CALCULATED', presence: 1_020 });
    const twice = { plan: {}, readings: '23:00 in, 06-02 00:15:00 break, 06-02 00:15:40 break, 06-02 02:00 out' };
    const second = (debounce: number) => changing(twice, { debounce })[0]!.readings.r3;
    expect([second(60), second(30)]).toEqual(['IGNORED', 'UNPLANNED']);
  });

  it('is counted once: each minute stands on one of the two dates', () => {
    for (const windowBefore of [0, 30, 60, 90, 120, 180]) {
      const shifts = { A: late, B: night };
      const plan = { [monday]: ['A'], [tuesday]: ['B'] };
      const rows = changing({ shifts, plan, readings: '22:45 in, 06-02 00:25 out' }, { windowBefore });
      const placed = rows.flatMap(({ readings }) => Object.keys(readings)).toSorted();
      expect([...new Set(placed)]).toEqual(['r1', 'r2']);
      expect(rows.reduce((sum, { presence }) => sum + presence, 0)).toBe(100);
    }
  });

  it('is as before where all dates have the same rules', () => {
    const facts = factsOf({ from: monday, to: tuesday, A: late, readings: '14:10 in, 22:00 out' });
    expect(dayRecords({ ...facts, otherSettings: { [tuesday]: facts.settings } })).toEqual(dayRecords(facts));
  });
});
