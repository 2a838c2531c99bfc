import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { SearchField } from '@kadro/ui';
import { sorts, type InboxSort } from '../questions.ts';
import { usePageKind } from '../kind.ts';
import { type InboxView, type ViewChange } from '../use-view.ts';

const Head = styled('div')({ display: 'grid', gap: 8, '@media print': { display: 'none' } });
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 });

export function ListHeader({ view, onChange }: { view: InboxView; onChange: (change: ViewChange) => void }) {
  const t = useT('inbox');
  const types = usePageKind().useTypes?.();
  const orders = sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }));
  return (
    <Head>
      <SearchField label={t('search')} value={view.q} onChange={(q) => onChange({ q: q.trim() })} />
      <Pair>
        {types && (
          <Choice
            label={types.label}
            options={[{ value: '', label: types.all }, ...types.options]}
            value={view.type}
            onChange={(type) => onChange({ type })}
          />
        )}
        <Choice
          label={t('sortBy')}
          options={orders}
          value={view.sort}
          onChange={(sort) => onChange({ sort: sort as InboxSort })}
        />
      </Pair>
    </Head>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      value={value}
      onChange={({ target }) => onChange(target.value)}
      IconComponent={ChevronDown}
      input={<OutlinedInput fullWidth />}
      inputProps={{ 'aria-label': label }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
