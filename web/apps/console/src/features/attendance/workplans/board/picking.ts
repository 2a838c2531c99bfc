export interface Place {
  row: number;
  column: number;
}

/** A rectangle of people and days, from where it was begun to where it reaches. */
export interface Picked {
  begun: Place;
  reached: Place;
}

export interface Size {
  rows: number;
  columns: number;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** Indices of the first and last row and column. */
export function boundsOf({ begun, reached }: Picked) {
  return {
    top: Math.min(begun.row, reached.row),
    bottom: Math.max(begun.row, reached.row),
    first: Math.min(begun.column, reached.column),
    last: Math.max(begun.column, reached.column),
  };
}

export function isPicked(picked: Picked, { row, column }: Place): boolean {
  const { top, bottom, first, last } = boundsOf(picked);
  return row >= top && row <= bottom && column >= first && column <= last;
}

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Where a key leads; undefined for others. In Arabic days run from the right. */
export function moved(
  picked: Picked,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { rows, columns }: Size,
  isRightToLeft: boolean,
): Picked | undefined {
  const { row, column } = picked.reached;
  const ends: Readonly<Record<string, Place>> = { Home: { row, column: 0 }, End: { row, column: columns - 1 } };
  const step = steps[key];
  const turn = isRightToLeft ? -1 : 1;
  const reached =
    ends[key] ?? (step && { row: within(row + step.row, rows), column: within(column + step.column * turn, columns) });
  return reached && { begun: shiftKey ? picked.begun : reached, reached };
}
