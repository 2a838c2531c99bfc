import { useFormat, useT } from '@kadro/i18n';
import { Field, FieldShell, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { hoursText, minutesOf, type TypedPattern, weekdays } from '../../fields/working-pattern.ts';
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

export type PatternInputProps = Control & {
  value: TypedPattern;
  onChange: (pattern: TypedPattern) => void;
  /** Focuses the first day whose hours are none. */
  inputRef?: Ref<{ focus: () => void }>;
};

/** The working time of each weekday, typed as hours (`8` or `7:30`); what are no hours stays as it was typed. */
export function PatternInput({ value, onChange, inputRef, id, error, ...words }: PatternInputProps) {
  const t = useT('console');
  const { duration } = useFormat();
  const week = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => focusIn(week.current) }), []);
  const isRefused = (day: string) => typeof value[day] === 'string';
  const total = weekdays.reduce((sum, day) => sum + minutesIn(value[day]), 0);
  return (
    <FieldShell
      id={`${id}-monday`}
      {...words}
      error={weekdays.some(isRefused) ? undefined : error}
      helper={t('form.patternHelp')}
    >
      <Week ref={week} aria-labelledby={`${id}-monday-label`}>
        {weekdays.map((day) => (
          <Hours
            key={day}
            id={`${id}-${day}`}
            label={t(`common:weekday.${day}`)}
            value={value[day]}
            error={isRefused(day) ? t('form.hours') : undefined}
            onChange={(hours) => onChange({ ...value, [day]: hours })}
          />
        ))}
      </Week>
      <Sum>{t('form.patternSum', { duration: duration(total) })}</Sum>
    </FieldShell>
  );
}

const minutesIn = (hours: number | string | undefined): number => (typeof hours === 'number' ? hours : 0);

const focusIn = (week: HTMLElement | null): void =>
  (week?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? week?.querySelector('input'))?.focus();

interface HoursProps {
  id: string;
  label: string;
  value: number | string | undefined;
  error?: string;
  onChange: (hours: number | string) => void;
}

/** The hours of a day: as they are typed until the field is left, then in one form. */
function Hours({ id, label, value, error, onChange }: HoursProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    onChange(minutesOf(text) ?? text);
  };
  return (
    <Field
      id={id}
      label={label}
      value={typed ?? (typeof value === 'string' ? value : hoursText(minutesIn(value)))}
      error={error}
      inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
