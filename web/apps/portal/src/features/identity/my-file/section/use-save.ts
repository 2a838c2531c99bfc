import { useCallback, useRef } from 'react';
import { identity } from '@kadro/api';
import { t, type Key } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { usePortal, useUser } from '../../../../core/context.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { ownFileKey } from '../../../../people/prefetch.ts';
import { useOwnFile } from '../../../../people/own-file.ts';
import { type Employee } from '../../../../people/types.ts';
import { undoOf, type Changes, type Stored } from './changes.ts';

export type SectionName = 'profile' | 'contact' | 'personal';

/** Saves changes: shown at once, with an undo, and reverted when refused. `save` throws the refusal. */
export function useSave(section: SectionName, saved: Key): (changes: Changes) => Promise<void> {
  const toast = useToast();
  const put = usePut(section);
  return useCallback(
    async (changes) => {
      const former = await put(changes);
      const undo = () =>
        put(former).then(
          () => toast({ text: t('portal:file.undone') }),
          (error: unknown) => toast({ text: messageOf(error) }),
        );
      toast({ text: t(saved), action: { label: t('common:action.undo'), onClick: () => void undo() } });
    },
    [put, saved, toast],
  );
}

function usePut(section: SectionName): (changes: Changes) => Promise<Changes> {
  const { api, cache } = usePortal();
  const { id } = useUser();
  const { reload } = useOwnFile();
  const keyOf = useIdempotencyKey();
  return useCallback(
    async (changes) => {
      const { revision } = cache.state<Employee>(ownFileKey).data ?? {};
      const body = { ...changes, revision };
      const key = keyOf(JSON.stringify(body));
      const stored = (cache.state<Employee>(ownFileKey).data?.[section] ?? {}) as Stored;
      const show = (values: Stored) =>
        cache.patch<Employee>(ownFileKey, (one) => ({ ...one, [section]: { ...one[section], ...values } }));
      show(changes);
      try {
        await api.command('PUT', `${identity}/employees/${id}/${section}`, body, { silent: true, key });
      } catch (error) {
        show(undoOf(changes, stored));
        throw error;
      }
      await reload();
      return undoOf(changes, stored);
    },
    [api, cache, id, section, reload, keyOf],
  );
}

/** The idempotency key of a body: the same changes sent again after a failure are the same command. */
function useIdempotencyKey(): (body: string) => string {
  const last = useRef({ body: '', key: '' });
  return useCallback((body) => {
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
