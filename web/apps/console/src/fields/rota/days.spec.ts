import { describe, expect, it } from '@jest/globals';
import { changesOf } from '../../form/changes.ts';
import { rota } from '../kinds.ts';
import { rotaOf, sentRota } from './days.ts';

const fields = { days: { ...rota, label: 'Days' } };
const record = { days: [{ shifts: [{ shiftId: 'early', version: 2 }] }, { shifts: [] }] };

describe('the days of a rotating pattern', () => {
  it('are the same in records, in forms, and as the history has them', () => {
    const days = [['early'], []];
    expect(rotaOf(record.days)).toEqual(days);
    expect(rotaOf(days)).toEqual(days);
    expect(rotaOf(JSON.stringify(record.days))).toEqual(days);
    expect(sentRota(days)).toEqual([{ shiftIds: ['early'] }, { shiftIds: [] }]);
  });

  it('are sent where one has another shift, and only then', () => {
    const sent = (days: string[][]) => changesOf(fields, ['days'], record, { days });
    expect(sent([['early'], []])).toEqual({});
    expect(sent([['early'], ['late']])).toEqual({ days: [{ shiftIds: ['early'] }, { shiftIds: ['late'] }] });
  });
});
