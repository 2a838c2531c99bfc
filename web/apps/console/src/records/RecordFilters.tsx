import { useT } from '@kadro/i18n';
import { Phrases } from '@kadro/ui';
import { useListContext } from 'react-admin';
import { type FieldName } from '../form/field-kinds.ts';
import { FilterMenu } from '../table/FilterMenu.tsx';
import { phrasesOf, without } from '../table/phrases.ts';
import { useFilterWord } from '../table/use-filter-word.ts';
import { useLabel } from '../words/use-word.ts';

/** The filters of a list as phrases that can be taken away, and the button that adds one. */
export function RecordFilters({ names }: { names: readonly FieldName[] }) {
  const t = useT('console');
  const { filterValues, setFilters } = useListContext();
  const subject = useLabel();
  const value = useFilterWord(filterValues);
  return (
    <Phrases
      label={t('filter.label')}
      phrases={phrasesOf(filterValues, names, { subject, value })}
      onRemove={(name) => setFilters(without(filterValues, name))}
    >
      <FilterMenu names={names} />
    </Phrases>
  );
}
