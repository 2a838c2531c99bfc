import { useT } from '@kadro/i18n';
import { Field, FieldShell } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type Ref } from 'react';
import { placeFields, typedPlace, type TypedPlace } from '../../fields/terminal.ts';
import { type Control } from '../control.ts';

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 12,
});

type GeofenceInputProps = Control & {
  value: unknown;
  onChange: (place: TypedPlace) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** A circle on the map: its middle in degrees, and how far it reaches. */
export function GeofenceInput({ value, onChange, inputRef, id, ...words }: GeofenceInputProps) {
  const t = useT('console');
  const place = typedPlace(value);
  return (
    <FieldShell id={`${id}-latitude`} {...words}>
      <Group aria-labelledby={`${id}-latitude-label`}>
        {placeFields.map((name, at) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            ref={at === 0 ? inputRef : undefined}
            label={t(`form.${name}`)}
            value={place[name]}
            autoComplete="off"
            inputProps={{ inputMode: 'decimal', dir: 'ltr' }}
            onChange={(event) => onChange({ ...place, [name]: event.target.value })}
          />
        ))}
      </Group>
    </FieldShell>
  );
}
