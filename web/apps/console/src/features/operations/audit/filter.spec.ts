import { describe, expect, it } from '@jest/globals';
import { askedOf, joined } from './filter.ts';

const nothing = {
  kind: undefined,
  type: undefined,
  actor: undefined,
  subject: undefined,
  from: undefined,
  to: undefined,
};

describe('the filter of the audit log', () => {
  it('asks for nothing of its own', () => {
    expect(askedOf({})).toEqual(nothing);
    expect(askedOf({ kind: '', actor: '', recorded: { from: '' } })).toEqual(nothing);
  });
  it('asks for days, people and kinds', () =>
    expect(
      askedOf({ kind: 'branches', actor: 'a', subject: 's', recorded: { from: '2026-11-01', to: '2026-11-24' } }),
    ).toEqual({ ...nothing, kind: 'branches', actor: 'a', subject: 's', from: '2026-11-01', to: '2026-11-24' }));
  it('asks for all types of changes that have one word', () =>
    expect(askedOf({ change: joined(['BranchCreated', 'UnitCreated']) })).toEqual({
      ...nothing,
      type: ['BranchCreated', 'UnitCreated'],
    }));
});
