import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DayFacts } from './day/shapes.ts';
import { dayRecords } from './day/records.ts';
import { type Company, faults, startCompany } from './testing/company.ts';
import { diceOf } from './testing/histories/dice.ts';
import { playHistory } from './testing/histories/history.ts';
import { recordsWith, turnOf } from './testing/histories/turn.ts';
import { shifts, weekOf } from './testing/lives.ts';
import { CaseRefused, impossible, playable, shownRecord } from './testing/over-http.ts';

let company: Company;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

/** Plays a week if anybody could plan it in such a way: whether it was played. */
async function isPlayed(facts: DayFacts, seed: number, hasTurn: boolean): Promise<boolean> {
  const one = playable(facts, `week ${seed}`);
  const turn = hasTurn ? turnOf(one, diceOf(seed)) : null;
  const shown = await playHistory(company, one, seed, turn).catch((failed: unknown) => failed);
  if (shown instanceof CaseRefused && impossible.includes(shown.refusal)) return false;
  const records = turn ? recordsWith(one, turn) : dayRecords(one);
  expect(shown).toEqual(records.map((record) => shownRecord(one, record)));
  return true;
}

// the clock never goes back
const weeks = fc.sample(weekOf(shifts), { numRuns: 30, seed: 29 }).toSorted((a, b) => (a.now < b.now ? -1 : 1));

it('a week comes to the same in whatever order it came about, put right afterwards or turning within it', async () => {
  const played = { straight: 0, turning: 0 };
  for (const [seed, week] of weeks.entries()) {
    if (await isPlayed(week, seed, false)) played.straight++;
    if (await isPlayed(week, seed, true)) played.turning++;
  }
  expect(Math.min(played.straight, played.turning)).toBeGreaterThan(7);
}, 400_000);
