import { useLanguage, useT } from '@kadro/i18n';
import { DateField, type DateFieldProps, isDay } from '@kadro/ui';
import { useState } from 'react';
import { useSession } from '../server/api.ts';

type DayFieldProps = Pick<DateFieldProps, 'id' | 'label' | 'helper' | 'value' | 'onChange' | 'onDay'>;

/** A day outside of a form; a text that is no day stays, and is refused once the field is left. */
export function DayField(field: DayFieldProps) {
  const t = useT();
  const language = useLanguage();
  const { datePattern: pattern } = useSession();
  const [isLeft, setLeft] = useState(false);
  const isRefused = isLeft && field.value !== '' && !isDay(field.value);
  return (
    <DateField
      {...field}
      {...{ language, pattern }}
      error={isRefused ? t('common:validation.date', { pattern }) : undefined}
      onBlur={() => setLeft(true)}
    />
  );
}
