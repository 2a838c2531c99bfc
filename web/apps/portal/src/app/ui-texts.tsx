import { useMemo, type ReactNode } from 'react';
import { useFormat, useT, type Formatter, type Translate } from '@kadro/i18n';
import { UiTextsProvider, type UiTexts } from '@kadro/ui';

const textsOf = (t: Translate, { time, dateInSentence }: Formatter): UiTexts => ({
  required: t('common:common.required'),
  noValue: t('common:state.notSet'),
  hidden: t('common:state.hidden'),
  showPassword: t('common:password.show'),
  hidePassword: t('common:password.hide'),
  fulfilled: t('portal:part.fulfilled'),
  openCalendar: t('portal:part.openCalendar'),
  date: (pattern) => t('common:validation.date', { pattern }),
  noSuchDate: t('common:validation.noSuchDate'),
  previousMonth: t('portal:part.previousMonth'),
  nextMonth: t('portal:part.nextMonth'),
  clear: t('common:action.clear'),
  remove: (what) => t('portal:part.remove', { what }),
  pages: t('common:paging.pages'),
  previousPage: t('common:paging.previous'),
  nextPage: t('common:paging.next'),
  range: ({ capped, ...rows }) => t(capped ? 'common:paging.rangeCapped' : 'common:paging.range', rows),
  retry: t('common:action.retry'),
  close: t('common:action.close'),
  notices: t('common:common.notifications'),
  becomes: t('portal:part.becomes'),
  errors: (count) => t('portal:part.errors', { count }),
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

export function PartTexts({ children }: { children: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const texts = useMemo(() => textsOf(t as Translate, format), [t, format]);
  return <UiTextsProvider value={texts}>{children}</UiTextsProvider>;
}
