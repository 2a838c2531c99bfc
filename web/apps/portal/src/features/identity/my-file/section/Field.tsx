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

export function SectionField({ errors, ...props }: SectionFieldProps) {
  const t = useT() as Translate;
  const pattern = useUser().datePattern || defaultDatePattern;
  const { name, kind, helper } = props.field;
  const labels = {
    id: name,
    label: t(`common:field.${name}` as Key),
    helper: helper && t(helper),
    error: errors[name]?.message,
  };
  const input = { ...props, labels, rules: { validate: checkOf(props.field, t, pattern) } };
  if (kind === 'day') return <DayInput {...input} pattern={pattern} />;
  if (kind === 'switch') return <SwitchInput {...input} />;
  if (kind === 'choice' || kind === 'flag') return <ChoiceInput {...input} />;
  return <TextInput {...input} />;
}

interface InputProps extends Omit<SectionFieldProps, 'errors'> {
  labels: { id: string; label: string; helper?: string; error?: string };
  rules: { validate: ReturnType<typeof checkOf> };
}

const SwitchInput = ({ field: { name }, control, labels }: InputProps) => (
  <Controller
    name={name}
    control={control}
    render={({ field: { value, onChange, ref } }) => (
      <SwitchField {...labels} name={name} ref={ref} checked={value === true} onChange={(_, on) => onChange(on)} />
    )}
  />
);

function ChoiceInput({ field, register, labels, rules }: InputProps) {
  const t = useT() as Translate;
  const { options = ['true', 'false'] } = field;
  return (
    <SelectField
      {...labels}
      empty={t('common:state.notSet')}
      options={options.map((value) => ({ value, label: choiceText(t, field, value) }))}
      {...register(field.name, rules)}
    />
  );
}

function TextInput({ field, register, labels, rules }: InputProps) {
  const { name, kind, maxLength, autoComplete = 'off' } = field;
  const isLtr = kind === 'phone' || kind === 'email' || kind === 'code';
  const inputProps = {
    maxLength,
    ...(isLtr && { dir: 'ltr' }),
    ...(kind === 'phone' && { inputMode: 'tel' as const }),
    ...(kind === 'email' && { inputMode: 'email' as const }),
  };
  const multiline = kind === 'lines' && { multiline: true, minRows: 3 };
  return (
    <Field
      {...labels}
      {...multiline}
      autoComplete={autoComplete}
      inputProps={inputProps}
      sx={isLtr ? { '[dir="rtl"] & input': { textAlign: 'end' } } : undefined}
      {...register(name, rules)}
    />
  );
}

function DayInput({ field: { name, isPast }, control, labels, rules, pattern }: InputProps & { pattern: string }) {
  const language = useLanguage();
  return (
    <Controller
      name={name}
      control={control}
      rules={rules}
      render={({ field: { value, ...field } }) => (
        <DateField
          {...labels}
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
