import { type Formatter, type Translate, useFormat, useT } from '@kadro/i18n';
import { type UiTexts } from '@kadro/ui';
import { useMemo } from 'react';

const textsOf = (t: Translate<'console'>, { number, time, dateInSentence }: Formatter): UiTexts => ({
  required: t('common:common.required'),
  noValue: t('common:state.notSet'),
  hidden: t('common:state.hidden'),
  showPassword: t('common:password.show'),
  hidePassword: t('common:password.hide'),
  fulfilled: t('common:status.done'),
  openCalendar: t('ui.openCalendar'),
  date: (pattern) => t('common:validation.date', { pattern }),
  noSuchDate: t('common:validation.noSuchDate'),
  previousMonth: t('ui.previousMonth'),
  nextMonth: t('ui.nextMonth'),
  clear: t('common:action.clear'),
  remove: (what) => t('ui.remove', { what, raw: true }),
  pages: t('ui.pages'),
  previousPage: t('common:paging.previous'),
  nextPage: t('common:paging.next'),
  range: ({ from, to, total, capped }) =>
    t(capped ? 'ui.rangeCapped' : 'common:paging.range', {
      from: number(from),
      to: number(to),
      total: number(total),
    }),
  retry: t('common:action.retry'),
  close: t('common:action.close'),
  notices: t('common:common.notifications'),
  becomes: t('ui.becomes'),
  errors: (count) => t('ui.errors', { count }),
  draft: (at, isToday) =>
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

export function useUiTexts(): UiTexts {
  const t = useT('console');
  const format = useFormat();
  return useMemo(() => textsOf(t, format), [t, format]);
}
