import { describe, expect, it } from '@jest/globals';
import { toldField, toldOnce } from './changed-field.ts';

describe('toldField', () => {
  it('takes the last name of a path', () => expect(toldField('employment.branchId')).toEqual({ field: 'branchId' }));
  it('tells the language of a name', () =>
    expect(toldField('name.de')).toEqual({ field: 'names', detail: { language: 'de' } }));
  it('tells the weekday of a working pattern', () =>
    expect(toldField('workingPattern.monday')).toEqual({ field: 'workingPattern', detail: { weekday: 'monday' } }));
  it('tells the weekday of somebody’s own pattern', () =>
    expect(toldField('employment.workingPattern.friday')).toEqual({
      field: 'workingPattern',
      detail: { weekday: 'friday' },
    }));
  it('tells the area of a switch', () =>
    expect(toldField('mobileSettings.leave')).toEqual({ field: 'area', detail: { area: 'leave' } }));
  it('keeps a field without a section', () => expect(toldField('title')).toEqual({ field: 'title' }));
});

describe('toldOnce', () => {
  it('leaves out what the section already tells', () =>
    expect(
      toldOnce([{ field: 'branchId' }, { field: 'employment.branchId' }, { field: 'title' }]).map(({ field }) => field),
    ).toEqual(['employment.branchId', 'title']));
  it('keeps the outer one where the section is not told', () =>
    expect(toldOnce([{ field: 'branchId' }])).toHaveLength(1));
});
