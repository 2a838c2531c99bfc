import { useEffect } from 'react';
import { usePortal, useUser } from '../../core/context.tsx';
import { type InboxEntry } from '../../core/feature.ts';
import { type Read, useRead } from '../../core/use-read.ts';
import { isOn } from '../../navigation/menu.ts';
import { useOrganization } from '../../people/own-file.ts';
import { type InboxScope } from './questions.ts';
import { countsQuestion } from './counts.ts';
import { useHeldOf } from './decide/use-held.ts';

const againMs = 60_000;

export interface Counted {
  entry: InboxEntry;
  count: Pick<Read<number>, 'data' | 'error'>;
}

/**
 * Of each kind of request that the organization has turned on, how many wait for a decision of who is signed in, or are
 * open in reach; asked again every minute and when the page is looked at. What is decided and can still be taken back
 * does not wait.
 */
export function useInboxCounts(scope: InboxScope): Counted[] {
  const { api, features } = usePortal();
  const { id } = useUser();
  const settings = useOrganization().data?.mobileSettings;
  const { data, error, reload } = useRead(countsQuestion[scope](api));
  const heldOf = useHeldOf(scope === 'mine' ? id : undefined);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void reload();
    const timer = setInterval(look, againMs);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [reload]);
  return features.flatMap(({ inbox: entry, area }) => {
    if (!entry || !isOn(settings, area)) return [];
    const known = data?.[entry.name];
    const count = known === null || known === undefined ? undefined : Math.max(0, known - heldOf(entry.name).size);
    return [{ entry, count: { data: count, error: known === null ? 'no answer' : error } }];
  });
}

/** Of all kinds together, as far as they answered; undefined until one did. */
export function sumOf(counted: readonly Counted[]): number | undefined {
  const known = counted.flatMap(({ count }) => count.data ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, one) => sum + one, 0);
}
