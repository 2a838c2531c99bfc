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

/** Weeks that anybody could plan, as far as they are not refused. */
const weeksOf = (name: string, weeks: readonly DayFacts[]): Case[] =>
  weeks.map((facts, n) => playable(facts, `${name} ${n}`));
const weeks = [
  ...weeksOf('any week', fc.sample(weekOf(shifts), { numRuns: 60, seed: 17 })),
  ...weeksOf('any flexible week', fc.sample(flexibleWeek, { numRuns: 20, seed: 17 })),
];
const refused: string[] = [];

const calculated = (one: Case) => dayRecords(one).map((record) => shownRecord(one, record));

/** The time of a company does not go back: what has passed once is recorded. */
const inOrder = [...cases, ...weeks].toSorted((a, b) => (a.now < b.now ? -1 : 1));

describe('played through the routes, it comes to what is calculated', () => {
  it.each(inOrder.map((one) => [one.id, one] as const))('%s', async (id, one) => {
    const shown = await playCase(company, one).catch((failed: unknown) => failed);
    if (weeks.includes(one) && shown instanceof CaseRefused && impossible.includes(shown.refusal)) refused.push(id);
    else expect(shown).toEqual(calculated(one));
  });

  it('of most weeks', () => {
    const played = (name: string) => weeks.filter(({ id }) => id.startsWith(name) && !refused.includes(id)).length;
    expect([played('any week'), played('any flexible week')].every((count) => count > 15)).toBe(true);
  });
});
