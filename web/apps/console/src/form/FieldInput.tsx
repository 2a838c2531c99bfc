import { useLanguage, useT, type Translate } from '@kadro/i18n';
import { DateField, Field, isDay, leftToRight, SelectField, SwitchField } from '@kadro/ui';
import { useController, type RegisterOptions } from 'react-hook-form';
import { useSession } from '../server/api.ts';
import { decimalOf } from './changes.ts';
import { ChoicesInput } from './inputs/Choices.tsx';
import { isColour } from '../fields/colour.ts';
import { ColourInput } from './inputs/Colour.tsx';
import { choices, fieldKinds, type FieldName } from '../fields/kinds.ts';
import { NamesInput } from './inputs/Names.tsx';
import { OwnPatternInput } from './inputs/OwnPattern.tsx';
import { PatternInput } from './inputs/Pattern.tsx';
import { PersonPicker, RecordPicker, RecordsPicker } from './inputs/pickers.tsx';
import { useWord } from '../fields/use-word.ts';
import { ZoneInput } from './inputs/Zone.tsx';

type Props = { name: FieldName; required?: boolean; helper?: string };

/** What every control gets from the form. */
export type Control = { id: string; label: string; error?: string; required?: boolean; helper?: string };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The checks a browser can make by itself; every rule of the business is the server's. */
function rulesOf(name: FieldName, required: boolean, t: Translate<'console'>, pattern: string): RegisterOptions {
  const { kind } = fieldKinds[name];
  return {
    validate: (value: unknown) => {
      if (isEmpty(value)) return required ? t('common:validation.required') : true;
      if (kind === 'email' && !emailPattern.test(String(value).trim())) return t('common:validation.email');
      if (kind === 'date' && !isDay(String(value))) return t('common:validation.date', { pattern });
      if (kind === 'decimal' && decimalOf(String(value)) === undefined) return t('common:validation.number');
      if (kind === 'colour' && !isColour(value)) return t('form.colour');
      if (kind === 'number' && !/^\d+$/.test(String(value).trim())) return t('common:validation.integer');
      return true;
    },
  };
}

/** What a field wants, where its label does not say it. */
const helpers = {
  trialTime: 'form.days',
  country: 'form.country',
  noticeDays: 'form.noticeDays',
  minimumDays: 'form.noLimit',
  maximumDays: 'form.noLimit',
  advanceDays: 'form.advanceDays',
  usageRule: 'form.usageRule',
  countsCalendarDays: 'form.calendarDays',
} as const satisfies Partial<Record<FieldName, string>>;

const wide: ReadonlySet<string> = new Set(['names', 'pattern', 'longText', 'people', 'choices']);

/** The input of a field by its kind, tied to the form around it. */
export function FieldInput({ name, required = false, helper }: Props) {
  const t = useT('console');
  const { datePattern } = useSession();
  const { kind } = fieldKinds[name];
  const { field, fieldState } = useController({ name, rules: rulesOf(name, required, t, datePattern) });
  const control: Control = {
    id: `field-${name}`,
    label: t(`field.${name}`),
    error: fieldState.error?.message,
    required,
    helper: helper ?? (name in helpers ? t(helpers[name as keyof typeof helpers]) : undefined),
  };
  return (
    <div data-wide={wide.has(kind)}>
      <Input name={name} control={control} field={field} />
    </div>
  );
}

type InputProps = { name: FieldName; control: Control; field: ReturnType<typeof useController>['field'] };

function Input({ name, control, field }: InputProps) {
  const kind = fieldKinds[name];
  if (kind.kind === 'choice') return <Choice name={name} control={control} field={field} />;
  if (kind.kind === 'date') return <Day control={control} field={field} />;
  if (kind.kind === 'flag') return <Flag control={control} field={field} />;
  if (kind.kind === 'record')
    return (
      <RecordPicker
        {...control}
        of={kind.of}
        value={field.value as string}
        onChange={field.onChange}
        inputRef={field.ref}
      />
    );
  if (kind.kind === 'records')
    return (
      <RecordsPicker
        {...control}
        of={kind.of}
        value={field.value as string[]}
        onChange={field.onChange}
        inputRef={field.ref}
      />
    );
  if (kind.kind === 'person')
    return <PersonPicker {...control} value={field.value as string} onChange={field.onChange} inputRef={field.ref} />;
  if (kind.kind === 'names')
    return (
      <NamesInput
        {...control}
        value={field.value as Record<string, string>}
        onChange={field.onChange}
        inputRef={field.ref}
      />
    );
  if (kind.kind === 'pattern') {
    // Who must have working days types them; a person may have the branch's.
    const Pattern = control.required ? PatternInput : OwnPatternInput;
    return <Pattern {...control} value={field.value as Record<string, number>} onChange={field.onChange} />;
  }
  if (kind.kind === 'choices')
    return (
      <ChoicesInput
        {...control}
        of={kind.of}
        value={field.value as string[]}
        onChange={field.onChange}
        inputRef={field.ref}
      />
    );
  if (kind.kind === 'colour')
    return (
      <ColourInput
        {...control}
        value={field.value as string}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    );
  if (kind.kind === 'zone')
    return <ZoneInput {...control} value={field.value as string} onChange={field.onChange} inputRef={field.ref} />;
  return <Text name={name} control={control} field={field} />;
}

const ltr: ReadonlySet<string> = new Set(['code', 'email', 'phone', 'url', 'number', 'decimal', 'amount']);
const keypads: Record<string, 'numeric' | 'decimal'> = { number: 'numeric', decimal: 'decimal', amount: 'decimal' };
const types: Record<string, string> = { email: 'email', phone: 'tel', url: 'url' };

function Text({ name, control, field }: InputProps) {
  const { kind } = fieldKinds[name];
  return (
    <Field
      {...control}
      {...field}
      value={field.value as string}
      autoComplete="off"
      multiline={kind === 'longText'}
      minRows={kind === 'longText' ? 3 : undefined}
      type={types[kind] ?? 'text'}
      sx={ltr.has(kind) ? leftToRight : undefined}
      inputProps={{ ...(ltr.has(kind) && { dir: 'ltr' }), inputMode: keypads[kind] }}
    />
  );
}

function Choice({ name, control, field }: InputProps) {
  const t = useT();
  const word = useWord();
  const kind = fieldKinds[name];
  if (kind.kind !== 'choice') return null;
  const options = choices[kind.of].map((value) => ({ value, label: word(kind.of, value) }));
  return (
    <SelectField
      {...control}
      {...field}
      value={field.value as string}
      options={options}
      empty={t('common:state.notSet')}
    />
  );
}

function Flag({ control, field: { value, ...input } }: Omit<InputProps, 'name'>) {
  return (
    <SwitchField {...control} {...input} checked={value === true} onChange={(_, checked) => input.onChange(checked)} />
  );
}

function Day({ control, field }: Omit<InputProps, 'name'>) {
  const language = useLanguage();
  const { datePattern } = useSession();
  return <DateField {...control} {...field} value={field.value as string} pattern={datePattern} language={language} />;
}
