import { useFormat, useT } from '@kadro/i18n';
import { type Fields } from '../../fields/kinds.ts';
import { useName } from '../../fields/use-name.ts';
import { useEnumText } from '../../fields/use-texts.ts';

/** The text of a filter value. `names` must be stable over renders, as each name calls a hook. */
export function useFilterText(
  fields: Fields,
  names: readonly string[],
  filters: Record<string, unknown>,
): (name: string, value: unknown) => string {
  const t = useT('console');
  const enumText = useEnumText();
  const { date, list } = useFormat();
  const named = new Map(names.map((name) => [name, useName(fields[name], filters[name])]));
  return (name, value) => {
    const kind = fields[name];
    if (kind?.kind === 'choice') return enumText(kind.of, value);
    if (kind?.kind === 'choices')
      return list(
        [value].flat().map((one) => enumText(kind.of, one)),
        'disjunction',
      );
    if (kind?.kind === 'person' || kind?.kind === 'record') return named.get(name) ?? '…';
    const { from, to } = value as { from?: string; to?: string };
    if (from && from === to) return date(from);
    if (from && to) return t('filter.between', { from: date(from), to: date(to), raw: true });
    return from
      ? t('filter.since', { from: date(from), raw: true })
      : t('filter.until', { to: date(to ?? ''), raw: true });
  };
}
