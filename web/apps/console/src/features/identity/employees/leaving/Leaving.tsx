import { useFormat, useT } from '@kadro/i18n';
import { FactList, Section } from '@kadro/ui';
import { Suspense } from 'react';
import { useGetList } from 'react-admin';
import { useFeatures } from '../../../../manifest/context.ts';

const onlyCount = { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } } as const;

function useCount(filter: Record<string, string>): number | undefined {
  return useGetList('employees', { ...onlyCount, filter: { status: 'ACTIVE', ...filter } }).total;
}

/** What is open when somebody leaves: people that report here, and what other services know. */
export function Leaving({ employeeId }: { employeeId: string }) {
  const t = useT('console-identity');
  const { number } = useFormat();
  const others = useFeatures().flatMap(({ Leaving: Body, name }) => (Body ? [{ Body, name }] : []));
  const counts = [
    { id: 'reports', label: t('resign.reports'), count: useCount({ managerId: employeeId }) },
    { id: 'decides', label: t('resign.decides'), count: useCount({ leaveManagers: employeeId }) },
  ];
  return (
    <Section title={t('resign.open')}>
      <FactList
        facts={counts.map(({ id, label, count }) => ({ id, label, value: count === undefined ? '…' : number(count) }))}
      />
      {others.map(({ Body, name }) => (
        <Suspense key={name} fallback={null}>
          <Body employeeId={employeeId} />
        </Suspense>
      ))}
    </Section>
  );
}
