import { useFormat, useT } from '@kadro/i18n';
import {
  EmptyState,
  ErrorState,
  type HistoryChange,
  type HistoryEntry,
  HistoryList,
  Pager,
  SkeletonBlock,
} from '@kadro/ui';
import { useCallback, useState } from 'react';
import { useGetManyReference } from 'react-admin';
import { type HistoryRow, historyTarget } from '../server/data-provider.ts';
import { type HistoryName } from '../server/documents.ts';
import { fullName } from '../features/identity/employees/model.ts';
import { hoursText } from '../fields/working-pattern.ts';
import { FieldValue } from '../fields/Value.tsx';
import { useLabel } from '../fields/use-word.ts';
import { toldField, toldOnce } from './changed-field.ts';
import { useActors, useWhat } from './use-words.ts';

const rows = 25;
const sort = { field: 'at', order: 'DESC' } as const;

/** Who changed what on a record and when, newest first. */
export function RecordHistory({ resource, id }: { resource: HistoryName; id: string }) {
  const t = useT('console');
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetManyReference<HistoryRow>(resource, {
    target: historyTarget,
    id,
    pagination: { page, perPage: rows },
    sort,
    filter: {},
  });
  const entries = useEntries(data ?? []);
  if (error && !data) return <ErrorState title={t('history.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonBlock lines={10} />;
  if (total === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <>
      <HistoryList entries={entries} />
      {total > rows && <Pager page={page} rowsPerPage={rows} total={total} onPage={setPage} />}
    </>
  );
}

function useEntries(found: readonly HistoryRow[]): HistoryEntry[] {
  const { dateTime } = useFormat();
  const tell = useChange();
  const cards = useActors(found);
  const what = useWhat();
  return found.map(({ id, at, actor, type, changes, state }) => {
    const card = cards.get(actor);
    return {
      id,
      when: dateTime(at),
      what: what(type),
      who: card && { id: card.id, name: fullName(card), image: card.imageUrl },
      changes: toldOnce(changes).map(tell),
      ...(state === 'PLANNED' ? { kind: 'planned' as const } : {}),
    };
  });
}

/** One change in words: the label of the field and both values as the record shows them. */
export function useChange(): (change: HistoryRow['changes'][number]) => HistoryChange {
  const t = useT('console');
  const label = useLabel();
  return useCallback(
    ({ field: path, old, new: now, hidden }) => {
      const { field, detail } = toldField(path);
      const value = (raw: string | null) => {
        if (raw === null) return undefined;
        if (!detail) return <FieldValue name={field} value={raw} />;
        if ('weekday' in detail) return hoursText(Number(raw));
        if ('area' in detail) return raw === 'true' ? t('settings.off') : t('settings.on');
        return <bdi>{raw}</bdi>;
      };
      const name = !detail
        ? label(field)
        : 'weekday' in detail
          ? `${label('workingPattern')}: ${t(`common:weekday.${detail.weekday}`)}`
          : 'area' in detail
            ? t(`area.${detail.area}`)
            : `${label('names')} (${t(`common:languageName.${detail.language as 'en'}`)})`;
      return { field: name, old: value(old), new: value(now), hidden };
    },
    [t, label],
  );
}
