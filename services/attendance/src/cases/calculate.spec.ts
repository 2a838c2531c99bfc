import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { factsOf } from '../testing/builders.ts';
import { calculated } from './calculate.ts';

const plain = {
  id: 'plain',
  ...factsOf({ readings: '' }),
  readings: [{ id: 'r1', at: '2026-06-01T06:00:00Z', kind: 'CLOCK_IN' }],
};
const problemOf = (given: object): string => {
  const outcome = calculated(JSON.stringify({ ...plain, ...given }));
  return 'problem' in outcome ? outcome.problem : 'none';
};

describe('a case', () => {
  it('is answered with its id and the days from first to last', () => {
    const outcome = calculated(JSON.stringify({ ...plain, to: '2026-06-03' }));
    const { id, days } = JSON.parse('answer' in outcome ? outcome.answer : '') as {
      id: string;
      days: { date: string }[];
    };
    expect([id, ...days.map(({ date }) => date)]).toEqual(['plain', '2026-06-01', '2026-06-02', '2026-06-03']);
  });

  it('may end its times at 24:00', () => {
    expect(problemOf({ leave: [{ date: '2026-06-01', part: ['20:00', '24:00'], status: 'APPROVED' }] })).toBe('none');
    expect(problemOf({ leave: [{ date: '2026-06-01', part: ['20:00', '24:01'], status: 'APPROVED' }] })).toContain(
      'leave',
    );
  });

  it('that is malformed says where', () => {
    expect(calculated('{')).toEqual({ problem: 'is no JSON' });
    expect(calculated('7')).toHaveProperty('problem');
    expect(problemOf({ zone: 'Europe/Nowhere' })).toBe('zone: is no time zone');
    expect(problemOf({ to: '2026-05-31' })).toBe('to: lies before from');
    expect(problemOf({ plan: { '2026-06-01': ['X'] } })).toBe('plan.2026-06-01: names no shift: X');
    expect(problemOf({ readings: [{ id: 'r1', at: 'noon', kind: 'CLOCK_IN' }] })).toContain('readings.0.at');
    expect(problemOf({ shifts: { A: { type: 'FIX' } } })).toContain('needs begin and end');
  });

  it('of many is one line each, in order, and malformed ones are told on stderr', () => {
    const lines = [JSON.stringify(plain), 'nonsense', JSON.stringify({ ...plain, id: 'other' })].join('\n');
    const program = new URL('main.ts', import.meta.url).pathname;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { input: lines, encoding: 'utf8' });
    const ids = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual(['plain', 'other']);
    expect(stderr).toContain('line 2: is no JSON');
    expect(status).toBe(1);
  });
});
