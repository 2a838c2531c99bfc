import { useT } from '@kadro/i18n';
import { Phrases } from '@kadro/ui';
import { useListContext } from 'react-admin';
import { type FieldName } from '../../fields/kinds.ts';
import { FilterMenu } from './Menu.tsx';
import { phrasesOf, without } from './phrases.ts';
import { useFilterWord } from './use-word.ts';
import { useLabel } from '../../fields/use-word.ts';

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
