import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { Refused } from '../../../declare/refusal.ts';
import { isNumber, textOfCell } from './cell.ts';
import { mostUnpacked, tooLarge, unreadable } from './refusals.ts';
import { formats, type Line, refuseTooMany } from '../table.ts';

const mostParts = 2_000;

/** What no cell says. Some of it is ranges, which are as long as their author likes and would be made cell by cell. */
const ignoreNodes = [
  'autoFilter',
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'extLst',
  'legacyDrawing',
  // the cells that a merged range covers are empty by themselves
  'mergeCells',
  'picture',
  'tableParts',
];

/**
 * The rows of the first visible sheet that are not empty; they count as in the spreadsheet.
 * @throws Refused file_format, import_workbook_unreadable, import_workbook_too_large, constraint_violation for too many
 */
export async function linesOfSheet(bytes: Uint8Array): Promise<Line[]> {
  const archive = await JSZip.loadAsync(bytes).catch(() => {
    throw unreadable();
  });
  if (!archive.file('xl/workbook.xml')) throw new Refused('file_format', { params: { formats } });
  await refuseLarge(archive);
  const workbook = new ExcelJS.Workbook();
  // its types are those of an older Buffer
  const given = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  await workbook.xlsx.load(given, { ignoreNodes }).catch(() => {
    throw unreadable();
  });
  const sheet = workbook.worksheets.find(({ state }) => state === 'visible');
  if (!sheet) throw unreadable();
  const lines: Line[] = [];
  sheet.eachRow((row, n) => {
    const line = lineOf(row, n);
    if (line.cells.some((text) => text !== '')) lines.push(line);
  });
  refuseTooMany(lines.length - 1);
  return lines;
}

/** By what really comes out of it, not by what it says of itself. */
async function refuseLarge(archive: JSZip): Promise<void> {
  const parts = Object.values(archive.files).filter(({ dir }) => !dir);
  if (parts.length > mostParts) throw tooLarge();
  let unpacked = 0;
  for (const part of parts) {
    // of an older kind that cannot be iterated
    const bytes: AsyncIterable<Uint8Array> = new Readable().wrap(part.nodeStream());
    try {
      for await (const { length } of bytes) if ((unpacked += length) > mostUnpacked) throw tooLarge();
    } catch (thrown) {
      throw thrown instanceof Refused ? thrown : unreadable();
    }
  }
}

function lineOf(row: ExcelJS.Row, n: number): Line {
  const cells: string[] = [];
  const numbers = new Set<number>();
  row.eachCell((cell, column) => {
    while (cells.length < column - 1) cells.push('');
    if (isNumber(cell)) numbers.add(column - 1);
    cells.push(textOfCell(cell));
  });
  return { row: n, cells, numbers };
}
