import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ErrorState, feedback, ink, SkeletonBlock, VisuallyHidden } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { usePatience } from '../../../server/patience.ts';
import { useMoment } from '../../../time/moment.tsx';
import { LeaveTypeName } from '../types/Name.tsx';
import { type LeaveBalance } from './model.ts';
import { Figure, FigureTable } from './figures.tsx';

const figures = [
  'previousBalance',
  'accrualCalculatedCount',
  'used',
  'reserved',
  'planned',
  'balance',
  'free',
] as const;
const wide: ReadonlySet<string> = new Set(['previousBalance', 'accrualCalculatedCount', 'planned', 'reserved']);

/** The balances of a person on the day that is looked at, read anew by itself while the service does not answer. */
export function useBalances(employeeId: string) {
  const { meta } = useMoment();
  return useGetList<LeaveBalance>('leave-balances', { filter: { employeeId, ...meta } }, usePatience());
}

/** What a person has of each type; each balance leads to why. */
export function BalanceTable({
  employeeId,
  chosen,
  onChoose,
}: {
  employeeId: string;
  chosen?: string;
  onChoose: (type: string) => void;
}) {
  const t = useT('console');
  const { data, isPending, error, refetch, isFetching } = useBalances(employeeId);
  if (error && !data)
    return (
      <ErrorState
        title={t('balance.down')}
        text={t('list.failedText')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (isPending || !data) return <SkeletonBlock lines={5} />;
  if (data.length === 0) return <EmptyState title={t('balance.none')} text={t('balance.noneText')} />;
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('field.leaveTypeId')}</th>
          {figures.map((name) => (
            <th key={name} scope="col" className={wide.has(name) ? 'figure wide' : 'figure'}>
              {t(`balance.${name}`)}
            </th>
          ))}
          <th scope="col" className="no-print">
            <VisuallyHidden>{t('common:common.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <tr key={row.id}>
            <td>
              <LeaveTypeName type={row.leaveType} />
              <Notes row={row} />
            </td>
            {figures.map((name) => (
              <td key={name} className={wide.has(name) ? 'figure wide' : 'figure'}>
                {name === 'balance' ? (
                  <strong>
                    <Figure value={row.balance} />
                  </strong>
                ) : (
                  <Figure value={row[name]} />
                )}
              </td>
            ))}
            <td className="figure no-print">
              <Button
                size="small"
                aria-pressed={chosen === row.leaveTypeId}
                onClick={() => onChoose(row.leaveTypeId)}
                aria-label={`${t('balance.why')}: ${row.leaveType?.name ?? ''}`}
              >
                {t('balance.why')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

/** What may be taken in advance, and what is short after an admin's act. */
function Notes({ row: { advanceDays, shortfall } }: { row: LeaveBalance }) {
  const t = useT('console');
  const { number } = useFormat();
  return (
    <>
      {advanceDays > 0 && (
        <small style={{ display: 'block', color: ink.textMuted }}>
          {t('balance.advance', { days: number(advanceDays) })}
        </small>
      )}
      {Boolean(shortfall) && (
        <small style={{ display: 'block', color: feedback.error.text }}>
          {t('balance.short', { days: number(shortfall ?? 0) })}
        </small>
      )}
    </>
  );
}
