import { useT } from '@kadro/i18n';
import { EmptyState, ErrorState, Pager, SkeletonBlock } from '@kadro/ui';
import { useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { PersonName } from '../../../people/PersonName.tsx';
import { useReadRetry } from '../../../server/read-retry.ts';
import { useMoment } from '../../../time/moment.tsx';
import { LeaveTypeName } from '../types/Name.tsx';
import { Figure, FigureTable } from './figures.tsx';
import { type LeaveBalance } from './model.ts';

type PersonBalances = { id: string; balances: Pick<LeaveBalance, 'leaveTypeId' | 'leaveType' | 'balance'>[] };

const rows = 25;
/** So many kinds find room beside the name; the others are on the person's own page. */
const mostKinds = 5;

/** What everybody in reach has of each kind, on the day that is looked at; a name leads to the person's ledger. */
export function BalancesOfPeople() {
  const t = useT('console');
  const { meta } = useMoment();
  const [branchId, setBranchId] = useState('');
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
    isFetching,
  } = useGetList<PersonBalances>(
    'balances-of-people',
    { pagination: { page, perPage: rows }, filter: { ...(branchId ? { branchId } : {}), ...meta } },
    useReadRetry(),
  );
  return (
    <>
      <div className="no-print" style={{ maxWidth: 360 }}>
        <RecordPicker
          of="branches"
          id="balances-branch"
          label={t('field.branchId')}
          value={branchId}
          onChange={(id) => {
            setBranchId(id);
            setPage(1);
          }}
        />
      </div>
      {error && !data && (
        <ErrorState
          title={t('balance.down')}
          text={t('list.failedText')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && isPending && <SkeletonBlock lines={10} />}
      {data?.length === 0 && <EmptyState title={t('balance.none')} text={t('balance.nobodyText')} />}
      {data && data.length > 0 && <People people={data} />}
      {total > rows && <Pager page={page} rowsPerPage={rows} total={total} onPage={setPage} />}
    </>
  );
}

function People({ people }: { people: readonly PersonBalances[] }) {
  const t = useT('console');
  const kinds = useMemo(
    () =>
      [
        ...new Map(
          people.flatMap(({ balances }) => balances.map((one) => [one.leaveTypeId, one.leaveType] as const)),
        ).entries(),
      ].slice(0, mostKinds),
    [people],
  );
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('common:common.name')}</th>
          {kinds.map(([id, type], at) => (
            <th key={id} scope="col" className={at > 0 ? 'figure wide' : 'figure'}>
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
            {kinds.map(([kind], at) => (
              <td key={kind} className={at > 0 ? 'figure wide' : 'figure'}>
                <Figure value={balances.find(({ leaveTypeId }) => leaveTypeId === kind)?.balance ?? 0} decimals={2} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
