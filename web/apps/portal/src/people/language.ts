import { useCallback, useEffect } from 'react';
import { identity } from '@kadro/api';
import { currentLanguage, isLanguage, setLanguage, t, type Language } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { ownFileKey } from './prefetch.ts';
import { type Employee } from './types.ts';
import { usePortal, useSession, type SignedInUser } from '../core/context.tsx';

/** Switches to the language of the account when somebody signs in. */
export function useLanguageOfSession(session: SignedInUser | null): void {
  const { id, language } = session ?? {};
  useEffect(() => {
    if (isLanguage(language) && language !== currentLanguage()) void setLanguage(language).catch(() => undefined);
  }, [id, language]);
}

/** Changes the language of the page and of the account; reverted when saving fails. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { api, cache } = usePortal();
  const session = useSession();
  const toast = useToast();
  const id = session?.id;
  return useCallback(
    async (language) => {
      const before = currentLanguage();
      if (language === before) return;
      const show = async (one: Language) => {
        await setLanguage(one);
        cache.patch<Employee>(ownFileKey, (file) => ({ ...file, language: one }));
      };
      try {
        await show(language);
        if (id === undefined) return;
        await api.command('PUT', `${identity}/employees/${id}/language`, { language }, { silent: true });
        toast({ text: t('portal:file.saved.language') });
      } catch (error) {
        await show(before).catch(() => undefined);
        toast({ text: error instanceof Error ? error.message : t('common:something_went_wrong') });
      }
    },
    [api, cache, toast, id],
  );
}
