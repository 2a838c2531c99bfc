import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, phone, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { type Column, hiddenBelow } from '../../../../table/columns.ts';
import { type Difference, dayPathOf, type PeriodRow } from '../../periods/model.ts';
import { useTakeFile } from '../../periods/record/Actions.tsx';
import { DifferenceCard, useDifferenceColumns } from '../../periods/record/Differences.tsx';
import { BranchOf } from '../../periods/words.tsx';
import { useAfterClosing } from './use-closings.ts';

const Part = styled('section')({
  flex: 'none',
  maxHeight: '40%',
  overflow: 'auto',
  containerType: 'inline-size',
  borderBlockStart: `1px solid ${ink.lineStrong}`,
  '&:focus-visible': { outlineOffset: -3 },
  [phone]: { maxHeight: 'none', overflow: 'visible' },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
});
const Head = styled('header')(({ theme }) => ({
  ...(theme.typography.dense as object),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '8px 16px',
  color: ink.textMuted,
  '& h2': { ...(theme.typography.strong as object), color: ink.text },
  '& > span:last-of-type': { marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 },
  [phone]: { paddingInline: 14 },
}));
const Table = styled('table', { shouldForwardProp: (name) => name !== 'steps' })<{ steps: Record<string, object> }>(
  ({ theme, steps }) => ({
    ...(theme.typography.dense as object),
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': {
      padding: '4px 7px',
      overflow: 'hidden',
      textAlign: 'start',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'top',
      borderBlockEnd: `1px solid ${ink.line}`,
      '&:first-of-type': { paddingInlineStart: 16 },
      '&:last-of-type': { paddingInlineEnd: 16 },
      '&[data-figure="true"]': { textAlign: 'end' },
    },
    '& th': { ...(theme.typography.label as object), color: ink.textMuted },
    '& td': { paddingBlock: 8 },
    '& td > span': { paddingBlock: 0 },
    '& a': { color: 'inherit', textDecorationColor: ink.lineStrong },
    [phone]: { display: 'none' },
    ...steps,
  }),
);
const Cards = styled('ul')({
  display: 'none',
  listStyle: 'none',
  [phone]: { display: 'block' },
  '@media print': { display: 'none' },
  '& > li': { borderBlockStart: `1px solid ${ink.line}` },
  '& a': { display: 'block', padding: '10px 14px', color: 'inherit', textDecoration: 'none' },
});

interface Props {
  dates: readonly string[];
  branchId: string | undefined;
  closings: readonly PeriodRow[];
}

/** What was calculated differently after months were closed; absent while none of those that are shown is. */
export function AfterClosing({ dates, branchId, closings }: Props) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const closed = closings.filter(({ state }) => state === 'CLOSED');
  const { data = [], total, error, refetch, isFetching } = useAfterClosing(dates, branchId, closed.length > 0);
  if (closed.length === 0) return null;
  if (error && !total)
    return (
      <ReadFailure
        error={error}
        title={t('console:list.failed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (total === undefined) return null;
  const title = t('month.after');
  return (
    <Part aria-label={title} tabIndex={0}>
      <Head>
        <DaySquare fill="solid" tone="detail" size="line" />
        <h2>{title}</h2>
        {total > data.length && <span>{number(total)}</span>}
        <span>{t(total === 0 ? 'month.noneAfter' : 'month.afterText')}</span>
        {total > 0 && <Files periods={closed.filter(({ id }) => data.some(({ periodId }) => periodId === id))} />}
      </Head>
      {total > 0 && <Rows differences={data} />}
      {total > 0 && <CardsOf differences={data} />}
    </Part>
  );
}

/** For payroll, a file of each branch. */
function Files({ periods }: { periods: readonly PeriodRow[] }) {
  const t = useT('console-attendance');
  const take = useTakeFile();
  return (
    <span className="no-print">
      {periods.map((period) => (
        <Button
          key={period.id}
          variant="outlined"
          startIcon={<Download strokeWidth={1.7} />}
          onClick={() => void take(period, 'xlsx', true)}
        >
          {t('period.file.differences.xlsx')}
          {periods.length > 1 && (
            <>
              {' · '}
              <BranchOf period={period} />
            </>
          )}
        </Button>
      ))}
    </span>
  );
}

function Rows({ differences }: { differences: readonly Difference[] }) {
  const columns = useDifferenceColumns();
  return (
    <Table steps={hiddenBelow(columns)}>
      <colgroup>
        {columns.map(({ id, width, from }) => (
          <col key={id} data-from={from} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id, label, from, isFigure }) => (
            <th key={id} scope="col" data-from={from} data-figure={isFigure}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.id}>
            {columns.map((column) => (
              <td key={column.id} data-from={column.from} data-figure={column.isFigure}>
                <Shown column={column} of={difference} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const CardsOf = ({ differences }: { differences: readonly Difference[] }) => (
  <Cards>
    {differences.map((difference) => (
      <li key={difference.id}>
        <Link to={dayPathOf(difference.id)}>
          <DifferenceCard difference={difference} />
        </Link>
      </li>
    ))}
  </Cards>
);

/** The day leads to its record. */
function Shown({ column, of }: { column: Column<Difference>; of: Difference }) {
  return column.id === 'date' ? <Link to={dayPathOf(of.id)}>{column.cell(of)}</Link> : column.cell(of);
}
