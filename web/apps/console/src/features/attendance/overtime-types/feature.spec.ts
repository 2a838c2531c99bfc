import { describe, expect, it } from '@jest/globals';
import { shownUses, type Uses, usesOf } from '../../../records/uses.ts';
import { overtimeTypes } from './feature.tsx';

describe('what uses an overtime type', () => {
  it('are requests of overtime, not of leave', () => {
    const read = overtimeTypes.resources[usesOf('overtime-types')]?.one?.({ id: 'stocktaking' });
    const overtimeTypeUses = [
      { what: 'requests', count: 7, blocks: false },
      { what: 'openRequests', count: 2, blocks: false },
    ];
    const { uses } = read!.parseResponse({ data: { overtimeTypeUses } }).data as Uses;
    expect(shownUses(uses).map(({ label, count }) => [label, count])).toEqual([
      ['console:nav.overtimes', 7],
      ['console:archive.openOvertimes', 2],
    ]);
  });
});
