import { useT } from '@kadro/i18n';
import { IconText, ink, KeyHint, Person, phone } from '@kadro/ui';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ArrowRight, Plus, Search } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { type Target, useTargets } from './use-targets.ts';

const SearchBox = styled('search')({
  flex: '1 1 440px',
  maxWidth: 440,
  minWidth: 0,
  '&& .MuiAutocomplete-inputRoot': { padding: '0 10px', minHeight: 32 },
  '&& .MuiAutocomplete-input': { padding: '0 8px' },
  [phone]: { maxWidth: 'none' },
});

function TargetOption({ name, person, within, creates }: Omit<Target, 'to'>) {
  const Icon = creates ? Plus : ArrowRight;
  if (!person)
    return (
      <IconText icon={<Icon strokeWidth={1.7} />}>
        {name} {within && <Within>{within}</Within>}
      </IconText>
    );
  const { id, staffNumber, profile } = person;
  return <Person id={id} name={name} second={staffNumber} image={profile?.imageUrl} size="small" />;
}

const Within = styled('small')({ color: ink.textMuted });

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

export function GlobalSearch() {
  const t = useT('console');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { targets, isPending } = useTargets(typed);
  useCtrlK(input);
  return (
    <SearchBox>
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
        renderOption={({ key, ...props }, { to: _to, ...target }) => (
          <li key={key} {...props}>
            <TargetOption {...target} />
          </li>
        )}
        renderInput={(params) => <GlobalSearchInput params={params} input={input} />}
      />
    </SearchBox>
  );
}

function GlobalSearchInput({
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
