const separators = [';', ',', '\t'] as const;

/** The cells of a line of CSV; a quoted cell may hold the separator and doubled quotes. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    const last = cells.length - 1;
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cells[last] += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[last] += letter;
  }
  return cells;
}

/** The lines of a CSV file by their number in it, 1 = the header; cells that hold line breaks are not understood. */
export function linesOfCsv(text: string): string[][] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const [header = ''] = lines;
  const separator = separators.reduce((best, one) =>
    header.split(one).length > header.split(best).length ? one : best,
  );
  return lines.map((line) => cellsOf(line, separator));
}
