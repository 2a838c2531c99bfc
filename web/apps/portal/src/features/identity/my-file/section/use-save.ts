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

/**
 * Saves changes of a section of the own file: shown at once, said with an undo, and taken back when it is refused.
 * `save` throws what the server refused.
 */
export function useSave(section: SectionName, saved: Key): (changes: Changes) => Promise<void> {
  const { api, cache } = usePortal();
  const { id } = useUser();
  const toast = useToast();
  const { reload } = useOwnFile();
  const intent = useRef({ body: '', key: '' });

  const put = useCallback(
    async (changes: Changes) => {
      const { revision } = cache.state<Employee>(ownFileKey).data ?? {};
      const body = { ...changes, revision };
      const text = JSON.stringify(body);
      // The same changes sent again after a failure are the same command.
      if (intent.current.body !== text) intent.current = { body: text, key: crypto.randomUUID() };
      const stored = (cache.state<Employee>(ownFileKey).data?.[section] ?? {}) as Stored;
      const show = (values: Stored) =>
        cache.patch<Employee>(ownFileKey, (one) => ({ ...one, [section]: { ...one[section], ...values } }));
      show(changes);
      try {
        await api.command('PUT', `${identity}/employees/${id}/${section}`, body, {
          silent: true,
          key: intent.current.key,
        });
      } catch (error) {
        show(undoOf(changes, stored));
        throw error;
      }
      await reload();
      return undoOf(changes, stored);
    },
    [api, cache, id, section, reload],
  );

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
