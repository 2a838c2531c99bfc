import { describe, expect, it } from '@jest/globals';
import { type AnyDecider, type NewEvent, type EventTypes } from '@kadro/chassis';
import { given as givenStream, type Past, projectRows } from '@kadro/chassis/testing';
import { branches } from './branches.ts';
import { patternAt, patternsOf } from './working-pattern.ts';

const [branch] = branches.deciders as [AnyDecider];
const decide = (name: string, input: object) => (state: unknown) => {
  const command = branches.commands!.find((one) => one.name === name)!;
  // a record's input and today are known to its declaration only
  return command.decide(state as never, input as never, '2026-02-01' as never) as never;
};

describe('a record', () => {
  const fields = {
    name: { en: 'Berlin', tr: 'Berlin' },
    zone: 'Europe/Berlin',
    country: 'DE',
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  };
  const past: NewEvent[] = [{ type: 'BranchCreated', data: fields }];
  const archived = { type: 'BranchArchived', data: {} };
  const opened = (...more: NewEvent[]) => givenStream(branch, [...past, ...more]);

  it('is created with what it was given', () =>
    givenStream(branch)
      .when(decide('CreateBranch', { id: 'x', ...fields }))
      .then(...past));
  it('records changed fields only', () =>
    opened()
      .when(decide('ChangeBranch', { ...fields, country: null }))
      .then({ type: 'BranchChanged', data: { country: null } }));
  it('records nothing where nothing changes', () => opened().when(decide('ChangeBranch', fields)).nothing());
  it('is archived once', () => {
    opened().when(decide('ArchiveBranch', {})).then(archived);
    opened(archived).when(decide('ArchiveBranch', {})).nothing();
  });
  it('is brought back once', () => {
    const restored = { type: 'BranchRestored', data: {} };
    opened(archived).when(decide('RestoreBranch', {})).then(restored);
    opened(archived, restored).when(decide('RestoreBranch', {})).nothing();
    opened(archived, restored)
      .when(decide('ChangeBranch', { country: 'FR' }))
      .then({ type: 'BranchChanged', data: { country: 'FR' } });
  });
  it('stays as it was when it is archived', () =>
    opened(archived)
      .when(decide('ChangeBranch', { country: 'FR' }))
      .rejected('archived_record'));

  it('has a row that is found in every language', () => {
    const row = projectRows(branches.model, [
      ...past,
      { type: 'BranchChanged', data: { name: { tr: 'İstanbul', de: 'Ístanbul' } } },
    ])['o1/id1'];
    expect(row).toMatchObject({
      archived: false,
      zone: 'Europe/Berlin',
      name: { tr: 'İstanbul', de: 'Ístanbul' },
      _name: { tr: 'istanbul', de: 'istanbul' },
      revision: 1,
    });
    expect(row?._words).toEqual(['istanbul']);
  });
  it('has its row as it was when it is brought back', () =>
    expect(
      projectRows(branches.model, [...past, archived, { type: 'BranchRestored', data: {} }])['o1/id1'],
    ).toMatchObject({ archived: false, country: 'DE' }));
  it('keeps its row when it is archived', () =>
    expect(projectRows(branches.model, [...past, archived])['o1/id1']).toMatchObject({
      archived: true,
      country: 'DE',
    }));
});

describe('the working pattern of a branch', () => {
  const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
  const short = { ...week, friday: 240 };
  const past = [
    { type: 'BranchCreated', data: { name: { en: 'Berlin' }, zone: 'Europe/Berlin', workingPattern: week } },
  ];
  const changed = (from: string, workingPattern: object) => ({
    type: 'BranchWorkingPatternChanged',
    data: { from, workingPattern },
  });
  const given = (...more: Past<EventTypes>[]) => givenStream(branch, [...past, ...more]);
  const change = (input: object) => decide('ChangeBranch', input);
  const row = (...more: { type: string; data: Record<string, unknown> }[]) =>
    projectRows(branches.model, [...past, ...more])['o1/id1']!;

  it('counts from today where no day is named', () =>
    given()
      .when(change({ workingPattern: short }))
      .then(changed('2026-02-01', short)));
  it.each(['2025-06-01', '2027-01-01'])('counts from %s where that is named', (from) =>
    given()
      .when(change({ workingPattern: short, workingPatternFrom: from }))
      .then(changed(from, short)),
  );
  it('is compared with that of its day', () => {
    given(changed('2026-01-01', short))
      .when(change({ workingPattern: week, workingPatternFrom: '2025-06-01' }))
      .nothing();
    given(changed('2027-01-01', short))
      .when(change({ workingPattern: short }))
      .then(changed('2026-02-01', short));
  });
  it('changes beside the rest', () =>
    given()
      .when(change({ workingPattern: short, country: 'DE' }))
      .then({ type: 'BranchChanged', data: { country: 'DE' } }, changed('2026-02-01', short)));
  it('has no day without itself', () =>
    given()
      .when(change({ workingPatternFrom: '2026-03-01' }))
      .rejected('constraint_violation', { workingPattern: 'required' }));
  it('counted from the day of recording before it had days', () =>
    given({ type: 'BranchChanged', data: { workingPattern: short }, place: { at: '2026-01-10T08:00:00.000Z' } })
      .when(change({ workingPattern: short, workingPatternFrom: '2026-01-10' }))
      .nothing());

  it('is taken back until its day', () => {
    const revoke = (from: string) => (state: unknown) =>
      branches
        .commands!.find(({ name }) => name === 'RevokeBranchWorkingPattern')!
        .decide(state, {}, { from, today: '2026-02-01' }) as never;
    const planned = changed('2026-03-01', short);
    const revoked = { type: 'BranchWorkingPatternRevoked', data: { from: '2026-03-01' } };
    given(planned).when(revoke('2026-03-01')).then(revoked);
    given(planned, revoked).when(revoke('2026-03-01')).rejected('entity_not_found');
    given(changed('2026-02-01', short)).when(revoke('2026-02-01')).rejected('already_effective');
    given().when(revoke('0001-01-01')).rejected('already_effective');
    expect(patternsOf(row(planned, revoked))).toEqual([{ from: '0001-01-01', pattern: week }]);
  });

  it('is kept for each day', () => {
    const kept = [
      { from: '0001-01-01', pattern: week },
      { from: '2026-01-01', pattern: short },
      { from: '2026-03-01', pattern: week },
    ];
    expect(patternsOf(row(changed('2026-03-01', week), changed('2026-01-01', short)))).toEqual(kept);
    expect(
      patternsOf(row({ type: 'BranchChanged', data: { workingPattern: short } }, changed('2026-03-01', week))),
    ).toEqual([kept[0], { from: '2026-01-05', pattern: short }, kept[2]]);
  });
  it('is that of the day in the branch', () => {
    const planned = row(changed('2026-03-01', short));
    expect(['2026-02-28T22:59:00Z', '2026-02-28T23:00:00Z'].map((at) => patternAt(planned, at))).toEqual([week, short]);
  });
});
