import { type Cell, type CellValue } from 'exceljs';

/** So many digits a spreadsheet keeps; what is behind them is the noise of binary fractions. */
const digits = 15;
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: digits });
/** What stands where a formula was never calculated, as for one that cannot be. */
const unknown = '#N/A';

/** As a CSV file would have it: dates in ISO, numbers with a point, TRUE and FALSE, results of formulas. */
export const textOfCell = ({ value, numFmt }: Pick<Cell, 'value' | 'numFmt'>): string =>
  textOf(value, numFmt ?? '').trim();

/** Whether a cell holds a number that is written as one: its point is no separator of thousands. */
export const isNumber = ({ value, result }: Pick<Cell, 'value' | 'result'>): boolean =>
  typeof value === 'number' || typeof result === 'number';

function textOf(value: CellValue, format: string): string {
  if (typeof value === 'number') return numberText(value, format);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value !== 'object') return value ?? '';
  if (value === null) return '';
  if (value instanceof Date) return dateText(value, format);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return value.error;
  // of a link; it may be formatted too
  if ('text' in value) return textOf(value.text, format);
  return value.result === undefined ? unknown : textOf(value.result, format);
}

/** The format without what it shows as it is, and without colours, conditions and places. */
const bare = (format: string): string => format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');

function numberText(value: number, format: string): string {
  if (bare(format).includes('%')) return `${plain.format(value * 100)}%`;
  const text = plain.format(value);
  // staff numbers and postcodes: 00000 shows 7 as 00007
  return /^0+$/.test(format) && /^\d+$/.test(text) ? text.padStart(format.length, '0') : text;
}

function dateText(value: Date, format: string): string {
  if (Number.isNaN(value.getTime())) return unknown;
  const moment = Temporal.Instant.fromEpochMilliseconds(value.getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .round('second');
  const date = moment.toPlainDate().toString();
  const time = moment.toPlainTime().toString({ smallestUnit: 'second' });
  if (!/[yd]/i.test(bare(format))) return time;
  return time === '00:00:00' ? date : `${date} ${time}`;
}
