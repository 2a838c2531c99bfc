import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, EmptyState, ink, phone, SkeletonBlock, status, ReadFailure } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { useEnumText } from '../../../fields/use-texts.ts';
import { JoinedPerson } from '../../../people/JoinedPerson.tsx';
import { useMoment } from '../../../time/moment.tsx';
import { Figure, FigureTable } from './figures.tsx';
import { type Statement, type StatementLine } from './model.ts';

const Lines = styled(FigureTable)(({ theme }) => ({
  '& tr[data-late="true"] td': { backgroundColor: status.needExtraDetail.tint },
  '& tr[data-edge="true"] td': { fontWeight: theme.typography.strong.fontWeight },
  '& td:first-of-type': { paddingInlineStart: 4, whiteSpace: 'nowrap' },
  '& td': { verticalAlign: 'top' },
  '& a': { color: ink.primaryText },
  '& td > svg': { display: 'inline-block', marginInlineEnd: 8, verticalAlign: -1 },
  [phone]: { '& td:first-of-type': { whiteSpace: 'normal' } },
  '& small': { display: 'block', color: ink.textMuted, overflowWrap: 'anywhere' },
}));

export interface LedgerProps {
  employeeId: string;
  leaveTypeId: string;
  year: number;
}

export function Ledger({ employeeId, leaveTypeId, year }: LedgerProps) {
  const t = useT('console-leave');
  const {
    meta: { knownAt },
  } = useMoment();
  const meta = { employeeId, leaveTypeId, on: `${year}-12-31`, knownAt };
  const { data, isPending, error, refetch } = useGetOne<Statement>('leave-statements', {
    id: `${employeeId}/${leaveTypeId}/${year}/${knownAt ?? ''}`,
    meta,
  });
  if (error && !data) return <ReadFailure error={error} title={t('balance.down')} onRetry={() => void refetch()} />;
  if (isPending || !data) return <SkeletonBlock lines={6} />;
  if (data.lines.length === 0 && data.opening === 0) return <EmptyState title={t('ledger.empty')} />;
  return (
    <Lines>
      <Head />
      <tbody>
        <Edge on={`${year}-01-01`} label={t('balance.previousBalance')} value={data.opening} />
        {data.lines.map((line) => (
          <Line key={line.entry.id} line={line} />
        ))}
        <Edge on={`${year}-12-31`} label={t('ledger.closing')} value={data.balance} />
      </tbody>
    </Lines>
  );
}

function Head() {
  const t = useT('console-leave');
  return (
    <thead>
      <tr>
        <th scope="col">{t('common:common.date')}</th>
        <th scope="col">{t('ledger.what')}</th>
        <th scope="col" className="wide">
          {t('ledger.recorded')}
        </th>
        <th scope="col" className="figure">
          {t('console-fields:field.days')}
        </th>
        <th scope="col" className="figure">
          {t('balance.balance')}
        </th>
      </tr>
    </thead>
  );
}

function Edge({ on, label, value }: { on: string; label: string; value: number }) {
  const { date } = useFormat();
  return (
    <tr data-edge="true">
      <td>{date(on)}</td>
      <td colSpan={2}>{label}</td>
      <td className="figure" colSpan={2}>
        <Figure value={value} />
      </td>
    </tr>
  );
}

function Hours({ minutes }: { minutes: number | null }) {
  const { hours } = useFormat();
  return (
    minutes !== null && (
      <>
        {' · '}
        <bdi>{hours(Math.abs(minutes))}</bdi>
      </>
    )
  );
}

function Line({ line: { entry, change, balance } }: { line: StatementLine }) {
  const t = useT('console-leave');
  const enumText = useEnumText();
  const { dateInSentence, dateTime } = useFormat();
  const { on, until, kind, minutes, pending, requestId, recordedAt, note, late, by } = entry;
  const what = enumText('leaveEntryKind', kind);
  return (
    <tr data-late={Boolean(late)}>
      <td>
        <DaySquare
          fill={pending ? 'striped' : 'solid'}
          tone={pending ? 'asked' : late ? 'detail' : 'ink'}
          size="table"
          label={pending ? t('common:status.pending') : undefined}
        />
        {dateInSentence(on, until ?? undefined)}
      </td>
      <td>
        {requestId ? <Link to={`/leave-requests/${requestId}/show`}>{what}</Link> : what}
        <Hours minutes={minutes} />
        {note && (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
        {late && <small>{t('ledger.late')}</small>}
      </td>
      <td className="wide">
        {by && <JoinedPerson card={by} />}
        <small>{dateTime(recordedAt)}</small>
      </td>
      <td className="figure">
        <Figure value={change} signed />
      </td>
      <td className="figure">
        <Figure value={balance} />
      </td>
    </tr>
  );
}
