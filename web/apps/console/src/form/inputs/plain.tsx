import { useLanguage, useT } from '@kadro/i18n';
import { DateField, Field, leftToRight, SelectField, SwitchField } from '@kadro/ui';
import { type Ref } from 'react';
import { type FieldKind } from '../../fields/kinds.ts';
import { useEnumText } from '../../fields/use-texts.ts';
import { useSession } from '../../server/api.ts';
import { type Control } from '../control.ts';

type Bound<T> = Control & {
  name: string;
  value: T;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

const ltr: ReadonlySet<string> = new Set([
  'code',
  'email',
  'phone',
  'url',
  'number',
  'decimal',
  'amount',
  'time',
  'hours',
  'addresses',
]);
const keypads: Record<string, 'numeric' | 'decimal'> = {
  number: 'numeric',
  time: 'numeric',
  hours: 'numeric',
  decimal: 'decimal',
  amount: 'decimal',
};
const types: Record<string, string> = { email: 'email', phone: 'tel', url: 'url' };

export function TextInput({ of: { kind }, inputRef, ...input }: Bound<string> & { of: FieldKind }) {
  const isLong = kind === 'longText' || kind === 'addresses';
  return (
    <Field
      {...input}
      ref={inputRef}
      autoComplete="off"
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      type={types[kind] ?? 'text'}
      sx={ltr.has(kind) ? leftToRight : undefined}
      inputProps={{ ...(ltr.has(kind) && { dir: 'ltr' }), inputMode: keypads[kind] }}
    />
  );
}

export function ChoiceInput({
  of: { of, values },
  inputRef,
  ...input
}: Omit<Bound<string>, 'inputRef'> & {
  of: Extract<FieldKind, { kind: 'choice' }>;
  inputRef?: Ref<HTMLSelectElement>;
}) {
  const t = useT();
  const enumText = useEnumText();
  const options = values.map((value) => ({ value, label: enumText(of, value) }));
  return <SelectField {...input} ref={inputRef} options={options} empty={t('common:state.notSet')} />;
}

export function FlagInput({ value, onChange, inputRef, ...input }: Bound<unknown>) {
  return (
    <SwitchField {...input} ref={inputRef} checked={value === true} onChange={(_, checked) => onChange(checked)} />
  );
}

export function DayInput({ inputRef, ...input }: Bound<string>) {
  const language = useLanguage();
  const { datePattern } = useSession();
  return <DateField {...input} ref={inputRef} pattern={datePattern} language={language} />;
}
