import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '@kadro/i18n';
import { type Portal, usePortal, useUser } from '../../../core/context.tsx';
import { keptMark, type KeptReading, type Owner } from './queue/kept.ts';
import { type ClockQueue } from './queue/queue.ts';

/** A page that has come to rest fetches what it needs once the network is gone. */
const restMs = 10_000;
const nothing: readonly KeptReading[] = [];
const none = () => nothing;
const silent = () => () => undefined;

const keepsSome = (): boolean => {
  try {
    return localStorage.getItem(keptMark) !== null;
  } catch {
    return false;
  }
};

export interface KeptReadings {
  kept: readonly KeptReading[];
  /** The queue, once its code is there. @throws Error without a network and without the code */
  open: () => Promise<ClockQueue>;
}

/** What waits of the signed-in person on this device. */
export function useKept(): KeptReadings {
  const portal = usePortal();
  const { id: account, organization } = useUser();
  const [queue, setQueue] = useState<ClockQueue | null>(null);
  const opening = useRef<ReturnType<typeof openQueue>>(undefined);
  const open = useCallback(async () => {
    opening.current ??= openQueue(portal, { account, organization });
    try {
      const opened = await opening.current;
      setQueue(opened.queue);
      return opened.queue;
    } catch (error) {
      opening.current = undefined;
      throw error;
    }
  }, [portal, account, organization]);
  useEffect(() => {
    const begin = () => void open().catch(() => undefined);
    const timer = setTimeout(begin, keepsSome() ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      void opening.current?.then(({ close }) => close()).catch(() => undefined);
      opening.current = undefined;
      setQueue(null);
    };
  }, [open]);
  const kept = useSyncExternalStore(queue?.subscribe ?? silent, queue?.all ?? none);
  return { kept, open };
}

async function openQueue(portal: Portal, owner: Owner) {
  // what is shown of the readings has to be there, too
  const [code] = await Promise.all([import('./queue/open.ts'), import('./queue/Kept.tsx')]);
  return code.openQueue(portal, owner, () => t('clock:clockWasSet'));
}
