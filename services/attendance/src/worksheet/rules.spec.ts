import { describe, expect, it } from '@jest/globals';
import { type ShiftState } from '../shift/events.ts';
import { unsaid } from '../shift/shape.ts';
import { shiftsOn, type WorksheetFields, worksheet, worksheetOn } from './events.ts';
import { changeWorksheet, defineWorksheet } from './rules.ts';

const timed = (begin: string, end: string): ShiftState => ({
  archived: false,
  versions: [{ version: 1, effectiveOn: null, fields: { ...unsaid, name: { en: begin }, type: 'FIX', begin, end } }],
});
const shifts = new Map([
  ['early', timed('06:00', '14:00')],
  ['night', timed('22:00', '06:00')],
  ['long', timed('20:00', '08:00')],
]);
const pattern = (...days: (string | null)[]): WorksheetFields => ({
  name: { en: 'Rotation' },
  branchId: null,
  anchor: '2026-03-02',
  days: days.map((shiftId) => ({ shifts: shiftId ? [{ shiftId, version: 1 }] : [] })),
});
const idsOn = (fields: WorksheetFields, date: string, offset?: number) =>
  shiftsOn(fields, date, offset).map(({ shiftId }) => shiftId);

describe('a rotating pattern', () => {
  const three = pattern('early', 'night', null);

  it('begins on its anchor and goes on before and after it', () => {
    const dates = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
    expect(dates.map((date) => idsOn(three, date)[0] ?? null)).toEqual([
      'night',
      null,
      'early',
      'night',
      null,
      'early',
    ]);
  });

  it('begins later for who has it shifted', () =>
    expect(['2026-03-02', '2026-03-03', '2026-03-04'].map((date) => idsOn(three, date, 1)[0] ?? null)).toEqual([
      null,
      'early',
      'night',
    ]));

  it('is refused where shifts of a day, of the next, or of the next turn overlap', () => {
    expect(() => defineWorksheet(pattern('night', 'early', null), shifts)).not.toThrow();
    expect(() => defineWorksheet(pattern('long', 'early', null), shifts)).toThrow('worksheet_overlap');
    expect(() => defineWorksheet(pattern('early', null, 'long'), shifts)).toThrow('worksheet_overlap');
    expect(() => defineWorksheet(pattern('long'), shifts)).not.toThrow();
  });
});

describe('a change of a pattern', () => {
  const meta = { at: '2026-03-01T00:00:00.000Z' } as never;
  const defined = worksheet.evolve.WorksheetDefined(worksheet.initial, pattern('early', null), meta);

  it('says what changed only, and nothing where nothing did', () => {
    expect(changeWorksheet(defined, { anchor: '2026-03-02' }, shifts)).toEqual([]);
    expect(changeWorksheet(defined, { anchor: '2026-03-03' }, shifts)).toEqual([
      { type: 'WorksheetRedefined', data: { version: 2, effectiveOn: null, changed: { anchor: '2026-03-03' } } },
    ]);
  });

  it('counts for those who have it from its day on; without one, for those who are given it later', () => {
    const changed = { days: pattern('night').days };
    const dated = worksheet.evolve.WorksheetRedefined(
      defined,
      { version: 2, effectiveOn: '2026-03-10', changed },
      meta,
    );
    const undated = worksheet.evolve.WorksheetRedefined(defined, { version: 2, effectiveOn: null, changed }, meta);
    expect(worksheetOn(dated, 1, '2026-03-09')!.days).toHaveLength(2);
    expect(worksheetOn(dated, 1, '2026-03-10')!.days).toHaveLength(1);
    expect(worksheetOn(undated, 1, '2026-03-10')!.days).toHaveLength(2);
    expect(worksheetOn(undated, 2, '2026-03-10')!.days).toHaveLength(1);
  });
});
