import { useCallback, useState } from 'react';
import { idempotencyKeys, identity } from '@kadro/api';
import { t, type Key } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { usePortal, useUser } from '../../../../core/context.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { ownFileQuestion } from '../../../../people/prefetch.ts';
import { useOwnFile } from '../../../../people/own-file.ts';
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
  const { api, answers } = usePortal();
  const { id } = useUser();
  const { reload } = useOwnFile();
  const [keys] = useState(() => idempotencyKeys());
  return useCallback(
    async (changes) => {
      const file = ownFileQuestion(api, id);
      const known = answers.known(file);
      const revision = known?.revision;
      const body = { ...changes, revision };
      const key = keys.keyOf(body);
      const stored = (known?.[section] ?? {}) as Stored;
      const show = (values: Stored) =>
        answers.patch(file, (one) => ({ ...one, [section]: { ...one[section], ...values } }));
      show(changes);
      try {
        await api.command('PUT', `${identity}/employees/${id}/${section}`, body, { silent: true, key });
        keys.done();
      } catch (error) {
        show(undoOf(changes, stored));
        throw error;
      }
      await reload();
      return undoOf(changes, stored);
    },
    [api, answers, id, section, reload, keys],
  );
}
