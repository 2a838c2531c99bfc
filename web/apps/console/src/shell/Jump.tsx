import { useT } from '@kadro/i18n';
import { IconText, ink, KeyHint, Person, phone, useSettled } from '@kadro/ui';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ArrowRight, Search } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { leastSearchLetters } from '../server/list-arguments.ts';
import { useRights } from '../server/use-rights.ts';
import { type Employee, fullName } from '../features/identity/employees/model.ts';
import { placesFor, wordOf } from './navigation.ts';

type Target = { to: string; name: string; employee?: Employee };

const Place = styled('search')({
  flex: '1 1 440px',
  maxWidth: 440,
  minWidth: 0,
  '&& .MuiAutocomplete-inputRoot': { padding: '0 10px', minHeight: 32 },
  '&& .MuiAutocomplete-input': { padding: '0 8px' },
  [phone]: { maxWidth: 'none' },
});

function useTargets(typed: string): { targets: Target[]; isPending: boolean } {
  const t = useT('console');
  const rights = useRights();
  const q = useSettled(typed.trim());
  // what was found for an earlier text must not be opened by Enter
  const isSettled = q === typed.trim();
  const enough = isSettled && q.length >= leastSearchLetters;
  const { data = [], isPending } = useGetList<Employee>(
    'employees',
    { pagination: { page: 1, perPage: 8 }, sort: { field: 'name', order: 'ASC' }, filter: { q } },
    { enabled: enough },
  );
  const pages = placesFor(rights).flatMap(({ places }) =>
    places.map(({ name }) => ({ to: `/${name}`, name: t(wordOf(name)) })),
  );
  const fold = (text: string) => text.toLocaleLowerCase();
  const found = pages.filter(({ name }) => typed.trim() === '' || fold(name).includes(fold(typed.trim())));
  const people = enough
    ? data.map((employee) => ({ to: `/employees/${employee.id}/show`, name: fullName(employee), employee }))
    : [];
  return { targets: [...people, ...found], isPending: !isSettled || (enough && isPending) };
}

function Found({ name, employee }: Omit<Target, 'to'>) {
  if (!employee) return <IconText icon={<ArrowRight strokeWidth={1.7} />}>{name}</IconText>;
  return (
    <Person
      id={employee.id}
      name={name}
      second={employee.staffNumber}
      image={employee.profile?.imageUrl}
      size="small"
    />
  );
}

function useCtrlK(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

/** One field to anybody and to any place; Ctrl K (or Command K) leads into it. */
export function Jump() {
  const t = useT('console');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { targets, isPending } = useTargets(typed);
  useCtrlK(input);
  return (
    <Place>
      <Autocomplete<Target>
        options={targets}
        value={null}
        inputValue={typed}
        blurOnSelect
        clearOnBlur
        autoHighlight
        popupIcon={null}
        onInputChange={(_, text, reason) => setTyped(reason === 'selectOption' ? '' : text)}
        onChange={(_, target) => target && void navigate(target.to)}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ to }) => to}
        loading={isPending}
        loadingText={t('common:state.loading')}
        noOptionsText={t('jump.nothing')}
        clearText={t('common:action.clear')}
        renderOption={({ key, ...props }, { name, employee }) => (
          <li key={key} {...props}>
            <Found name={name} employee={employee} />
          </li>
        )}
        renderInput={(params) => <JumpInput params={params} input={input} />}
      />
    </Place>
  );
}

function JumpInput({
  params,
  input,
}: {
  params: AutocompleteRenderInputParams;
  input: RefObject<HTMLInputElement | null>;
}) {
  const t = useT('console');
  return (
    <OutlinedInput
      {...params.slotProps.input}
      fullWidth
      inputRef={input}
      placeholder={t('jump.label')}
      startAdornment={<Search size={16} strokeWidth={1.7} color={ink.textMuted} aria-hidden style={{ flex: 'none' }} />}
      endAdornment={<KeyHint keys={[t('jump.keys')]} />}
      inputProps={{ ...params.slotProps.htmlInput, 'aria-label': t('jump.label') }}
    />
  );
}
