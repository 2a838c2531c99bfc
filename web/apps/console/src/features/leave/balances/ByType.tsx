import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, feedback, ink, SkeletonBlock, VisuallyHidden, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { useMoment } from '../../../time/moment.tsx';
import { LeaveTypeName } from '../types/Name.tsx';
import { Figure, FigureTable } from './figures.tsx';
import { type LeaveBalance } from './model.ts';

const figures = [
  'previousBalance',
  'accrualCalculatedCount',
  'used',
  'reserved',
  'balance',
  'planned',
  'free',
] as const;
const wide: ReadonlySet<string> = new Set(['previousBalance', 'accrualCalculatedCount', 'planned', 'reserved']);

/** The balances of a person on the selected day, polled while the service does not answer. */
export function useBalances(employeeId: string) {
  const { meta } = useMoment();
  return useGetList<LeaveBalance>('leave-balances', { filter: { employeeId, ...meta } });
}

interface BalanceTableProps {
  employeeId: string;
  chosen?: string;
  onChoose: (type: string) => void;
}

export function BalanceTable({ employeeId, chosen, onChoose }: BalanceTableProps) {
  const t = useT('console-leave');
  const { data, isPending, error, refetch, isFetching } = useBalances(employeeId);
  if (error && !data)
    return <ReadFailure error={error} title={t('balance.down')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (isPending || !data) return <SkeletonBlock lines={5} />;
  if (data.length === 0) return <EmptyState title={t('balance.none')} text={t('balance.noneText')} />;
  return (
    <FigureTable>
      <Headings />
      <tbody>
        {data.map((row) => (
          <BalanceRow
            key={row.id}
            row={row}
            isChosen={chosen === row.leaveTypeId}
            onChoose={() => onChoose(row.leaveTypeId)}
          />
        ))}
      </tbody>
    </FigureTable>
  );
}

const classOf = (name: (typeof figures)[number]): string => (wide.has(name) ? 'figure wide' : 'figure');

function Headings() {
  const t = useT('console-leave');
  return (
    <thead>
      <tr>
        <th scope="col">{t('console-fields:field.leaveTypeId')}</th>
        {figures.map((name) => (
          <th key={name} scope="col" className={classOf(name)}>
            {t(`balance.${name}`)}
          </th>
        ))}
        <th scope="col" className="no-print">
          <VisuallyHidden>{t('common:common.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

function BalanceRow({ row, isChosen, onChoose }: { row: LeaveBalance; isChosen: boolean; onChoose: () => void }) {
  const t = useT('console-leave');
  return (
    <tr>
      <td>
        <LeaveTypeName type={row.leaveType} />
        <Notes row={row} />
      </td>
      {figures.map((name) => {
        const figure = <Figure value={name === 'planned' || name === 'free' ? row[name] : row.shown[name]} />;
        return (
          <td key={name} className={classOf(name)}>
            {name === 'balance' ? <strong>{figure}</strong> : figure}
          </td>
        );
      })}
      <td className="figure no-print">
        <Button
          size="small"
          aria-pressed={isChosen}
          onClick={onChoose}
          aria-label={`${t('balance.why')}: ${row.leaveType?.name ?? ''}`}
        >
          {t('balance.why')}
        </Button>
      </td>
    </tr>
  );
}

function Notes({ row: { advanceDays, shortfall } }: { row: LeaveBalance }) {
  const t = useT('console-leave');
  const { days: figure } = useFormat();
  return (
    <>
      {advanceDays > 0 && (
        <small style={{ display: 'block', color: ink.textMuted }}>
          {t('balance.advance', { days: figure(advanceDays) })}
        </small>
      )}
      {shortfall > 0 && (
        <small style={{ display: 'block', color: feedback.error.text }}>
          {t('balance.short', { days: figure(shortfall) })}
        </small>
      )}
    </>
  );
}
