import { text, useT } from '@kadro/i18n';
import { useController } from 'react-hook-form';
import { type FieldDefinition } from '../fields/kinds.ts';
import { useSession } from '../server/api.ts';
import { type Control } from './control.ts';
import { Input } from './inputs/Input.tsx';
import { rulesOf } from './rules.ts';

const wide: ReadonlySet<string> = new Set([
  'names',
  'pattern',
  'longText',
  'people',
  'choices',
  'addresses',
  'geofence',
  'rota',
]);

export interface FieldInputProps {
  name: string;
  of: FieldDefinition;
  required?: boolean;
  helper?: string;
}

export function FieldInput({ name, of, required = false, helper }: FieldInputProps) {
  const t = useT('console');
  const { datePattern } = useSession();
  const { field, fieldState } = useController({ name, rules: rulesOf(of, required, t, datePattern) });
  const control: Control = {
    id: `field-${name}`,
    label: text(of.label),
    error: fieldState.error?.message,
    required,
    helper: helper ?? (of.helper && t(of.helper)),
  };
  return (
    <div data-wide={wide.has(of.kind)}>
      <Input of={of} control={control} field={field} />
    </div>
  );
}
