import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Case, caseSchema } from './cases/schema.ts';
import { dayRecords } from './day/records.ts';
import { type DayFacts } from './day/shapes.ts';
import { type Company, faults, startCompany } from './testing/company.ts';
import { flexibleWeek, shifts, weekOf } from './testing/lives.ts';
import { CaseRefused, impossible, playable, playCase, shownRecord } from './testing/over-http.ts';

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

const byTime = (a: Case, b: Case): number => (a.now < b.now ? -1 : 1);
const inOrder = cases.toSorted(byTime);

describe('a binding case, played through the routes', () => {
  it.each(inOrder.map((one) => [one.id, one] as const))('%s', async (_id, one) => {
    expect(await playCase(company, one)).toEqual(dayRecords(one).map((record) => shownRecord(one, record)));
  });
});

/** Plays what anybody could plan; the number of weeks played. */
async function playAll(weeks: readonly DayFacts[], name: string): Promise<number> {
  let played = 0;
  for (const one of weeks.map((facts, n) => playable(facts, `${name} ${n}`)).toSorted(byTime)) {
    const shown = await playCase(company, one).catch((failed: unknown) => failed);
    if (shown instanceof CaseRefused && impossible.includes(shown.refusal)) continue;
    expect(shown).toEqual(dayRecords(one).map((record) => shownRecord(one, record)));
    played++;
  }
  return played;
}

describe('any week', () => {
  it('comes to the same through the routes as by the calculation, whatever was read, asked and set', async () => {
    expect(await playAll(fc.sample(weekOf(shifts), { numRuns: 60, seed: 17 }), 'week')).toBeGreaterThan(15);
  }, 400_000);

  it('of a duty over the week, too', async () => {
    expect(await playAll(fc.sample(flexibleWeek, { numRuns: 20, seed: 17 }), 'flexible')).toBeGreaterThan(15);
  }, 400_000);
});
