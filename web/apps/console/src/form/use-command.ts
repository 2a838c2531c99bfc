import { ApiError, type Done } from '@kadro/api';
import { useToast } from '@kadro/ui';
import { exists, useT, type Key } from '@kadro/i18n';
import { useCallback, useRef } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { type Command, type KadroDataProvider } from '../server/data-provider.ts';
import { keyKeeper } from './key-keeper.ts';

export type Wish = Omit<Command, 'key'>;
type Send = <T = Done>(wish: Wish) => Promise<T>;

/** Sends commands; a retry of the same wish keeps its idempotency key, afterwards all that is shown is read anew. */
export function useSend(): Send {
  const provider = useDataProvider<KadroDataProvider>();
  const refresh = useRefresh();
  const keys = useRef(keyKeeper());
  return useCallback(
    async <T = Done>(wish: Wish) => {
      const done = await provider.command<T>({ ...wish, key: keys.current.keyOf(wish) });
      keys.current.done();
      refresh();
      return done;
    },
    [provider, refresh],
  );
}

/** For buttons without a form: a refusal is told at the bottom; answers undefined then. */
export function usePress(): <T = Done>(wish: Wish) => Promise<T | undefined> {
  const send = useSend();
  const say = useToast();
  const t = useT();
  return useCallback(
    async <T = Done>(wish: Wish) => {
      try {
        return await send<T>(wish);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (wish.silent || (error.status >= 400 && error.status < 500)) say({ text: refusalText(error, t) });
        return undefined;
      }
    },
    [send, say, t],
  );
}

/** What a refusal says: the server's words, or ours where it had none. */
export const refusalText = (error: ApiError, t: (key: Key) => string): string =>
  error.message === error.name && exists(`common:${error.name}`)
    ? t(`common:${error.name}` as 'common:forbidden')
    : error.message;
