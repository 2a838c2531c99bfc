import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { guarded } from './guarded.ts';
import { changesOfParts, lastChange, type PartChanges } from './parts.ts';

const schema = z.object({
  id: z.string(),
  name: z.string(),
  file: guarded('file', z.object({ place: z.string(), blood: guarded('health', z.string().nullable()) }).nullable()),
  planned: guarded('plans', z.array(z.string())),
});
const row = { id: '1', name: 'A', file: { place: 'P', blood: null }, planned: [] as string[] };
const at = (revision: number) => ({ revision, updatedDateTime: `2026-01-0${revision + 1}T08:00:00Z` });

function after(...states: object[]): PartChanges {
  let before: { _changed?: PartChanges } | null = null;
  for (const [revision, state] of states.entries())
    before = { ...state, _changed: changesOfParts(schema, before, state, at(revision)) };
  return before!._changed!;
}
const seen = (changed: PartChanges, ...guards: string[]) =>
  lastChange({ _changed: changed }, (guard) => guards.includes(guard)).revision;

describe('the last change of a row', () => {
  it('is that of what is read', () => {
    const changed = after(
      row,
      { ...row, file: { ...row.file, place: 'Q' } },
      { ...row, file: { place: 'Q', blood: 'A' } },
      { ...row, file: { place: 'Q', blood: 'A' }, planned: ['p'] },
    );
    expect([seen(changed), seen(changed, 'file'), seen(changed, 'file', 'health'), seen(changed, 'health')]).toEqual([
      0, 1, 2, 0,
    ]);
    expect([seen(changed, 'plans'), seen(changed, 'file', 'health', 'plans')]).toEqual([3, 3]);
  });

  it('is one for everybody where what everybody reads changed', () => {
    const changed = after(row, { ...row, planned: ['p'] }, { ...row, name: 'B', planned: ['p'] });
    expect([seen(changed), seen(changed, 'plans')]).toEqual([2, 2]);
  });

  it('is that of a section that goes or comes', () => {
    const changed = after(row, { ...row, file: null });
    expect([seen(changed), seen(changed, 'file')]).toEqual([0, 1]);
  });

  it('is none where nothing shown changed, and none where rows keep none', () => {
    expect(seen(after(row, { ...row, _words: ['a'] }), 'file', 'health', 'plans')).toBe(0);
    expect(lastChange({}, () => true)).toEqual({});
  });
});
