import { useT } from '@kadro/i18n';
import { FieldShell, useFieldIds } from '@kadro/ui';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { type Ref } from 'react';
import { type Control } from './FieldInput.tsx';
import { pickerLook } from './pickers.tsx';

const zones = Intl.supportedValuesOf('timeZone');
const plain = (zone: string): string => zone.replaceAll('_', ' ');

/** A time zone by its city; the list is the browser's own. */
export function ZoneInput({ value, onChange, inputRef, id: given, ...words }: Control & { value: string; onChange: (zone: string) => void; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
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
        popupIcon={<ChevronDown size={16} strokeWidth={1.7} />}
        openText={t('common:action.open')}
        closeText={t('common:action.close')}
        clearText={t('common:action.clear')}
        renderInput={(params) => (
          <OutlinedInput {...params.slotProps.input} fullWidth error={Boolean(words.error)} inputRef={inputRef} inputProps={{ ...params.slotProps.htmlInput, ...aria, id, dir: 'ltr' }} />
        )}
      />
    </FieldShell>
  );
}
