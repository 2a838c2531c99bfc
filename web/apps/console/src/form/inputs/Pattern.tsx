import { useFormat, useT } from '@kadro/i18n';
import { Field, FieldShell, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { minutesOf, hoursText, weekdays } from '../../fields/working-pattern.ts';
import { type Control } from '../control.ts';

const Week = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: 12,
});
const Sum = styled('p')({ color: ink.textMuted, marginBlockStart: 8 });

/** The working time of each weekday, typed as hours (`8` or `7:30`); Monday first. */
export function PatternInput({
  value,
  onChange,
  id,
  ...words
}: Control & { value: Record<string, number>; onChange: (pattern: Record<string, number>) => void }) {
  const t = useT('console');
  const { duration } = useFormat();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const total = weekdays.reduce((sum, day) => sum + (value[day] ?? 0), 0);
  const type = (day: string, text: string) => {
    setTyped({ ...typed, [day]: text });
    const minutes = minutesOf(text);
    if (minutes !== undefined) onChange({ ...value, [day]: minutes });
  };
  return (
    <FieldShell id={`${id}-monday`} {...words} helper={t('form.patternHelp')}>
      <Week aria-labelledby={`${id}-monday-label`}>
        {weekdays.map((day) => (
          <Field
            key={day}
            id={`${id}-${day}`}
            label={t(`common:weekday.${day}`)}
            value={typed[day] ?? hoursText(value[day] ?? 0)}
            error={typed[day] !== undefined && minutesOf(typed[day]) === undefined ? t('form.hours') : undefined}
            inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
            onChange={(event) => type(day, event.target.value)}
            onBlur={() =>
              minutesOf(typed[day] ?? '') !== undefined && setTyped({ ...typed, [day]: hoursText(value[day] ?? 0) })
            }
          />
        ))}
      </Week>
      <Sum>{t('form.patternSum', { duration: duration(total) })}</Sum>
    </FieldShell>
  );
}
