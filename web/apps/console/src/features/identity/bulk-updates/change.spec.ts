import { describe, expect, it } from '@jest/globals';
import { type Draft, requestOf, seenIn } from './change.ts';

const today = '2026-07-15';
const draft: Draft = { kind: '', one: '', list: [], clears: false, day: today };

describe('the wish of a draft', () => {
  it.each<[string, Partial<Draft>]>([
    ['nothing is chosen', {}],
    ['the new value is missing', { kind: 'UNIT' }],
    ['the list is empty', { kind: 'LEAVE_MANAGER', one: 'u1' }],
    ['a branch is to be left empty', { kind: 'BRANCH', clears: true }],
    ['the day is missing', { kind: 'UNIT', one: 'u1', day: '' }],
    ['the day is not finished', { kind: 'UNIT', one: 'u1', day: '31.02.2026' }],
  ])('is none while %s', (_why, typed) => expect(requestOf({ ...draft, ...typed }, ['p1'], today)).toBeUndefined());

  it.each<[string, Partial<Draft>, string, object]>([
    ['one record', { kind: 'JOB_INFO', one: 'j1' }, 'job-info', { jobInfo: 'j1' }],
    [
      'a list in its order',
      { kind: 'LEAVE_MANAGER', list: ['b', 'a'] },
      'leave-manager',
      { leaveManagers: ['b', 'a'] },
    ],
    ['an emptied field', { kind: 'UNIT', one: 'u1', clears: true }, 'unit', { unit: null }],
    ['an emptied list', { kind: 'SHIFT_MANAGER', clears: true }, 'shift-manager', { shiftManagers: [] }],
    ['another day', { kind: 'TEAM', one: 't1', day: '2026-08-01' }, 'team', { team: 't1', effectiveOn: '2026-08-01' }],
  ])('names %s', (_what, typed, path, body) =>
    expect(requestOf({ ...draft, ...typed }, ['p1'], today)).toEqual({
      path: `employees/update/${path}`,
      body: { employees: ['p1'], ...body },
    }),
  );
});

it('a change names the revisions of the rows that its preview showed', () => {
  const row = { id: 'p1', revision: 7, old: [], new: ['u1'], outcome: 'CHANGED', superseded: false } as const;
  const found = { total: 2, changed: 2, unchanged: 0, refused: 0, superseded: 0 };
  expect(seenIn({ ...found, rows: [{ ...row, old: [...row.old], new: [...row.new] }] })).toEqual({ p1: 7 });
});
