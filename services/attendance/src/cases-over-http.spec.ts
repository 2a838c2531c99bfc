import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Case, caseSchema } from './cases/schema.ts';
import { dayRecords } from './day/records.ts';
import { type Company, faults, startCompany } from './testing/company.ts';
import { shifts, weekOf } from './testing/lives.ts';
import { CaseRefused, playCase, shownRecord } from './testing/over-http.ts';
import { defaultSettings } from './timesheet/settings.ts';

const cases = readFileSync(new URL('testing/cases/cases.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => caseSchema.parse(JSON.parse(line)));

let company: Company;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

const isPlain = ({ settings, overtime }: Case): boolean =>
  isDeepStrictEqual(settings, defaultSettings) && overtime.length === 0;

const inOrder = cases.filter(isPlain).toSorted((a, b) => (a.now < b.now ? -1 : 1));

describe('a binding case, played through the routes', () => {
  it.each(inOrder.map((one) => [one.id, one] as const))('%s', async (_id, one) => {
    expect(await playCase(company, one)).toEqual(dayRecords(one).map((record) => shownRecord(one, record)));
  });
});

/** Refused at definition, or because their times overlap: no week that anybody could plan. */
const impossible = ['shift_value_not_possible', 'shift_times_required', 'workplan_overlap'];

describe('any week', () => {
  it('comes to the same through the routes as by the calculation, whatever was read', async () => {
    const weeks = fc.sample(weekOf(shifts), { numRuns: 120, seed: 17 });
    const plain = weeks.map(({ overtime: _overtime, ...facts }, n): Case => {
      // the same reading twice is one: which of two ids it has is the server's choice
      const once = new Map(facts.readings.map((reading) => [`${reading.at} ${reading.kind}`, reading]));
      const readings = [...once.values()].filter(({ at }) => at <= facts.now);
      return caseSchema.parse({ id: `week ${n}`, ...facts, settings: defaultSettings, readings });
    });
    let played = 0;
    for (const one of plain.toSorted((a, b) => (a.now < b.now ? -1 : 1))) {
      const shown = await playCase(company, one).catch((failed: unknown) => failed);
      if (shown instanceof CaseRefused && impossible.includes(shown.refusal)) continue;
      expect(shown).toEqual(dayRecords(one).map((record) => shownRecord(one, record)));
      played++;
    }
    expect(played).toBeGreaterThan(30);
  }, 120_000);
});
