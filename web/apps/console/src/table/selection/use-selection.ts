import { useCallback, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { type Row } from '../columns.ts';
import { toggled } from './toggle.ts';

export interface Selection<T extends Row> {
  rows: readonly T[];
  /** The ids of these rows, or of all matches where those are selected. */
  ids: readonly string[];
  has: (id: string) => boolean;
  isSelectable: (row: T) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  /** Selects all matches of the filter, on all pages. */
  chooseMatching: (ids: readonly string[]) => void;
  clear: () => void;
  /** On a phone a tap then selects a card and does not open it. */
  isChoosing: boolean;
  begin: () => void;
  nameOf: (row: T) => string;
}

type Chosen = {
  ids: ReadonlySet<string>;
  /** The filter whose matches are chosen, on all pages. */
  matching?: string;
};
const nothing: Chosen = { ids: new Set() };

/** The selected rows of the page shown, or all records that match a filter until it changes. */
export function useSelection<T extends Row>(
  shown: readonly T[],
  isSelectable: (row: T) => boolean,
  nameOf: (row: T) => string,
): Selection<T> {
  const { chosen, turn, chooseMatching, reset } = useChosen();
  const [begun, setBegun] = useState(false);
  const selectable = useMemo(() => shown.filter(isSelectable), [shown, isSelectable]);
  const rows = useMemo(() => selectable.filter(({ id }) => chosen.ids.has(id)), [selectable, chosen]);
  const toggle = useCallback(
    (id: string) => selectable.some((row) => row.id === id) && turn([id], !chosen.ids.has(id)),
    [selectable, chosen, turn],
  );
  const toggleAll = () =>
    turn(
      selectable.map(({ id }) => id),
      rows.length < selectable.length,
    );
  const clear = useCallback(() => {
    reset();
    setBegun(false);
  }, [reset]);
  const ids = chosen.matching !== undefined ? [...chosen.ids] : rows.map(({ id }) => id);
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

/** The chosen ids; those that matched a filter are no longer chosen once it changes. */
function useChosen() {
  const filter = JSON.stringify(useListContext().filterValues);
  const [state, setState] = useState(nothing);
  const chosen = state.matching === undefined || state.matching === filter ? state : nothing;
  const turn = useCallback(
    (ids: readonly string[], on: boolean) =>
      setState({ ...chosen, ids: new Set(toggled(chosen.ids, ids, on, String)) }),
    [chosen],
  );
  const chooseMatching = (ids: readonly string[]) => setState({ ids: new Set(ids), matching: filter });
  const reset = useCallback(() => setState(nothing), []);
  return { chosen, turn, chooseMatching, reset };
}
