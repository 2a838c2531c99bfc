import { useState } from 'react';
import { boundsOf, type Picked } from './picking.ts';
import { type CellOf, type Copied, draftKey, type Drafts, painted, pasted } from './drafts.ts';
import { type RosterRow } from '../use-roster.ts';

const none: Drafts = new Map();

interface Board {
  rows: readonly RosterRow[];
  days: readonly string[];
  picked: Picked;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
  /** Whom the reader may plan for. */
  mayPlan: (person: string) => boolean;
}

/** The picked cells, row by row. */
const cellsOf = ({ rows, days, picked }: Board): CellOf[][] => {
  const { top, bottom, first, last } = boundsOf(picked);
  return rows
    .slice(top, bottom + 1)
    .map(({ person }) => days.slice(first, last + 1).map((date) => ({ person: person.id, date })));
};

/** As many as were copied from the first picked cell on, where only that one is picked. */
function reachOf({ begun, reached }: Picked, copied: Copied): Picked {
  const isOne = begun.row === reached.row && begun.column === reached.column;
  if (!isOne) return { begun, reached };
  const [height, width] = [copied.length, copied[0]?.length ?? 1];
  return { begun, reached: { row: begun.row + height - 1, column: begun.column + width - 1 } };
}

/** Shifts are painted and copied on the board; nothing is set before that is asked for. */
export function usePainting(board: Board) {
  const { rows, drafts, onDrafts, mayPlan } = board;
  const [copied, setCopied] = useState<Copied>();
  const own = (cells: readonly (readonly CellOf[])[]) =>
    cells.filter(([cell]) => cell !== undefined && mayPlan(cell.person));
  const shiftsIn = (cell: CellOf): readonly string[] | undefined => {
    const draft = drafts.get(draftKey(cell));
    const day = rows.find(({ person }) => person.id === cell.person)?.days.get(cell.date);
    if (draft || !day) return draft;
    const shiftIds = day.assignedShifts.flatMap(({ id }) => id ?? []);
    // what follows from the working pattern is no shift
    return shiftIds.length === day.assignedShifts.length ? shiftIds : undefined;
  };
  return {
    canPaste: copied !== undefined,
    paint: (shiftIds: readonly string[]) => onDrafts(painted(drafts, own(cellsOf(board)).flat(), shiftIds)),
    copy: () => setCopied(cellsOf(board).map((row) => row.map(shiftsIn))),
    paste: () => {
      if (!copied) return;
      const cells = cellsOf({ ...board, picked: reachOf(board.picked, copied) });
      onDrafts(pasted(drafts, own(cells), copied));
    },
    forget: () => onDrafts(none),
  };
}

export type Painting = ReturnType<typeof usePainting>;
