import { CheckField, FieldShell } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type Ref } from 'react';
import { useEnumText } from '../../fields/use-texts.ts';
import { type Control } from '../control.ts';

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
});

/** Checkboxes for the values of a small enum, in the order of the contract. */
export function ChoicesInput({
  of,
  values,
  value,
  onChange,
  inputRef,
  id,
  ...words
}: Control & {
  of: string;
  values: readonly string[];
  value: readonly string[];
  onChange: (chosen: string[]) => void;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const enumText = useEnumText();
  const tick = (one: string, ticked: boolean) =>
    onChange(values.filter((other) => (other === one ? ticked : value.includes(other))));
  return (
    <FieldShell id={id} {...words}>
      <Group aria-labelledby={`${id}-label`}>
        {values.map((one, at) => (
          <CheckField
            key={one}
            id={at === 0 ? id : `${id}-${one}`}
            ref={at === 0 ? inputRef : undefined}
            label={enumText(of, one)}
            checked={value.includes(one)}
            onChange={(_, ticked) => tick(one, ticked)}
          />
        ))}
      </Group>
    </FieldShell>
  );
}
