import { useState } from 'react';
import { useSession } from '../../../server/api.ts';
import { useMoment } from '../../../time/moment.tsx';
import { type Drafts } from './board/drafts.ts';
import { boundsOf, type Picked } from './board/picking.ts';
import { useBrushes } from './board/use-brushes.ts';
import { usePainting } from './board/use-painting.ts';
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
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
}

/** What is picked on the board, and what is opened over it. */
export function useBoard({ days, roster: { rows }, branchId, teamId, drafts, onDrafts }: BoardOf) {
  const [picked, setPicked] = useState(start);
  const [isPeeking, setPeeking] = useState(false);
  const [doing, setDoing] = useState<'plan' | 'clear'>();
  const [needAt, setNeedAt] = useState<Partial<At>>();
  const mayPlan = useMayPlan();
  const painting = usePainting({ rows, days, picked, drafts, onDrafts, mayPlan });
  const { top, bottom, first, last } = boundsOf(picked);
  const people = rows.slice(top, bottom + 1).flatMap(({ person }) => (mayPlan(person.id) ? [person] : []));
  const unpick = () => setPicked({ ...picked, begun: picked.reached });
  return {
    picked,
    setPicked,
    unpick,
    people,
    from: days[first] ?? '',
    to: days[last] ?? '',
    count: people.length * (last - first + 1),
    reached: rows[picked.reached.row],
    date: days[picked.reached.column] ?? '',
    isPeeking,
    peek: () => setPeeking(!isPeeking),
    escape: () => (isPeeking ? setPeeking(false) : unpick()),
    painting,
    brushes: useBrushes(branchId),
    doing,
    plan: () => people.length > 0 && setDoing('plan'),
    clear: () => people.length > 0 && setDoing('clear'),
    needAt,
    /** At a place, else at that of the filter. */
    setNeed: (at: Partial<At>) => setNeedAt({ branchId, teamId, ...at }),
    done: () => {
      setDoing(undefined);
      setNeedAt(undefined);
    },
  };
}

export type BoardState = ReturnType<typeof useBoard>;

/** 1 to 9 paint with a brush, 0 and Delete a day off; Ctrl with C and V copies. */
export function actFor({ key, ctrlKey, metaKey }: KeyboardEvent, { painting, brushes }: BoardState) {
  if (ctrlKey || metaKey) return { c: painting.copy, v: painting.paste }[key.toLowerCase()];
  if (key === '0' || key === 'Delete' || key === 'Backspace') return () => painting.paint([]);
  const brush = /^[1-9]$/.test(key) ? brushes[Number(key) - 1] : undefined;
  return brush && (() => painting.paint([brush.id]));
}
