import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePortal, useUser } from '../../../core/context.tsx';
import { type InboxScope, useInboxCount } from './use-count.ts';
import { inboxQuestion, useInbox } from './queries.ts';
import { type LeaveRow } from '../data/types.ts';
import { useInboxView } from './use-view.ts';

const fadeMs = 180;
const nobody: ReadonlySet<string> = new Set();

/** Which request comes into the frame when one goes: the one after it, at the end the one before. */
export function nextOf(rows: readonly { id: string }[], gone: string): string | null {
  const at = rows.findIndex(({ id }) => id === gone);
  return (rows[at + 1] ?? rows[at - 1])?.id ?? null;
}

export function useInboxPage(scope: InboxScope) {
  const { api, answers } = usePortal();
  const { id: reader } = useUser();
  const [view, change] = useInboxView(scope);
  const list = useInbox(view);
  const counts = { mine: useInboxCount('mine'), all: useInboxCount('all') };
  const [gone, setGone] = useState(nobody);
  const rows = useMemo(() => list.data?.items ?? [], [list.data]);
  const selection = useSelection(rows);
  const openId = view.request ?? rows.find(({ id }) => !gone.has(id))?.id ?? null;

  useReloadOn(counts[scope].data, list.reload);

  const open = useCallback((request: string | null) => change({ request }), [change]);
  const [askList, askMine, askAll] = [list.reload, counts.mine.reload, counts.all.reload];
  const reload = useCallback(() => Promise.all([askList(), askMine(), askAll()]), [askList, askMine, askAll]);
  const { move, meant } = useMove(rows, openId, open);
  /**
   * Brings the next request into the frame, lets those fade that no longer belong here, then asks for what is there
   * now.
   */
  const leave = useCallback(
    async (ids: readonly string[]) => {
      const left = new Set(ids);
      if (openId && left.has(openId))
        open(
          nextOf(
            rows.filter(({ id }) => id === openId || !left.has(id)),
            openId,
          ),
        );
      // Among all open ones it may still be open, with the next who decides.
      if (scope === 'all') return void (await reload());
      setGone(left);
      await new Promise((resolve) => setTimeout(resolve, fadeMs));
      answers.patch(inboxQuestion(api, reader, view), (page) => ({
        ...page,
        items: page.items.filter(({ id }) => !left.has(id)),
        total: Math.max(0, page.total - ids.length),
      }));
      setGone(nobody);
      await reload();
    },
    [open, openId, rows, scope, api, answers, reader, view, reload],
  );
  return {
    view,
    change,
    list,
    rows,
    counts,
    gone,
    openId,
    open,
    move,
    meant,
    leave,
    reload,
    ...selection,
  };
}

export type InboxPageState = ReturnType<typeof useInboxPage>;

/** The rows that are chosen to be decided together; null while rows are opened and not chosen. */
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

/** Opens the next or the previous row; keys that come faster than the page is drawn are not lost. */
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
  return { move, meant: () => latest.current };
}

/** When the number that waits changes by somebody else's doing, the list is asked for again. */
function useReloadOn(count: number | undefined, reload: () => Promise<void>): void {
  const known = useRef(count);
  useEffect(() => {
    const isNews = count !== undefined && known.current !== undefined && known.current !== count;
    known.current = count ?? known.current;
    if (isNews) void reload();
  }, [count, reload]);
}
