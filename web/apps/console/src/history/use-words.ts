import { exists, text, useLanguage } from '@kadro/i18n';
import { useCallback, useMemo } from 'react';
import { useGetMany } from 'react-admin';
import { type HistoryRow } from '../server/data-provider.ts';

type Card = { id: string; firstName: string; lastName: string; imageUrl?: string | null };

/** Who recorded these entries, by id. */
export function useActors(found: readonly HistoryRow[]): ReadonlyMap<string, Card> {
  const ids = useMemo(() => [...new Set(found.map(({ actor }) => actor))], [found]);
  const { data } = useGetMany<Card>('personCards', { ids }, { enabled: ids.length > 0 });
  return useMemo(() => new Map((data ?? []).filter(Boolean).map((card) => [card.id, card])), [data]);
}

/** What an event is, in words. */
export function useWhat(): (type: string) => string {
  const language = useLanguage();
  return useCallback(
    (type) => (exists(`console:history.type.${type}`) ? text(`console:history.type.${type}`, {}, language) : type),
    [language],
  );
}
