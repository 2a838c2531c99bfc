import { type Ref } from 'react';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { FieldShell, useFieldIds, type FieldWords } from './FieldShell.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldWords, Omit<NativeSelectProps, keyof FieldWords | 'ref' | 'inputRef' | 'input' | 'children'> {
  options: readonly SelectOption[];
  /** The text of the empty choice; without it there is none. */
  empty?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, with the platform's own list (a wheel on phones, type-ahead on desktops). */
export function SelectField({
  label,
  helper,
  error,
  required,
  labelEnd,
  options,
  empty,
  ref,
  id: given,
  className,
  inputProps,
  ...select
}: SelectFieldProps) {
  const words = { label, helper, error, required, labelEnd };
  const { id, ...aria } = useFieldIds(words, given);
  return (
    <FieldShell id={id} className={className} {...words}>
      <NativeSelect
        {...select}
        IconComponent={ChevronDown}
        input={<OutlinedInput fullWidth />}
        error={Boolean(error)}
        inputRef={ref}
        inputProps={{ id, ...aria, ...inputProps }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldShell>
  );
}
