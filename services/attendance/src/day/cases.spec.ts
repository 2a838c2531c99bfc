import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { caseSchema } from '../cases/schema.ts';
import { dayRecords } from './records.ts';

const linesOf = (name: string): unknown[] =>
  readFileSync(new URL(`../testing/cases/${name}.ndjson`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const cases = linesOf('cases').map((one) => caseSchema.parse(one));
const answers = linesOf('answers');

describe('the binding cases', () => {
  it('are ninety-one, each with its answer', () => {
    expect([cases.length, answers.length]).toEqual([91, 91]);
  });

  it.each(cases.map((one, n) => [one.id, one, answers[n]] as const))('%s', (id, facts, answer) => {
    expect({ id, days: dayRecords(facts) }).toEqual(answer);
  });
});
