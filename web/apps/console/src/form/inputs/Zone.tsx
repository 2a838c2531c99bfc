import { useT } from '@kadro/i18n';
import { FieldShell, useFieldIds } from '@kadro/ui';
import Autocomplete from '@mui/material/Autocomplete';
import { type Ref } from 'react';
import { type Control } from '../control.ts';
import { PickerInput, pickerLook, usePickerTexts } from './Picker.tsx';

const zones = Intl.supportedValuesOf('timeZone');
const plain = (zone: string): string => zone.replaceAll('_', ' ');

/** A time zone from the list of the browser. */
export function ZoneInput({
  value,
  onChange,
  inputRef,
  id: given,
  ...words
}: Control & { value: string; onChange: (zone: string) => void; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const texts = usePickerTexts();
  const { id, ...aria } = useFieldIds(words, given);
  return (
    <FieldShell id={id} {...words}>
      <Autocomplete
        id={id}
        options={value && !zones.includes(value) ? [value, ...zones] : zones}
        value={value || null}
        getOptionLabel={plain}
        onChange={(_, zone) => onChange(zone ?? '')}
        sx={pickerLook}
        noOptionsText={t('picker.none')}
        {...texts}
        renderInput={(params) => (
          <PickerInput
            params={params}
            inputRef={inputRef}
            aria={{ ...aria, id, dir: 'ltr' }}
            invalid={Boolean(words.error)}
          />
        )}
      />
    </FieldShell>
  );
}
