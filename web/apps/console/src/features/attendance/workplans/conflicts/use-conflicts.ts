import { useEffect, useState } from 'react';
import { cellId } from '../board/Line.tsx';
import { type Picked } from '../board/picking.ts';
import { type RosterRow } from '../use-roster.ts';
import { type At, stepFrom } from './order.ts';
import { type Check } from './use-check.ts';

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [aria-modal="true"]';

/** C goes to the next conflict, wherever on the page the focus is but in inputs and dialogs. */
function useNextKey(next: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(typing)) return;
      if (event.key.toLowerCase() === 'c') next();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [next]);
}

export const focusDay = (at: At): void => document.getElementById(cellId(at))?.focus();

interface Board {
  rows: readonly RosterRow[];
  days: readonly string[];
  check: Check;
  /** Where one stands. */
  at: At;
  onPick: (picked: Picked) => void;
}

/** The conflict that is explained, and the ways to the others. */
export function useConflicts({ rows, days, check, at, onPick }: Board) {
  const [explained, setExplained] = useState<At>();
  const { conflicts, conflictsAt } = check;
  const people = rows.map(({ person }) => person.id);
  const own = explained ? conflictsAt(explained.employeeId, explained.date) : [];
  const go = (by: 1 | -1) => {
    const found = stepFrom(conflicts, people, { from: own.length > 0 && explained ? explained : at, by });
    if (!found) return;
    const place = { row: people.indexOf(found.employeeId), column: days.indexOf(found.date) };
    onPick({ begun: place, reached: place });
    document.getElementById(cellId(found))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setExplained(found);
  };
  useNextKey(() => go(1));
  return {
    explained: own.length > 0 ? explained : undefined,
    own,
    number: own[0] ? conflicts.indexOf(own[0]) + 1 : 0,
    total: conflicts.length,
    go,
    explain: (where: At) => setExplained(conflictsAt(where.employeeId, where.date).length > 0 ? where : undefined),
    close: () => setExplained(undefined),
  };
}

export type Conflicts = ReturnType<typeof useConflicts>;
