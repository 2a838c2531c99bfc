import { useLanguage } from '@kadro/i18n';
import { useState } from 'react';
import { useSession } from '../../../server/api.ts';
import { useMoment } from '../../../time/moment.tsx';
import { boundsOf, type Picked } from './board/picking.ts';
import { type DraftSteps } from './board/use-drafts.ts';
import { usePainting } from './board/use-painting.ts';
import { brushOf, useBrushes } from './brushes/use-brushes.ts';
import { usePatterns } from './brushes/use-pattern.ts';
import { useCheck } from './conflicts/use-check.ts';
import { useIsSheet } from './plans/use-sheet.ts';
import { useConflicts } from './conflicts/use-conflicts.ts';
import { type At } from './coverage/Rows.tsx';
import { type useRoster } from './use-roster.ts';

const start: Picked = { begun: { row: 0, column: 0 }, reached: { row: 0, column: 0 } };

/** Nobody plans for himself, and nothing is planned on another day than today. */
function useMayPlan(): (person: string) => boolean {
  const { id } = useSession();
  const { isOtherDay } = useMoment();
  return (person) => !isOtherDay && person !== id;
}

interface BoardOf {
  days: readonly string[];
  roster: ReturnType<typeof useRoster>;
  branchId: string;
  teamId: string;
  steps: DraftSteps;
  /** A reason is given for what is painted in closed months. */
  isCorrection: boolean;
}

/** What is opened over the board. */
function useOpened({ branchId, teamId }: Pick<BoardOf, 'branchId' | 'teamId'>, people: number) {
  const [isPeeking, setPeeking] = useState(false);
  const [doing, setDoing] = useState<'plan' | 'clear'>();
  const [needAt, setNeedAt] = useState<Partial<At>>();
  return {
    isPeeking,
    peek: () => setPeeking(!isPeeking),
    doing,
    plan: () => people > 0 && setDoing('plan'),
    clear: () => people > 0 && setDoing('clear'),
    needAt,
    /** At a place, else at that of the filter. */
    setNeed: (at: Partial<At>) => setNeedAt({ branchId, teamId, ...at }),
    done: () => {
      setDoing(undefined);
      setNeedAt(undefined);
    },
  };
}

/** Where one stands on the board, and what is picked of it. */
function usePicked({ days, roster: { rows } }: Pick<BoardOf, 'days' | 'roster'>) {
  const [picked, setPicked] = useState(start);
  const mayPlan = useMayPlan();
  const { rows: pickedRows, first, last } = boundsOf(picked);
  const people = pickedRows.flatMap((row) => {
    const person = rows[row]?.person;
    return person && mayPlan(person.id) ? [person] : [];
  });
  const [reached, date] = [rows[picked.reached.row], days[picked.reached.column] ?? ''];
  return {
    picked,
    setPicked,
    unpick: () => setPicked({ begun: picked.reached, reached: picked.reached }),
    mayPlan,
    people,
    from: days[first] ?? '',
    to: days[last] ?? '',
    isSeveral: pickedRows.length > 1 || last > first,
    count: people.length * (last - first + 1),
    reached,
    date,
    at: { employeeId: reached?.person.id ?? '', date },
  };
}

/** The brush in the hand, and what it does where one presses. */
function useHeld(paint: (shiftIds: readonly string[]) => void, isSeveral: boolean) {
  const [held, setHeld] = useState<readonly string[]>();
  return {
    held,
    /** Paints what is picked; with a single day it stays in the hand, to be put down by a second press. */
    take: (shiftIds: readonly string[]) => {
      if (isSeveral) paint(shiftIds);
      else setHeld(held && held[0] === shiftIds[0] ? undefined : shiftIds);
    },
    putDown: () => setHeld(undefined),
    press: () => held && paint(held),
  };
}

/** What is picked on the board, what is painted on it, and what does not fit. */
export function useBoard({ days, roster, branchId, teamId, steps, isCorrection }: BoardOf) {
  const { rows } = roster;
  const { drafts } = steps;
  const place = usePicked({ days, roster });
  const { picked, setPicked, mayPlan, people, isSeveral, at } = place;
  const opened = useOpened({ branchId, teamId }, people.length);
  const painting = usePainting({ rows, days, picked, steps, mayPlan });
  const hand = useHeld(painting.paint, isSeveral);
  const brushes = useBrushes(branchId);
  const check = useCheck({
    people: rows.map(({ person }) => person.id),
    days,
    drafts,
    offered: brushes.map(({ id }) => id),
    isCorrection,
  });
  const conflicts = useConflicts({ rows, days, check, at, onPick: setPicked });
  const isSheet = useIsSheet();
  const escape = () => {
    if (conflicts.explained) conflicts.close();
    else if (hand.held) hand.putDown();
    else if (opened.isPeeking) opened.peek();
    else place.unpick();
  };
  return {
    ...place,
    ...opened,
    escape,
    steps,
    painting,
    hand,
    brushes,
    patterns: usePatterns(branchId).patterns,
    check,
    conflicts,
    language: useLanguage(),
    /** Of a press that ended on a day. */
    pressed: hand.held ? hand.press : isSheet ? opened.peek : () => conflicts.explain(at),
  };
}

export type BoardState = ReturnType<typeof useBoard>;

/** Letters and 1 to 9 paint with a brush, 0 and Delete a day off; Ctrl with C, V and Z copies and takes back. */
export function actFor({ key, ctrlKey, metaKey }: KeyboardEvent, { painting, brushes, language }: BoardState) {
  if (ctrlKey || metaKey) return { c: painting.copy, v: painting.paste, z: painting.undo }[key.toLowerCase()];
  if (key === '0' || key === 'Delete' || key === 'Backspace') return () => painting.paint([]);
  const brush = key.length === 1 ? brushOf(brushes, key, language) : undefined;
  return brush && (() => painting.paint([brush.id]));
}
