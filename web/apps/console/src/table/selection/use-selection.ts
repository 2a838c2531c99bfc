import { useCallback, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { type Row } from '../columns.ts';
import { toggled } from './toggle.ts';

/** Rows that are chosen to do something with all of them. */
export interface Selection<T extends Row> {
  /** The chosen ones of the page that is shown. */
  rows: readonly T[];
  /** The ids of these, or of all that match where those were chosen. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Whether anything can be done with a row. */
  isSelectable: (row: T) => boolean;
  toggle: (id: string) => void;
  /** All of the page, or none of it. */
  toggleAll: () => void;
  /** All that match the filter, whatever page they are on. */
  chooseMatching: (ids: readonly string[]) => void;
  /** Nothing is chosen any more, and cards lead to their records again. */
  clear: () => void;
  /** On a phone: a card is chosen by a tap, not opened. */
  isChoosing: boolean;
  begin: () => void;
  nameOf: (row: T) => string;
}

type Chosen = {
  ids: ReadonlySet<string>;
  /** The filter that they all match, on other pages too. */ matching?: string;
};
const nobody: Chosen = { ids: new Set() };

/**
 * The chosen rows of a page, of which what is no longer on it is no longer chosen; or all that match a filter, until it
 * changes.
 */
export function useSelection<T extends Row>(
  shown: readonly T[],
  isSelectable: (row: T) => boolean,
  nameOf: (row: T) => string,
): Selection<T> {
  const filter = JSON.stringify(useListContext().filterValues);
  const [state, setState] = useState(nobody);
  const [begun, setBegun] = useState(false);
  const chosen = state.matching === undefined || state.matching === filter ? state : nobody;
  const open = useMemo(() => shown.filter(isSelectable), [shown, isSelectable]);
  const rows = useMemo(() => open.filter(({ id }) => chosen.ids.has(id)), [open, chosen]);
  const turn = useCallback(
    (ids: readonly string[], on: boolean) =>
      setState({ ...chosen, ids: new Set(toggled(chosen.ids, ids, on, String)) }),
    [chosen],
  );
  const toggle = useCallback(
    (id: string) => open.some((row) => row.id === id) && turn([id], !chosen.ids.has(id)),
    [open, chosen, turn],
  );
  const toggleAll = () =>
    turn(
      open.map(({ id }) => id),
      rows.length < open.length,
    );
  const clear = useCallback(() => {
    setState(nobody);
    setBegun(false);
  }, []);
  const ids = chosen.matching !== undefined ? [...chosen.ids] : rows.map(({ id }) => id);
  const chooseMatching = (matching: readonly string[]) => setState({ ids: new Set(matching), matching: filter });
  return {
    rows,
    ids,
    has: (id) => chosen.ids.has(id),
    isSelectable,
    toggle,
    toggleAll,
    chooseMatching,
    clear,
    isChoosing: begun || ids.length > 0,
    begin: () => setBegun(true),
    nameOf,
  };
}
