import { describe, expect, it } from '@jest/globals';
import { changedField, toldChanges, withoutRepeated } from './changed-field.ts';

describe('changedField', () => {
  it('takes the last name of a path', () => expect(changedField('employment.branchId')).toEqual({ field: 'branchId' }));
  it('finds the language of a name', () =>
    expect(changedField('name.de')).toEqual({ field: 'names', detail: { language: 'de' } }));
  it('finds the weekday of a working pattern', () =>
    expect(changedField('workingPattern.monday')).toEqual({ field: 'workingPattern', detail: { weekday: 'monday' } }));
  it('finds the weekday of somebody’s own pattern', () =>
    expect(changedField('employment.workingPattern.friday')).toEqual({
      field: 'workingPattern',
      detail: { weekday: 'friday' },
    }));
  it('finds the part of what a terminal allows', () =>
    expect(changedField('lunchInOut.descriptionRequired')).toEqual({
      field: 'lunchInOut',
      detail: { part: 'descriptionRequired' },
    }));
  it('keeps a field without a section', () => expect(changedField('title')).toEqual({ field: 'title' }));
});

describe('withoutRepeated', () => {
  const repeated = { branchId: 'employment.branchId' };
  it('leaves out what the section already shows', () =>
    expect(
      withoutRepeated([{ field: 'branchId' }, { field: 'employment.branchId' }, { field: 'title' }], repeated).map(
        ({ field }) => field,
      ),
    ).toEqual(['employment.branchId', 'title']));
  it('keeps the outer one where the section is not shown', () =>
    expect(withoutRepeated([{ field: 'branchId' }], repeated)).toHaveLength(1));
});

describe('toldChanges', () => {
  const changes = [{ field: 'status' }, { field: 'dayDetails' }, { field: 'name.de' }];
  const fields = { status: { kind: 'text', label: 'a' }, names: { kind: 'names', label: 'b' } } as const;
  it('are all where the fields are not all', () => expect(toldChanges(changes, { fields })).toEqual(changes));
  it('are those of the fields where these are all that is told', () =>
    expect(toldChanges(changes, { fields, areAll: true })).toEqual([{ field: 'status' }, { field: 'name.de' }]));
});
