import { useState } from 'react';
import { boundsOf, type Picked } from './picking.ts';
import { type CellOf, type Copied, draftKey, type Drafts, painted, pasted, shifted, unpainted } from './drafts.ts';
import { type DraftSteps } from './use-drafts.ts';
import { type RosterRow } from '../use-roster.ts';

interface Board {
  rows: readonly RosterRow[];
  days: readonly string[];
  picked: Picked;
  steps: DraftSteps;
  /** Whom the reader may plan for. */
  mayPlan: (person: string) => boolean;
}

/** The picked cells, row by row. */
const cellsOf = ({ rows, days, picked }: Board): CellOf[][] => {
  const { rows: own, first, last } = boundsOf(picked);
  return own
    .flatMap((row) => rows[row] ?? [])
    .map(({ person }) => days.slice(first, last + 1).map((date) => ({ person: person.id, date })));
};

/** As many as were copied from the first picked cell on, where only that one is picked. */
function reachOf(picked: Picked, copied: Copied): Picked {
  const { begun, reached, rows } = picked;
  const isOne = !rows && begun.row === reached.row && begun.column === reached.column;
  if (!isOne) return picked;
  const [height, width] = [copied.length, copied[0]?.length ?? 1];
  return { begun, reached: { row: begun.row + height - 1, column: begun.column + width - 1 } };
}

type Pattern = readonly { date: string; shiftIds: readonly string[] }[];

const withPattern = (drafts: Drafts, people: readonly string[], byDate: Pattern): Drafts =>
  byDate.reduce(
    (all, { date, shiftIds }) =>
      painted(
        all,
        people.map((person) => ({ person, date })),
        shiftIds,
      ),
    drafts,
  );

/** Shifts are painted and copied on the board; nothing is set before that is asked for. */
export function usePainting(board: Board) {
  const { rows, steps, mayPlan } = board;
  const { drafts, change } = steps;
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
  const ownCells = () => own(cellsOf(board)).flat();
  return {
    canPaste: copied !== undefined,
    paint: (shiftIds: readonly string[]) => change(painted(drafts, ownCells(), shiftIds)),
    /** One cell, whatever is picked. */
    paintAt: (cell: CellOf, shiftIds: readonly string[]) => change(painted(drafts, own([[cell]]).flat(), shiftIds)),
    /** Shifts by date, the same for some people. */
    paintDays: (people: readonly string[], byDate: Pattern) =>
      change(withPattern(drafts, people.filter(mayPlan), byDate)),
    unpaint: (person: string, dates: readonly string[]) => change(unpainted(drafts, person, dates)),
    copy: () => setCopied(cellsOf(board).map((row) => row.map(shiftsIn))),
    paste: () => {
      if (!copied) return;
      const cells = cellsOf({ ...board, picked: reachOf(board.picked, copied) });
      change(pasted(drafts, own(cells), copied));
    },
    /** What is picked so many days later. */
    shift: (by: number, isCopy: boolean) =>
      change(
        shifted(
          drafts,
          ownCells().map((cell) => ({ ...cell, shiftIds: shiftsIn(cell) })),
          { by, isCopy },
        ),
      ),
    undo: steps.undo,
  };
}

export type Painting = ReturnType<typeof usePainting>;
