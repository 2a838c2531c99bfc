import { countries, useFormat, useT } from '@kadro/i18n';
import { FieldShell, useFieldIds } from '@kadro/ui';
import Autocomplete from '@mui/material/Autocomplete';
import { type Ref, useMemo } from 'react';
import { type Control } from '../control.ts';
import { PickerInput, pickerLook, usePickerTexts } from './Picker.tsx';

type One = Control & { value: string; onChange: (code: string) => void; inputRef?: Ref<HTMLInputElement> };
type Listed = { codes: readonly string[]; labelOf: (code: string) => string; dir?: 'ltr' };

const zones = Intl.supportedValuesOf('timeZone');
const plain = (zone: string): string => zone.replaceAll('_', ' ');

/** A time zone from the list of the browser. */
export const ZoneInput = (props: One) => <ListedInput {...props} codes={zones} labelOf={plain} dir="ltr" />;

/** A country (ISO 3166) by its name in the reader's language, or by its code. */
export function CountryInput(props: One) {
  const { country, compare } = useFormat();
  const codes = useMemo(() => countries().toSorted((a, b) => compare(country(a), country(b))), [country, compare]);
  return <ListedInput {...props} codes={codes} labelOf={country} />;
}

/** One code of a list that is known from the start; a former one stays. */
function ListedInput({ value, onChange, inputRef, id: given, codes, labelOf, dir, ...words }: One & Listed) {
  const t = useT('console');
  const texts = usePickerTexts();
  const { id, ...aria } = useFieldIds(words, given);
  return (
    <FieldShell id={id} {...words}>
      <Autocomplete
        id={id}
        options={value && !codes.includes(value) ? [value, ...codes] : codes}
        value={value || null}
        getOptionLabel={labelOf}
        getOptionKey={(code) => code}
        onChange={(_, code) => onChange(code ?? '')}
        sx={pickerLook}
        noOptionsText={t('picker.none')}
        {...texts}
        renderInput={(params) => (
          <PickerInput
            params={params}
            inputRef={inputRef}
            aria={{ ...aria, id, ...(dir && { dir }) }}
            invalid={Boolean(words.error)}
          />
        )}
      />
    </FieldShell>
  );
}
