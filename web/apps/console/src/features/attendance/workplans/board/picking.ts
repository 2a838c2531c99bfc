export interface Place {
  row: number;
  column: number;
}

/** A rectangle of people and days, from where it was begun to where it reaches. */
export interface Picked {
  begun: Place;
  reached: Place;
  /** Those of people who are chosen one by one, in the place of the rows between; ascending, never none. */
  rows?: readonly number[];
}

export interface Size {
  rows: number;
  columns: number;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

const between = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, n) => Math.min(one, other) + n);

/** Indices of the picked rows, and of the first and last column. */
export function boundsOf({ begun, reached, rows }: Picked) {
  return {
    rows: rows ?? between(begun.row, reached.row),
    first: Math.min(begun.column, reached.column),
    last: Math.max(begun.column, reached.column),
  };
}

export function isPicked(picked: Picked, { row, column }: Place): boolean {
  const { rows, first, last } = boundsOf(picked);
  return rows.includes(row) && column >= first && column <= last;
}

/** Rows of people chosen or no longer chosen; the days stay, and are all of them where only one was picked. */
export function choosing(
  picked: Picked,
  some: readonly number[],
  { isOn, columns }: { isOn: boolean; columns: number },
): Picked {
  const { begun, reached, rows: before = [] } = picked;
  const others = before.filter((row) => !some.includes(row));
  const rows = (isOn ? [...others, ...some] : others).toSorted((a, b) => a - b);
  const row = (isOn ? some[0] : rows[0]) ?? reached.row;
  if (rows.length === 0) return { begun: reached, reached };
  const isOneDay = before.length === 0 && begun.column === reached.column;
  const [from, to] = isOneDay ? [columns - 1, 0] : [begun.column, reached.column];
  return { begun: { row, column: from }, reached: { row, column: to }, rows };
}

/** From where it was begun, or where it is pressed, to a place; people who are chosen stay where it is one of theirs. */
export function pickedTo({ begun, rows }: Picked, place: Place, isFurther: boolean): Picked {
  const from = isFurther ? begun : place;
  return rows?.includes(from.row) ? { begun: from, reached: place, rows } : { begun: from, reached: place };
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
  if (!reached) return undefined;
  const next = { begun: shiftKey ? picked.begun : reached, reached };
  // more people beside each other are no longer those that were chosen
  const stays = picked.rows && !(shiftKey && reached.row !== row);
  return stays ? { ...next, rows: picked.rows } : next;
}
