import { type KeyboardEvent } from 'react';

const cells = 'td[data-cover]';

const rowsOf = (cell: HTMLTableCellElement): HTMLTableRowElement[] =>
  [...(cell.closest('tfoot')?.rows ?? [])].filter((row) => row.querySelector(cells));

function inRow(cell: HTMLTableCellElement, key: string): Element | null | undefined {
  const all = [...(cell.closest('tr')?.querySelectorAll(cells) ?? [])];
  const at = all.indexOf(cell);
  return { before: all[at - 1], after: all[at + 1], Home: all[0], End: all.at(-1) }[key];
}

function inColumn(cell: HTMLTableCellElement, step: number): Element | null | undefined {
  const rows = rowsOf(cell);
  const row = rows[rows.findIndex((one) => one.contains(cell)) + step];
  return row?.cells[cell.cellIndex];
}

/** The cell to which a key leads from the one that has the focus; in Arabic days run from the right. */
export function beside({ key, target }: KeyboardEvent, isRightToLeft: boolean): HTMLElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>(cells) : null;
  if (!cell) return undefined;
  const [left, right] = isRightToLeft ? ['after', 'before'] : ['before', 'after'];
  const sideways: Readonly<Record<string, string>> = { ArrowLeft: left!, ArrowRight: right!, Home: 'Home', End: 'End' };
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
  const to = sideways[key] ? inRow(cell, sideways[key]) : steps[key] && inColumn(cell, steps[key]);
  return to instanceof HTMLElement ? to : undefined;
}
