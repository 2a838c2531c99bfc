import { useFormat, useT } from '@kadro/i18n';
import { useGetMany } from 'react-admin';
import { kindOf } from '../../fields/kinds.ts';
import { fullName } from '../../features/identity/employees/model.ts';
import { usePersonCard } from '../../people/PersonName.tsx';
import { useWord } from '../../fields/use-word.ts';

type Named = { id: string; name: string };

function useName(of: string, id: unknown): string | undefined {
  const ids = typeof id === 'string' ? [id] : [];
  return useGetMany<Named>(of, { ids }, { enabled: ids.length > 0 }).data?.[0]?.name;
}

/** The value of a filter in words: the name of a record, the word of an enum, the days of a range. */
export function useFilterWord(filters: Record<string, unknown>): (name: string, value: unknown) => string {
  const t = useT('console');
  const word = useWord();
  const { date, list } = useFormat();
  const names: Record<string, string | undefined> = {
    branchId: useName('branches', filters['branchId']),
    unitId: useName('units', filters['unitId']),
    parentId: useName('units', filters['parentId']),
    teamId: useName('teams', filters['teamId']),
    jobId: useName('jobs', filters['jobId']),
    leaveTypeId: useName('leave-types', filters['leaveTypeId']),
  };
  const { card } = usePersonCard(filters['employeeId'] as string | undefined);
  return (name, value) => {
    const kind = kindOf(name);
    if (kind?.kind === 'choice') return word(kind.of, value);
    if (kind?.kind === 'choices')
      return list(
        [value].flat().map((one) => word(kind.of, one)),
        'disjunction',
      );
    if (kind?.kind === 'person') return card ? fullName(card) : '…';
    if (kind?.kind === 'record') return names[name] ?? '…';
    const { from, to } = value as { from?: string; to?: string };
    if (from && from === to) return date(from);
    if (from && to) return t('filter.between', { from: date(from), to: date(to), raw: true });
    return from
      ? t('filter.since', { from: date(from), raw: true })
      : t('filter.until', { to: date(to ?? ''), raw: true });
  };
}
