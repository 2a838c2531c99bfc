import { outageOf } from '@kadro/api';
import { type Formatter, partTexts, type Translate, useFormat, useT } from '@kadro/i18n';
import { type UiTexts } from '@kadro/ui';
import { useMemo } from 'react';

const textsOf = (t: Translate<'console'>, format: Formatter): UiTexts => ({
  ...partTexts(t, format, outageOf),
  fulfilled: t('common:status.done'),
  openCalendar: t('ui.openCalendar'),
  previousMonth: t('ui.previousMonth'),
  nextMonth: t('ui.nextMonth'),
  remove: (what) => t('ui.remove', { what, raw: true }),
  pages: t('ui.pages'),
  range: ({ from, to, total, capped }) =>
    t(capped ? 'ui.rangeCapped' : 'common:paging.range', {
      from: format.number(from),
      to: format.number(to),
      total: format.number(total),
    }),
  becomes: t('ui.becomes'),
  errors: (count) => t('ui.errors', { count }),
});

export function useUiTexts(): UiTexts {
  const t = useT('console');
  const format = useFormat();
  return useMemo(() => textsOf(t, format), [t, format]);
}
