import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type InboxScope } from './questions.ts';
import { usePortal, useUser } from '../../core/context.tsx';
import { useRead } from '../../core/use-read.ts';
import { type AnyRequest } from '../../requests/types.ts';
import { useKind } from './kind.ts';
import { useInboxCounts } from './use-counts.ts';
import { useHeldIds } from './decide/use-held.ts';
import { useInboxView } from './use-view.ts';

const fadeMs = 180;

/** The request to open when one leaves the list: the one after it, at the end the one before. */
export function nextOf(rows: readonly { id: string }[], gone: string): string | null {
  const at = rows.findIndex(({ id }) => id === gone);
  return (rows[at + 1] ?? rows[at - 1])?.id ?? null;
}

export function useInboxPage(scope: InboxScope) {
  const [view, change] = useInboxView(scope);
  const { api } = usePortal();
  const { id: reader } = useUser();
  const kind = useKind();
  const list = useRead(kind.list(api, reader, view));
  const counted = { mine: useInboxCounts('mine'), all: useInboxCounts('all') };
  const count = counted[scope].find(({ entry }) => entry.name === kind.name)?.count.data;
  const { rows, gone } = useUndecided(kind.name, list.data?.items);
  const selection = useSelection(rows);
  const open = useCallback((request: string | null) => change({ request }), [change]);
  useReloadOn(count, list.reload);
  const openId = view.request ?? rows.find(({ id }) => !gone.has(id))?.id ?? null;
  const { move, latestId } = useMove(rows, openId, open);
  /** Opens the next request where the open one is among those that are decided. */
  const leave = useCallback(
    (ids: readonly string[]) => {
      const left = new Set(ids);
      if (!openId || !left.has(openId)) return;
      open(
        nextOf(
          rows.filter(({ id }) => id === openId || !(left.has(id) || gone.has(id))),
          openId,
        ),
      );
    },
    [open, openId, rows, gone],
  );
  return { view, change, list, rows, counted, gone, openId, open, move, latestId, leave, ...selection };
}

export type InboxPageState = ReturnType<typeof useInboxPage>;

/** The rows without those that are decided, which fade first. */
function useUndecided(of: string, items: readonly AnyRequest[] | undefined) {
  const gone = useHeldIds(of);
  const [faded, setFaded] = useState(gone);
  useEffect(() => {
    const timer = setTimeout(() => setFaded(gone), fadeMs);
    return () => clearTimeout(timer);
  }, [gone]);
  const rows = useMemo(() => (items ?? []).filter(({ id }) => !gone.has(id) || !faded.has(id)), [items, gone, faded]);
  return { rows, gone };
}

function useSelection(rows: readonly AnyRequest[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const choose = (id: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const selected: AnyRequest[] = chosen ? rows.filter(({ id }) => chosen.has(id)) : [];
  return { chosen, setChosen, choose, selected };
}

/** Opens the next or the previous row; keys that come faster than the page renders are not lost. */
function useMove(rows: readonly AnyRequest[], openId: string | null, open: (id: string) => void) {
  const latest = useRef(openId);
  useEffect(() => {
    latest.current = openId;
  }, [openId]);
  const move = (step: 1 | -1) => {
    const next = rows[rows.findIndex(({ id }) => id === latest.current) + step];
    if (!next) return;
    latest.current = next.id;
    open(next.id);
  };
  return { move, latestId: () => latest.current };
}

function useReloadOn(count: number | undefined, reload: () => Promise<void>): void {
  const known = useRef(count);
  useEffect(() => {
    const isNews = count !== undefined && known.current !== undefined && known.current !== count;
    known.current = count ?? known.current;
    if (isNews) void reload();
  }, [count, reload]);
}
