import { describe, expect, it } from '@jest/globals';
import { type Command, type Draft } from '@kadro/chassis';
import { given as givenStream, projectRows } from '@kadro/chassis/testing';
import { branches } from './records/branches.ts';
import { patternAt, patternsOf } from './records/working-pattern.ts';
import { organization } from './events.ts';
import { organizationCommands } from './commands.ts';
import { type OrganizationRow, organizations } from './rows/organizations.ts';

type Event = Draft<(typeof organization)['events']>;
const created: Event = { type: 'OrganizationCreated', data: { name: 'Lale', zone: 'Europe/Istanbul', language: 'tr' } };
const given = (...past: Event[]) => givenStream(organization, [created, ...past]);
const deciding = (commands: readonly Command[], name: string, facts?: unknown) => (input: object) => (state: unknown) =>
  commands.find((one) => one.name === name)!.decide(state as never, input as never, facts as never) as never;

describe('changing an organization', () => {
  const change = deciding(organizationCommands, 'ChangeOrganization');

  it('records details and parameters apart, changed ones only', () =>
    given()
      .when(change({ name: 'Lale', datePattern: 'DD.MM.YYYY', parameters: { lastPasswords: 5 } }))
      .then(
        { type: 'OrganizationChanged', data: { datePattern: 'DD.MM.YYYY' } },
        { type: 'ParametersChanged', data: { lastPasswords: 5 } },
      ));
  it('records nothing where nothing changes', () =>
    given({ type: 'ParametersChanged', data: { lastPasswords: 5 } })
      .when(change({ name: 'Lale', parameters: { lastPasswords: 5 } }))
      .nothing());
  it('clears with null', () =>
    given({ type: 'OrganizationChanged', data: { publicURL: 'https://a.example' } })
      .when(change({ publicURL: null }))
      .then({ type: 'OrganizationChanged', data: { publicURL: null } }));
  it('compares lists as a whole', () => {
    const settings = [{ key: 'a', value: '1' }];
    given({ type: 'OrganizationChanged', data: { settings } })
      .when(change({ settings: [{ key: 'a', value: '1' }] }))
      .nothing();
    given({ type: 'OrganizationChanged', data: { settings } })
      .when(change({ settings: [] }))
      .then({ type: 'OrganizationChanged', data: { settings: [] } });
  });
});

describe('turning areas on and off', () => {
  const change = deciding(organizationCommands, 'ChangeMobileSettings');

  it('records the changed ones', () =>
    given({ type: 'MobileSettingsChanged', data: { settings: { leave: false } } })
      .when(change({ settings: { leave: false, shift: false } }))
      .then({ type: 'MobileSettingsChanged', data: { settings: { shift: false } } }));
  it('records nothing where nothing changes', () =>
    given({ type: 'MobileSettingsChanged', data: { settings: { leave: false } } })
      .when(change({ settings: { leave: false } }))
      .nothing());
});

describe('the row of an organization', () => {
  const row = (...events: Event[]) =>
    projectRows(organizations, [created, ...events])['o1/id1'] as unknown as OrganizationRow;

  it('starts with the defaults: every area off', () => {
    const { mobileSettings, parameters, datePattern, name, zone } = row();
    expect({ datePattern, name, zone, parameters }).toEqual({
      datePattern: 'YYYY-MM-DD',
      name: 'Lale',
      zone: 'Europe/Istanbul',
      parameters: expect.objectContaining({ lastPasswords: 3, passwordExpiryDays: 0 }),
    });
    expect(new Set(Object.values(mobileSettings))).toEqual(new Set([true]));
  });
  it('takes details', () =>
    expect(
      row({ type: 'OrganizationChanged', data: { publicURL: 'https://a.example', shiftSelection: true } }),
    ).toMatchObject({ publicURL: 'https://a.example', shiftSelection: true, name: 'Lale' }));
  it('takes parameters beside the others', () =>
    expect(row({ type: 'ParametersChanged', data: { lastPasswords: 9 } }).parameters).toMatchObject({
      lastPasswords: 9,
      searchLetters: 2,
    }));
  it('takes areas beside the others', () =>
    expect(row({ type: 'MobileSettingsChanged', data: { settings: { leave: false } } }).mobileSettings).toMatchObject({
      leave: false,
      shift: true,
    }));
});

describe('a record', () => {
  const [own] = branches.deciders!;
  const fields = {
    name: { en: 'Berlin', tr: 'Berlin' },
    zone: 'Europe/Berlin',
    country: 'DE',
    workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  };
  const past = [{ type: 'BranchCreated', data: fields }];
  const archived = { type: 'BranchArchived', data: {} };
  const opened = (...more: typeof past) => givenStream(own!, [...past, ...more] as never);
  const decide = (name: string) => deciding(branches.commands!, name, '2026-02-01');

  it('is created with what it was given', () =>
    givenStream(own!)
      .when(decide('CreateBranch')({ id: 'x', ...fields }))
      .then(...past));
  it('records changed fields only', () =>
    opened()
      .when(decide('ChangeBranch')({ ...fields, country: null }))
      .then({ type: 'BranchChanged', data: { country: null } }));
  it('records nothing where nothing changes', () => opened().when(decide('ChangeBranch')(fields)).nothing());
  it('is archived once', () => {
    opened().when(decide('ArchiveBranch')({})).then(archived);
    opened(archived as never)
      .when(decide('ArchiveBranch')({}))
      .nothing();
  });
  it('stays as it was when it is archived', () =>
    opened(archived as never)
      .when(decide('ChangeBranch')({ country: 'FR' }))
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
  const given = (...more: object[]) => givenStream(branches.deciders![0]!, [...past, ...more] as never);
  const change = deciding(branches.commands!, 'ChangeBranch', '2026-02-01');
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
