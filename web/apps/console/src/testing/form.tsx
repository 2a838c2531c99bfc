import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { type FieldKind } from '../fields/kinds.ts';
import { type Bound, type Control } from '../form/control.ts';
import { rulesOf } from '../form/rules.ts';

interface OneFieldFormProps {
  of: FieldKind;
  value: unknown;
  required?: boolean;
  onSend: (value: unknown) => void;
  children: (control: Control, field: Bound) => ReactNode;
}

export function OneFieldForm({ value, onSend, ...field }: OneFieldFormProps) {
  const form = useForm({ defaultValues: { one: value }, mode: 'onTouched' });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(({ one }) => onSend(one))(event)}>
        <OneField {...field} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

function OneField({ of, required = false, children }: Omit<OneFieldFormProps, 'value' | 'onSend'>) {
  const t = useT('console');
  const { field, fieldState } = useController({ name: 'one', rules: rulesOf(of, required, t, 'DD.MM.YYYY') });
  return children({ id: 'field-one', label: 'One', required, error: fieldState.error?.message }, field);
}
