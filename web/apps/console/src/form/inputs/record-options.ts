import { useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { useSettledText } from '../../people/use-search.ts';
import { useRights } from '../../server/session/use-rights.ts';
import { type Option, pendingName } from './choosing.ts';

/** A field of the records: only those of a value, and those without one. */
export interface Where {
  field: string;
  is: string;
}

type Named = { id: string; name: string };

const maxOptions = 100;
const byName = { field: 'name', order: 'ASC' } as const;

interface Found {
  known: Option[];
  offered: { options: Option[]; loading: boolean; onSearch: (typed: string) => void; caret: true };
}

/** Active records, of branches those in reach; searched by the server, as it returns only the first hundred. */
export function useRecordOptions(of: string, where?: Where): Found {
  const [typed, setTyped] = useState('');
  const { q, isSettled } = useSettledText(typed);
  const { branches } = useRights();
  const reach = of === 'branches' ? branches : undefined;
  const listed = (filter: object, enabled = true) => ({
    params: { pagination: { page: 1, perPage: maxOptions }, sort: byName, filter: { archived: false, q, ...filter } },
    options: { enabled },
  });
  const own = listed(where ? { [where.field]: where.is } : {});
  const open = listed(where ? { [where.field]: null } : {}, where !== undefined);
  const first = useGetList<Named>(of, own.params, own.options);
  const second = useGetList<Named>(of, open.params, open.options);
  const all = [...(first.data ?? []), ...(where ? (second.data ?? []) : [])];
  const known = reach ? all.filter(({ id }) => reach.includes(id)) : all;
  const isPending = first.isPending || (where !== undefined && second.isPending);
  return {
    known,
    offered: { options: isSettled ? known : [], loading: isPending || !isSettled, onSearch: setTyped, caret: true },
  };
}

/** Chosen records that are not among the offered ones (archived, or beyond the first hundred). */
export function useChosen(of: string, ids: readonly string[], options: readonly Option[]): Option[] {
  const missing = ids.filter((id) => !options.some((option) => option.id === id));
  const { data = [] } = useGetMany<Named>(of, { ids: missing }, { enabled: missing.length > 0 });
  return ids.map(
    (id) =>
      options.find((option) => option.id === id) ??
      data.find((record) => record.id === id) ?? { id, name: pendingName },
  );
}
