import { useT } from '@kadro/i18n';
import { FieldShell, Person, useFieldIds } from '@kadro/ui';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { leastSearchLetters } from '../server/list-arguments.ts';
import { type Employee, fullName } from '../employees/employee.ts';
import { useSettled } from '../words/use-settled.ts';
import { type Control } from './FieldInput.tsx';
import { type RecordResource } from './field-kinds.ts';

/** Autocomplete brings paddings of its own; these are those of the other fields. */
export const pickerLook = { '&& .MuiAutocomplete-inputRoot': { paddingBlock: 0, paddingInline: '6px 32px', minHeight: 32 }, '&& .MuiAutocomplete-input': { padding: '0 6px' } } as const;

type Option = { id: string; name: string; second?: string; image?: string | null };

type PickerProps = Control & {
  options: readonly Option[];
  loading?: boolean;
  noOptions: string;
  onSearch?: (typed: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  renderOption?: (option: Option) => ReactNode;
};

type One = { value: string; onChange: (id: string) => void };
type Several = { value: readonly string[]; onChange: (ids: string[]) => void };

/** One or several of many, found by typing. */
function Picker({ options, chosen, multiple = false, onChoose, loading, noOptions, onSearch, inputRef, renderOption, id: given, ...words }: PickerProps & { chosen: Option[]; multiple?: boolean; onChoose: (chosen: Option[]) => void }) {
  const t = useT();
  const { id, ...aria } = useFieldIds(words, given);
  return (
    <FieldShell id={id} {...words}>
      <Autocomplete<Option, boolean, false, false>
        id={id}
        multiple={multiple}
        options={[...options, ...chosen.filter((one) => !options.some((other) => other.id === one.id))]}
        value={multiple ? chosen : (chosen[0] ?? null)}
        onChange={(_, value) => onChoose(value === null ? [] : [value].flat())}
        onInputChange={(_, typed, reason) => onSearch?.(reason === 'input' ? typed : '')}
        filterOptions={onSearch ? (all) => all : undefined}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.id}
        loading={loading}
        sx={pickerLook}
        loadingText={t('common:state.loading')}
        noOptionsText={noOptions}
        forcePopupIcon={!onSearch}
        popupIcon={<ChevronDown size={16} strokeWidth={1.7} />}
        openText={t('common:action.open')}
        closeText={t('common:action.close')}
        clearText={t('common:action.clear')}
        renderOption={({ key, ...props }, option) => <li key={key} {...props}>{renderOption ? renderOption(option) : <bdi>{option.name}</bdi>}</li>}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            error={Boolean(words.error)}
            inputRef={inputRef}
            inputProps={{ ...params.slotProps.htmlInput, ...aria, id }}
          />
        )}
      />
    </FieldShell>
  );
}

const most = 100;

function useRecordOptions(of: RecordResource): { options: Option[]; isPending: boolean } {
  const { data = [], isPending } = useGetList<{ id: string; name: string }>(of, {
    pagination: { page: 1, perPage: most },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  });
  return { options: data, isPending };
}

/** Chosen records that are not among the offered ones (archived, or beyond the first hundred). */
function useChosen(of: string, ids: readonly string[], options: readonly Option[]): Option[] {
  const missing = ids.filter((id) => !options.some((option) => option.id === id));
  const { data = [] } = useGetMany<{ id: string; name: string }>(of, { ids: missing }, { enabled: missing.length > 0 });
  return ids.map((id) => options.find((option) => option.id === id) ?? data.find((record) => record.id === id) ?? { id, name: '…' });
}

/** One branch, unit, team or job. */
export function RecordPicker({ of, value, onChange, ...control }: Control & One & { of: RecordResource; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const { options, isPending } = useRecordOptions(of);
  const chosen = useChosen(of, value ? [value] : [], options);
  return <Picker {...control} options={options} loading={isPending} chosen={chosen} noOptions={t('picker.none')} onChoose={([one]) => onChange(one?.id ?? '')} />;
}

/** Several branches, units, teams or jobs. */
export function RecordsPicker({ of, value, onChange, ...control }: Control & Several & { of: RecordResource; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const { options, isPending } = useRecordOptions(of);
  const chosen = useChosen(of, value, options);
  return <Picker {...control} multiple options={options} loading={isPending} chosen={chosen} noOptions={t('picker.none')} onChoose={(all) => onChange(all.map(({ id }) => id))} />;
}

const optionOf = (employee: Employee): Option => ({ id: employee.id, name: fullName(employee), second: employee.staffNumber, image: employee.profile?.imageUrl });

/** Active employees whose name or number begins so; nothing before two letters. */
function usePeople(typed: string): { people: Option[]; isPending: boolean; enough: boolean } {
  const q = useSettled(typed.trim());
  const enough = q.length >= leastSearchLetters;
  const { data = [], isPending } = useGetList<Employee>(
    'employees',
    { pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' }, filter: { q, status: 'ACTIVE' } },
    { enabled: enough },
  );
  return { people: enough ? data.map(optionOf) : [], isPending: enough && isPending, enough };
}

const asPerson = ({ id, name, second, image }: Option) => <Person id={id} name={name} second={second} image={image} size="small" />;

/** One person, found by name or staff number. */
export function PersonPicker({ value, onChange, exclude = [], ...control }: Control & One & { exclude?: readonly string[]; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const [typed, setTyped] = useState('');
  const { people, isPending, enough } = usePeople(typed);
  const { data = [] } = useGetMany<{ id: string; firstName: string; lastName: string }>('personCards', { ids: value ? [value] : [] }, { enabled: Boolean(value) });
  const chosen = value ? [{ id: value, name: data[0] ? fullName(data[0]) : '…' }] : [];
  return (
    <Picker
      {...control}
      options={people.filter(({ id }) => !exclude.includes(id))}
      loading={isPending}
      chosen={chosen}
      noOptions={enough ? t('picker.nobody') : t('common:search.letters', { count: leastSearchLetters })}
      onSearch={setTyped}
      onChoose={([one]) => onChange(one?.id ?? '')}
      renderOption={asPerson}
    />
  );
}
