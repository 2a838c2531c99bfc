import { exists, text, useLanguage } from '@kadro/i18n';
import { useCallback, useMemo } from 'react';
import { useGetMany } from 'react-admin';
import { type PersonCard } from '../people/person.ts';
import { type HistoryRow } from '../server/data-provider.ts';

export function useActors(found: readonly HistoryRow[]): ReadonlyMap<string, PersonCard> {
  const ids = useMemo(() => [...new Set(found.map(({ actor }) => actor))], [found]);
  const { data } = useGetMany<PersonCard>('personCards', { ids }, { enabled: ids.length > 0 });
  return useMemo(() => new Map((data ?? []).filter(Boolean).map((card) => [card.id, card])), [data]);
}

export function useEventName(): (type: string) => string {
  const language = useLanguage();
  return useCallback(
    (type) =>
      exists(`console-history:history.type.${type}`)
        ? text(`console-history:history.type.${type}`, {}, language)
        : type,
    [language],
  );
}
