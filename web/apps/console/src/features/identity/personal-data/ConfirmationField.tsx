import { Field, leftToRight } from '@kadro/ui';

export interface ConfirmationFieldProps {
  label: string;
  value: string;
  inputMode?: 'numeric';
  onChange: (typed: string) => void;
}

/** A number that is typed again to confirm what cannot be undone. */
export function ConfirmationField({ label, value, inputMode, onChange }: ConfirmationFieldProps) {
  return (
    <Field
      label={label}
      required
      value={value}
      inputMode={inputMode}
      dir="ltr"
      sx={leftToRight}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
