import { Controller, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { defaultDatePattern, useLanguage, useT, type Key, type Translate } from '@kadro/i18n';
import { DateField, Field, SelectField, SwitchField, today } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { type Typed } from './changes.ts';
import { type FieldSpec } from './fields.ts';
import { checkOf } from './validation.ts';

export interface SectionFieldProps {
  field: FieldSpec;
  register: UseFormRegister<Typed>;
  control: Control<Typed>;
  errors: FieldErrors<Typed>;
}

export const choiceText = (t: Translate, { kind, texts }: FieldSpec, value: string): string =>
  kind === 'flag'
    ? t(value === 'true' ? 'common:common.yes' : 'common:common.no')
    : t(`common:enum.${texts}.${value}` as Key);

export function SectionField({ field, register, control, errors }: SectionFieldProps) {
  const t = useT() as Translate;
  const pattern = useUser().datePattern || defaultDatePattern;
  const { name, kind, options = ['true', 'false'], maxLength, autoComplete = 'off', helper } = field;
  const words = {
    id: name,
    label: t(`common:field.${name}` as Key),
    helper: helper && t(helper),
    error: errors[name]?.message,
  };
  const rules = { validate: checkOf(field, t, pattern) };
  if (kind === 'day') return <DayField field={field} control={control} words={words} rules={rules} pattern={pattern} />;
  if (kind === 'switch') {
    return (
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ref } }) => (
          <SwitchField {...words} name={name} ref={ref} checked={value === true} onChange={(_, on) => onChange(on)} />
        )}
      />
    );
  }
  if (kind === 'choice' || kind === 'flag') {
    return (
      <SelectField
        {...words}
        empty={t('common:state.notSet')}
        options={options.map((value) => ({ value, label: choiceText(t, field, value) }))}
        {...register(name, rules)}
      />
    );
  }
  const isLtr = kind === 'phone' || kind === 'email' || kind === 'code';
  const inputProps = {
    maxLength,
    ...(isLtr && { dir: 'ltr' }),
    ...(kind === 'phone' && { inputMode: 'tel' as const }),
    ...(kind === 'email' && { inputMode: 'email' as const }),
  };
  const several = kind === 'lines' && { multiline: true, minRows: 3 };
  return (
    <Field
      {...words}
      {...several}
      autoComplete={autoComplete}
      inputProps={inputProps}
      sx={isLtr ? { '[dir="rtl"] & input': { textAlign: 'end' } } : undefined}
      {...register(name, rules)}
    />
  );
}

interface DayFieldProps {
  field: FieldSpec;
  control: Control<Typed>;
  words: { id: string; label: string; helper?: string; error?: string };
  rules: { validate: ReturnType<typeof checkOf> };
  pattern: string;
}

function DayField({ field: { name, isPast }, control, words, rules, pattern }: DayFieldProps) {
  const language = useLanguage();
  return (
    <Controller
      name={name}
      control={control}
      rules={rules}
      render={({ field: { value, ...field } }) => (
        <DateField
          {...words}
          {...field}
          value={String(value)}
          language={language}
          pattern={pattern}
          max={isPast ? today() : undefined}
        />
      )}
    />
  );
}
