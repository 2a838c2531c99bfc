import { useT } from '@kadro/i18n';
import { EmptyState, Pager, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { PersonName } from '../../../people/PersonName.tsx';
import { useMoment } from '../../../time/moment.tsx';
import { LeaveTypeName } from '../types/Name.tsx';
import { Figure, FigureTable } from './figures.tsx';
import { type LeaveBalance, type PersonBalances } from './model.ts';

const rows = 25;
/** As many as fit beside the name; the person's own page has the others. */
const maxTypes = 5;

export function BalancesOfPeople() {
  const t = useT('console-leave');
  const [branchId, setBranchId] = useState('');
  const [page, setPage] = useState(1);
  const { data, total = 0, isPending, error, refetch, isFetching } = useBalancesOfPeople(branchId, page);
  return (
    <>
      <BranchFilter
        value={branchId}
        onChange={(id) => {
          setBranchId(id);
          setPage(1);
        }}
      />
      {error && !data && (
        <ReadFailure error={error} title={t('balance.down')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!error && isPending && <SkeletonBlock lines={10} />}
      {data?.length === 0 && <EmptyState title={t('balance.none')} text={t('balance.nobodyText')} />}
      {data && data.length > 0 && <People people={data} />}
      {total > rows && <Pager page={page} rowsPerPage={rows} total={total} onPage={setPage} />}
    </>
  );
}

function useBalancesOfPeople(branchId: string, page: number) {
  const { meta } = useMoment();
  const filter = { ...(branchId ? { branchId } : {}), ...meta };
  return useGetList<PersonBalances>('balances-of-people', { pagination: { page, perPage: rows }, filter });
}

function BranchFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useT('console-leave');
  return (
    <div className="choice no-print">
      <RecordPicker
        of="branches"
        id="balances-branch"
        label={t('console-fields:field.branchId')}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

const typesOf = (people: readonly PersonBalances[]): [id: string, type: LeaveBalance['leaveType']][] =>
  [
    ...new Map(people.flatMap(({ balances }) => balances.map((one) => [one.leaveTypeId, one.leaveType] as const))),
  ].slice(0, maxTypes);

/** A phone shows the first type only. */
const columnClass = (at: number): string => (at > 0 ? 'figure wide' : 'figure');

function People({ people }: { people: readonly PersonBalances[] }) {
  const t = useT('console-leave');
  const types = useMemo(() => typesOf(people), [people]);
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('common:common.name')}</th>
          {types.map(([id, type], at) => (
            <th key={id} scope="col" className={columnClass(at)}>
              <LeaveTypeName type={type} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, balances }) => (
          <tr key={id}>
            <td>
              <Link to={`/leave-balances/${id}`} style={{ color: 'inherit' }}>
                <PersonName id={id} />
              </Link>
            </td>
            {types.map(([type], at) => (
              <td key={type} className={columnClass(at)}>
                <Figure value={balances.find(({ leaveTypeId }) => leaveTypeId === type)?.balance ?? 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
