import { useT } from '@kadro/i18n';
import { FilterChips } from '@kadro/ui';
import { useListContext } from 'react-admin';
import { type FieldsOf } from '../../fields/kinds.ts';
import { useLabel } from '../../fields/use-texts.ts';
import { FilterMenu } from './Menu.tsx';
import { phrasesOf, without } from './phrases.ts';
import { useFilterText } from './use-text.ts';

export function Filters<N extends string>({ of, names }: { of: FieldsOf<N>; names: readonly N[] }) {
  const t = useT('console');
  const { filterValues, setFilters } = useListContext();
  const subject = useLabel(of);
  const value = useFilterText(of, names, filterValues);
  return (
    <FilterChips
      label={t('filter.label')}
      phrases={phrasesOf(filterValues, names, { subject, value })}
      onRemove={(name) => setFilters(without(filterValues, name))}
    >
      <FilterMenu of={of} names={names} />
    </FilterChips>
  );
}
