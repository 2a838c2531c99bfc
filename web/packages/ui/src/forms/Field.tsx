import { type Ref } from 'react';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FieldShell, useFieldIds, type FieldWords } from './FieldShell.tsx';

export interface FieldProps
  extends FieldWords, Omit<OutlinedInputProps, keyof FieldWords | 'ref' | 'inputRef' | 'label' | 'notched'> {
  /** The input itself, so `{...register('name')}` works as it is. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** For inputs with `dir="ltr"` (dates, e-mail, phone, codes): in Arabic they are still aligned to the start. */
export const leftToRight = { '[dir="rtl"] & input': { textAlign: 'end' } } as const;

/** A text field; works controlled, uncontrolled and with react-hook-form's `register`. */
export function Field({
  label,
  helper,
  error,
  required,
  labelEnd,
  ref,
  id: given,
  className,
  slotProps,
  inputProps,
  ...input
}: FieldProps) {
  const words = { label, helper, error, required, labelEnd };
  const { id, ...aria } = useFieldIds(words, given);
  return (
    <FieldShell id={id} className={className} {...words}>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        error={Boolean(error)}
        inputRef={ref}
        slotProps={{ ...slotProps, input: { ...aria, ...inputProps, ...slotProps?.input } }}
      />
    </FieldShell>
  );
}
