import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePortal, useUser } from '../../../core/context.tsx';
import { type InboxScope, useInboxCount } from './use-count.ts';
import { inboxQuestion, useInbox } from './queries.ts';
import { type LeaveRow } from '../data/types.ts';
import { useInboxView, type InboxView } from './use-view.ts';

const fadeMs = 180;
const nobody: ReadonlySet<string> = new Set();

/** The request to open when one leaves the list: the one after it, at the end the one before. */
export function nextOf(rows: readonly { id: string }[], gone: string): string | null {
  const at = rows.findIndex(({ id }) => id === gone);
  return (rows[at + 1] ?? rows[at - 1])?.id ?? null;
}

/** The state of the inbox: its view, its rows, the open request, the selection, and leaving rows. */
export function useInboxPage(scope: InboxScope) {
  const [view, change] = useInboxView(scope);
  const list = useInbox(view);
  const counts = { mine: useInboxCount('mine'), all: useInboxCount('all') };
  const rows = useMemo(() => list.data?.items ?? [], [list.data]);
  const selection = useSelection(rows);
  const open = useCallback((request: string | null) => change({ request }), [change]);
  useReloadOn(counts[scope].data, list.reload);
  const [reloadList, reloadMine, reloadAll] = [list.reload, counts.mine.reload, counts.all.reload];
  const reload = useCallback(
    () => Promise.all([reloadList(), reloadMine(), reloadAll()]),
    [reloadList, reloadMine, reloadAll],
  );
  const { gone, fadeOut } = useFadeOut(view, reload);
  const openId = view.request ?? rows.find(({ id }) => !gone.has(id))?.id ?? null;
  const { move, latestId } = useMove(rows, openId, open);
  /** Opens the next request; rows that no longer belong to the list fade out, then the list is loaded again. */
  const leave = useCallback(
    async (ids: readonly string[]) => {
      const left = new Set(ids);
      if (openId && left.has(openId)) {
        const remaining = rows.filter(({ id }) => id === openId || !left.has(id));
        open(nextOf(remaining, openId));
      }
      // Among all open requests it may still be open, with the next who decides.
      if (scope === 'all') await reload();
      else await fadeOut(left);
    },
    [open, openId, rows, scope, reload, fadeOut],
  );
  return { view, change, list, rows, counts, gone, openId, open, move, latestId, leave, reload, ...selection };
}

export type InboxPageState = ReturnType<typeof useInboxPage>;

function useFadeOut(view: InboxView, reload: () => Promise<unknown>) {
  const { api, answers } = usePortal();
  const { id } = useUser();
  const [gone, setGone] = useState(nobody);
  const fadeOut = useCallback(
    async (left: ReadonlySet<string>) => {
      setGone(left);
      await new Promise((resolve) => setTimeout(resolve, fadeMs));
      answers.patch(inboxQuestion(api, id, view), (page) => ({
        ...page,
        items: page.items.filter(({ id }) => !left.has(id)),
        total: Math.max(0, page.total - left.size),
      }));
      setGone(nobody);
      await reload();
    },
    [api, answers, id, view, reload],
  );
  return { gone, fadeOut };
}

function useSelection(rows: readonly LeaveRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const choose = (id: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const selected: LeaveRow[] = chosen ? rows.filter(({ id }) => chosen.has(id)) : [];
  return { chosen, setChosen, choose, selected };
}

/** Opens the next or the previous row; keys that come faster than the page renders are not lost. */
function useMove(rows: readonly LeaveRow[], openId: string | null, open: (id: string) => void) {
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
