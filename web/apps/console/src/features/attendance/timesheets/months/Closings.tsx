import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, feedback, ink, phone, status, today } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { fullName } from '../../../../people/person.ts';
import { usePersonCard } from '../../../../people/PersonName.tsx';
import { type PeriodRow } from '../../periods/model.ts';
import { CloseButton } from '../../periods/record/Actions.tsx';
import { BranchOf, squares, StateOfPeriod } from '../../periods/words.tsx';
import { useChangedDays } from './use-closings.ts';
import { useTotals } from './use-months.ts';

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(340px, 1fr)',
  flex: 'none',
  overflowX: 'auto',
  marginBlockStart: 14,
  borderBlock: `1px solid ${ink.line}`,
  [phone]: { gridAutoColumns: 'minmax(86%, 1fr)' },
});
const Item = styled('li')(({ theme }) => ({
  ...(theme.typography.dense as object),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 16px',
  '& + &': { borderInlineStart: `1px solid ${ink.line}` },
  '& > div': { flex: 1, minWidth: 0 },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, minWidth: 0, color: ink.textMuted },
  '& a': { color: 'inherit', '&:not(:hover)': { textDecoration: 'none' } },
  '& strong': { color: ink.text, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [phone]: { paddingInline: 14 },
}));
const Later = styled(Link)(({ theme }) => ({
  '&&': { color: status.needExtraDetail.text },
  fontWeight: theme.typography.strong.fontWeight,
  whiteSpace: 'nowrap',
}));

/** The month of each branch: closed by whom, or what is to be settled before. */
export function Closings({ periods }: { periods: readonly PeriodRow[] }) {
  const t = useT('console');
  if (periods.length === 0) return null;
  return (
    <List aria-label={t('nav.periods')}>
      {periods.map((period) => (
        <Item key={period.id}>
          <DaySquare {...squares[period.state]} size="grid" />
          <One period={period} />
        </Item>
      ))}
    </List>
  );
}

const pathOf = ({ id }: PeriodRow): string => `/periods/${encodeURIComponent(id)}/show`;

function One({ period }: { period: PeriodRow }) {
  if (period.state === 'CLOSED') return <Closed period={period} />;
  if (period.state === 'OPEN') return <Open period={period} />;
  return (
    <div>
      <Name period={period} />
      <StateOfPeriod period={period} />
    </div>
  );
}

function Name({ period }: { period: PeriodRow }) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  return (
    <p>
      <strong>
        <Link to={pathOf(period)}>
          <BranchOf period={period} />
        </Link>
      </strong>
      {period.state === 'CLOSED' && `${t('period.people')}: ${number(period.people)}`}
    </p>
  );
}

function Closed({ period }: { period: PeriodRow }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { dateTime, number } = useFormat();
  const { closedAt, closedBy } = period;
  const { card } = usePersonCard(closedBy);
  const changed = useChangedDays(period);
  return (
    <>
      <div>
        <Name period={period} />
        <p>
          {enumText('periodState', 'CLOSED')} {closedAt && dateTime(closedAt)}
          {card && <bdi>{fullName(card)}</bdi>}
        </p>
      </div>
      {changed !== undefined && changed > 0 && (
        <Later to={`${pathOf(period)}/differences`}>
          {t('period.differences')}: {number(changed)}
        </Later>
      )}
    </>
  );
}

function Open({ period }: { period: PeriodRow }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { from, to, branchId } = period;
  const totals = useTotals({ from, to, ...(branchId !== null && { branchId }) });
  const filter = { branchId, date: { from, to }, state: ['INCALCULABLE'] };
  const count = branchId === null ? 0 : (totals?.incalculable ?? 0);
  return (
    <>
      <div>
        <Name period={period} />
        <p>
          {count > 0 ? (
            <Link
              to={`/timesheets?filter=${encodeURIComponent(JSON.stringify(filter))}`}
              style={{ color: feedback.error.text }}
            >
              {t('month.open', { count })}
            </Link>
          ) : (
            enumText('periodState', 'OPEN')
          )}
        </p>
      </div>
      {to < today() && <CloseButton period={period} variant="outlined" />}
    </>
  );
}
