import { useMemo, type ReactNode } from 'react';
import { outageOf } from '@kadro/api';
import { partTexts, useFormat, useT, type Formatter, type Translate } from '@kadro/i18n';
import { UiTextsProvider, type UiTexts } from '@kadro/ui';

const textsOf = (t: Translate, format: Formatter): UiTexts => ({
  ...partTexts(t, format, outageOf),
  fulfilled: t('portal:part.fulfilled'),
  openCalendar: t('portal:part.openCalendar'),
  previousMonth: t('portal:part.previousMonth'),
  nextMonth: t('portal:part.nextMonth'),
  remove: (what) => t('portal:part.remove', { what }),
  pages: t('common:paging.pages'),
  range: ({ capped, ...rows }) => t(capped ? 'common:paging.rangeCapped' : 'common:paging.range', rows),
  becomes: t('portal:part.becomes'),
  errors: (count) => t('portal:part.errors', { count }),
});

export function PartTexts({ children }: { children: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const texts = useMemo(() => textsOf(t as Translate, format), [t, format]);
  return <UiTextsProvider value={texts}>{children}</UiTextsProvider>;
}
