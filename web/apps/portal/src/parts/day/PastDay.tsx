import { type ReactNode } from 'react';
import { useLanguage, useT } from '@kadro/i18n';
import { AsOf, dayInWords } from '@kadro/ui';
import { type Day } from './use-day.ts';
import { KnownSwitch } from './KnownSwitch.tsx';

export function PastDay({ day: { on, now, isPast, isThen, know }, children }: { day: Day; children: ReactNode }) {
  const t = useT('time');
  const language = useLanguage();
  const date = dayInWords(on ?? now, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <AsOf
      sheets
      shown={on !== null}
      day={t(isPast ? 'strip.past' : 'strip.future', { date })}
      text={t('strip.readOnly')}
      end={isPast && <KnownSwitch isThen={isThen} onThen={know} />}
    >
      {children}
    </AsOf>
  );
}
