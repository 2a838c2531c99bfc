import { ApiError, idempotencyKeys, type CommandResult } from '@kadro/api';
import { useToast } from '@kadro/ui';
import { exists, useT, type Key } from '@kadro/i18n';
import { useCallback, useRef } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { type Command, type KadroDataProvider } from '../server/data-provider.ts';
import { useRemedy } from './remedies/Remedies.tsx';
import { withRemedies } from './remedies/several.ts';

export type CommandInput = Omit<Command, 'key'>;
type Send = <T = CommandResult>(command: CommandInput) => Promise<T>;

/** Sends commands; a retry keeps its idempotency key, what a refusal lacks is asked for, and success refreshes all data on the page. */
export function useSendCommand(): Send {
  const provider = useDataProvider<KadroDataProvider>();
  const refresh = useRefresh();
  const remedy = useRemedy();
  const keys = useRef(idempotencyKeys());
  // of their own: the command that was sent first stays a retry
  const laterKeys = useRef(idempotencyKeys());
  return useCallback(
    async <T = CommandResult>(command: CommandInput) => {
      const later = (one: CommandInput) => provider.command<T>({ ...one, key: laterKeys.current.keyOf(one) });
      const first = { ...command, key: keys.current.keyOf(command) };
      const answer = await provider.command<T>(first).catch(async (error: unknown) => {
        const given = error instanceof ApiError ? await remedy(error) : null;
        if (!given) throw error;
        return later({ ...command, body: Object.assign({}, command.body, given) });
      });
      const done = await withRemedies(command, answer, remedy, later);
      keys.current.done();
      laterKeys.current.done();
      refresh();
      return done;
    },
    [provider, refresh, remedy],
  );
}

/** For buttons without a form: shows a refusal as a toast and returns undefined; `onDone` follows a success. */
export function useCommand(): <T = CommandResult>(
  command: CommandInput,
  onDone?: () => void,
) => Promise<T | undefined> {
  const send = useSendCommand();
  const toast = useToast();
  const t = useT();
  return useCallback(
    async <T = CommandResult>(command: CommandInput, onDone?: () => void) => {
      try {
        const done = await send<T>(command);
        onDone?.();
        return done;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (command.silent || (error.status >= 400 && error.status < 500)) toast({ text: refusalText(error, t) });
        return undefined;
      }
    },
    [send, toast, t],
  );
}

/** The server's message, or the app's text where the server sent only a name. */
export const refusalText = (error: ApiError, t: (key: Key) => string): string =>
  error.message === error.name && exists(`common:${error.name}`)
    ? t(`common:${error.name}` as 'common:forbidden')
    : error.message;
