import { useT } from '@kadro/i18n';
import { FieldShell, useFieldIds } from '@kadro/ui';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { type HTMLAttributes, type Key, type ReactNode, type Ref } from 'react';
import { type Control } from '../control.ts';
import { type Option, useChoosing } from './choosing.ts';

/** Gives Autocomplete the paddings of the other fields. */
export const pickerLook = {
  '&& .MuiAutocomplete-inputRoot': { paddingBlock: 0, paddingInline: '6px 32px', minHeight: 32 },
  '&& .MuiAutocomplete-input': { padding: '0 6px' },
} as const;

export type PickerProps = Control & {
  options: readonly Option[];
  loading?: boolean;
  noOptions: string;
  onSearch: (typed: string) => void;
  /** What it means that nothing is chosen. */
  placeholder?: string;
  /** Shows the arrow that opens the list. */
  caret?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  renderOption?: (option: Option) => ReactNode;
};

const byId = {
  isOptionEqualToValue: (option: Option, value: Option) => option.id === value.id,
  getOptionLabel: ({ name }: Option) => name,
  getOptionKey: ({ id }: Option) => id,
};

export function Picker({
  options,
  chosen,
  multiple = false,
  onChoose,
  loading,
  noOptions,
  onSearch,
  caret = false,
  placeholder,
  inputRef,
  renderOption = byName,
  id: given,
  ...words
}: PickerProps & { chosen: readonly Option[]; multiple?: boolean; onChoose: (chosen: Option[]) => void }) {
  const { id, ...aria } = useFieldIds(words, given);
  const choosing = useChoosing({ options, chosen, multiple, onChoose, onSearch });
  const input = { inputRef, aria: { ...aria, id, placeholder }, invalid: Boolean(words.error) };
  return (
    <FieldShell id={id} {...words}>
      <Autocomplete<Option, boolean, false, false>
        id={id}
        multiple={multiple}
        {...choosing}
        {...byId}
        {...usePickerTexts()}
        loading={loading}
        sx={pickerLook}
        noOptionsText={noOptions}
        forcePopupIcon={caret}
        renderOption={listItem(renderOption)}
        renderInput={(params) => <PickerInput params={params} {...input} />}
      />
    </FieldShell>
  );
}

/** Autocomplete gives the key of an item among its props. */
const listItem =
  (render: (option: Option) => ReactNode) =>
  ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, option: Option) => (
    <li key={key} {...props}>
      {render(option)}
    </li>
  );

const byName = ({ name }: Option) => <bdi>{name}</bdi>;

export function usePickerTexts() {
  const t = useT();
  return {
    loadingText: t('common:state.loading'),
    openText: t('common:action.open'),
    closeText: t('common:action.close'),
    clearText: t('common:action.clear'),
    popupIcon: <ChevronDown size={16} strokeWidth={1.7} />,
  };
}

interface PickerInputProps {
  params: AutocompleteRenderInputParams;
  inputRef?: Ref<HTMLInputElement>;
  aria: Record<string, unknown>;
  invalid: boolean;
}

export function PickerInput({ params, inputRef, aria, invalid }: PickerInputProps) {
  return (
    <OutlinedInput
      {...params.slotProps.input}
      fullWidth
      error={invalid}
      inputRef={inputRef}
      inputProps={{ ...params.slotProps.htmlInput, ...aria }}
    />
  );
}
