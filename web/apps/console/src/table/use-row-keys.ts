import { useEffect, type RefObject } from 'react';

export interface RowKeys {
  ids: readonly string[];
  active: string | undefined;
  /** Rows that are to be settled: N goes from one to the next. */
  open?: ReadonlySet<string>;
  onMove: (id: string) => void;
  /** Space: toggles the side panel. */
  onPeek?: (id: string) => void;
  onOpen?: (id: string) => void;
  onEscape?: () => void;
  /** X: toggles the selection. */
  onSelect?: (id: string) => unknown;
}

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';
const acting = 'a, button, input, summary, [role="tab"]';

/** The row to which a key moves; undefined for other keys and at the ends. */
export function nextRow(
  key: string,
  ids: readonly string[],
  active: string | undefined,
  open?: ReadonlySet<string>,
): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  const indexes: Record<string, number> = {
    j: at + 1,
    ArrowDown: at + 1,
    k: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: ids.length - 1,
    n: ids.findIndex((id, index) => index > at && open?.has(id)),
  };
  const index = indexes[key.length === 1 ? key.toLowerCase() : key];
  return index === undefined ? undefined : ids[index];
}

/** Keyboard shortcuts of a list, wherever on the page the focus is but in inputs. */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  { ids, active, open, onMove, onPeek, onOpen, onEscape, onSelect }: RowKeys,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(typing)) return;
      const inRows = Boolean(target && body.current?.contains(target)) || target === document.body;
      const next = /^[jkn]$/i.test(event.key) || inRows ? nextRow(event.key, ids, active, open) : undefined;
      const actions: Record<string, ((id: string) => unknown) | undefined> = {
        ' ': onPeek,
        Enter: onOpen,
        x: onSelect,
      };
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (next) onMove(next);
      else if (action && active && inRows && !target?.closest(acting)) action(active);
      else if (event.key === 'Escape' && onEscape) onEscape();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [body, ids, active, open, onMove, onPeek, onOpen, onEscape, onSelect]);
}
