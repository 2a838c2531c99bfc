import { useCallback, useEffect } from 'react';
import { identity } from '@kadro/api';
import { currentLanguage, isLanguage, setLanguage, t, type Language } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { ownFileQuestion } from './prefetch.ts';
import { usePortal, useSession, type SignedInUser } from '../core/context.tsx';

/** Whether a language was chosen while no account could have it: it goes with who signs in next. */
let isChosenBefore = false;

/** Shows a language before the account can be changed, which gets it as soon as it can. */
export function chooseBefore(language: Language): void {
  void setLanguage(language).then(
    () => void (isChosenBefore = true),
    () => undefined,
  );
}

/** Switches to the language of the account when somebody signs in, or gives it the one that was chosen before. */
export function useLanguageOfSession(session: SignedInUser | null): void {
  const { id, language, firstTimePassword, passwordExpired } = session ?? {};
  const mustWait = firstTimePassword === true || passwordExpired === true;
  const keep = useKeepLanguage();
  useEffect(() => {
    if (id === undefined) return;
    if (isChosenBefore && mustWait) return;
    if (isChosenBefore) keep();
    else if (isLanguage(language) && language !== currentLanguage()) void setLanguage(language).catch(() => undefined);
    isChosenBefore = false;
  }, [id, language, mustWait, keep]);
}

function useKeepLanguage(): () => void {
  const { api } = usePortal();
  return useCallback(() => {
    const { id, language } = api.session ?? {};
    const chosen = currentLanguage();
    if (id === undefined || language === chosen) return;
    // without it the page keeps the language for this browser
    void api
      .command('PUT', `${identity}/employees/${id}/language`, { language: chosen }, { silent: true, keepalive: true })
      .catch(() => undefined);
  }, [api]);
}

/** Changes the language of the page and of the account; reverted when saving fails. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { api, answers } = usePortal();
  const session = useSession();
  const toast = useToast();
  const id = session?.id;
  return useCallback(
    async (language) => {
      const before = currentLanguage();
      if (language === before) return;
      const show = async (one: Language) => {
        await setLanguage(one);
        if (id !== undefined) answers.patch(ownFileQuestion(api, id), (file) => ({ ...file, language: one }));
      };
      try {
        await show(language);
        isChosenBefore = id === undefined;
        if (id === undefined) return;
        const revision = answers.known(ownFileQuestion(api, id))?.revision;
        await api.command('PUT', `${identity}/employees/${id}/language`, { language, revision }, { silent: true });
        toast({ text: t('portal:file.saved.language') });
      } catch (error) {
        await show(before).catch(() => undefined);
        toast({ text: error instanceof Error ? error.message : t('common:something_went_wrong') });
      }
    },
    [api, answers, toast, id],
  );
}
