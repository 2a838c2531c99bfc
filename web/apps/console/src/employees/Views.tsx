import { useFormat, useT } from '@kadro/i18n';
import { ink, radius } from '@kadro/ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { type KadroDataProvider } from '../server/data-provider.ts';
import { without } from '../table/phrases.ts';

const Count = styled('span')(({ theme }) => ({
  ...(theme.typography.tick as object),
  padding: '1px 6px',
  borderRadius: radius.chip,
  color: ink.textMuted,
  backgroundColor: ink.soft,
}));

const views = [
  { id: 'ACTIVE', filter: { status: 'ACTIVE' }, label: 'views.active' },
  { id: 'ALL', filter: {}, label: 'views.all' },
  { id: 'RESIGNED', filter: { status: 'RESIGNED' }, label: 'views.resigned' },
] as const;

type Counts = Record<string, { total: number; capped: boolean }>;

/** How many each view finds, read anew whenever the list is. */
function useCounts(): Counts {
  const provider = useDataProvider<KadroDataProvider>();
  const { data } = useListContext();
  const [counts, setCounts] = useState<Counts>({});
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const found = await Promise.all(views.map(async ({ id, filter }) => [id, await provider.count('employees', filter)] as const));
      if (!gone) setCounts(Object.fromEntries(found));
    };
    // A badge without its number is no failure worth telling.
    ask().catch(() => undefined);
    return () => void (gone = true);
  }, [provider, data]);
  return counts;
}

/** The saved views as tabs. */
export function EmployeeViews() {
  const t = useT('console');
  const { number } = useFormat();
  const { filterValues, setFilters } = useListContext();
  const counts = useCounts();
  const view = (filterValues['status'] as string | undefined) ?? 'ALL';
  const label = (id: string, word: string) => {
    const count = counts[id];
    return (
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        {word}
        {count && (
          <Count>
            {number(count.total)}
            {count.capped && '+'}
          </Count>
        )}
      </span>
    );
  };
  return (
    <Tabs
      value={view}
      aria-label={t('views.label')}
      sx={{ paddingInline: 4, flex: 'none' }}
      onChange={(_, id: string) => setFilters({ ...without(filterValues, 'status'), ...views.find((one) => one.id === id)?.filter })}
    >
      {views.map(({ id, label: key }) => (
        <Tab key={id} value={id} label={label(id, t(key))} />
      ))}
    </Tabs>
  );
}
