import { type Formatter } from './format/bound.ts';
import { type Values } from './translate/current.ts';
import { type Key } from './translate/namespaces.ts';

type Outage = 'all' | 'service' | 'unknown';

/** The texts of the parts of @kadro/ui that both apps say alike; `outageOf` tells how much does not answer. */
export const partTexts = (
  t: (key: Key, values?: Values) => string,
  { time, dateInSentence }: Formatter,
  outageOf: (error: unknown) => Outage,
) => ({
  required: t('common:common.required'),
  noValue: t('common:state.notSet'),
  hidden: t('common:state.hidden'),
  showPassword: t('common:password.show'),
  hidePassword: t('common:password.hide'),
  date: (pattern: string) => t('common:validation.date', { pattern }),
  noSuchDate: t('common:validation.noSuchDate'),
  clear: t('common:action.clear'),
  previousPage: t('common:paging.previous'),
  nextPage: t('common:paging.next'),
  retry: t('common:action.retry'),
  close: t('common:action.close'),
  notices: t('common:common.notifications'),
  failure: (error: unknown) => {
    const outage = outageOf(error);
    return {
      title: outage === 'all' ? t('common:outage.title') : undefined,
      text: t(outage === 'service' ? 'common:outage.rest' : 'common:outage.text'),
    };
  },
  draft: (at: Date, isToday: boolean) =>
    t(isToday ? 'common:draft.kept' : 'common:draft.keptOn', { time: time(at), date: dateInSentence(at) }),
  draftOutdated: t('common:draft.outdated'),
  draftPartial: t('common:draft.partial'),
  continueDraft: t('common:action.continue'),
  discardDraft: t('common:draft.discard'),
  language: t('common:common.language'),
  colours: t('common:theme.theme'),
  light: t('common:theme.light'),
  dark: t('common:theme.dark'),
  system: t('common:theme.system'),
});
