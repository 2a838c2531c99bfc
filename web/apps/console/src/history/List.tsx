import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, type HistoryEntry, HistoryList, Pager, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { useState } from 'react';
import { useGetManyReference } from 'react-admin';
import { fullName } from '../people/person.ts';
import { type HistoryRow, historyTarget } from '../server/data-provider.ts';
import { withoutRepeated } from './changed-field.ts';
import { type HistoryTexts } from '../fields/history-texts.ts';
import { useChange } from './use-change.tsx';
import { useActors, useEventName } from './use-words.ts';

const rows = 25;
const sort = { field: 'at', order: 'DESC' } as const;

export function RecordHistory({ resource, id, of }: { resource: string; id: string; of: HistoryTexts }) {
  const t = useT('console-history');
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
  const entries = useEntries(data ?? [], of);
  if (error && !data) return <ReadFailure error={error} title={t('history.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonBlock lines={10} />;
  if (total === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <>
      <HistoryList entries={entries} />
      {total > rows && <Pager page={page} rowsPerPage={rows} total={total} onPage={setPage} />}
    </>
  );
}

function useEntries(found: readonly HistoryRow[], words: HistoryTexts): HistoryEntry[] {
  const { dateTime } = useFormat();
  const change = useChange(words);
  const cards = useActors(found);
  const eventName = useEventName();
  return found.map(({ id, at, actor, type, changes, state }) => {
    const card = cards.get(actor);
    return {
      id,
      when: dateTime(at),
      what: eventName(type),
      who: card && { id: card.id, name: fullName(card), image: card.imageUrl },
      changes: withoutRepeated(changes, words.repeated).map(change),
      ...(state === 'PLANNED' ? { kind: 'planned' as const } : {}),
    };
  });
}
