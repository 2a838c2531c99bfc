import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, Squares, tokens, ReadFailure } from '@kadro/ui';
import { KindSquare } from '../shared/KindSquare.tsx';
import { useAmounts } from '../shared/use-amounts.ts';
import { type LeaveBalance } from '../data/types.ts';
import { type Read } from '../../../core/use-read.ts';

const columns = '14px minmax(110px, 1fr) minmax(0, 1.4fr) minmax(84px, max-content) minmax(84px, max-content) 16px';
const Head = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: 12,
  padding: '12px 20px 8px',
  color: ink.textMuted,
  '& > h2': { gridColumn: '1 / 4', font: 'inherit' },
  '& > span': { textAlign: 'end' },
  [phone]: {
    padding: '12px 14px 8px',
    gridTemplateColumns: '14px minmax(0, 1fr) minmax(64px, max-content) 16px',
    '& > h2': { gridColumn: '1 / 3' },
    '& > .now': { display: 'none' },
  },
}));
const List = styled('ul')({ listStyle: 'none', '& > li': { borderBlockStart: `1px solid ${ink.line}` } });
const Row = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: 12,
  alignItems: 'center',
  width: '100%',
  minHeight: tokens.size.portal.row,
  padding: '6px 20px',
  border: 0,
  fontFamily: 'inherit',
  textAlign: 'start',
  color: ink.text,
  background: 'none',
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"]': { backgroundColor: ink.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .number b': { ...theme.typography.strong, fontSize: '1rem' },
  [phone]: {
    gridTemplateColumns: '14px minmax(0, 1fr) minmax(64px, max-content) 16px',
    padding: '8px 14px',
    rowGap: 6,
    '& .squares': { gridColumn: '2 / 4', gridRow: 2 },
    '&[data-today="false"] .now, &[data-today="true"] .then': { display: 'none' },
  },
}));
const Name = styled('span')(({ theme }) => ({ ...theme.typography.strong, overflowWrap: 'anywhere' }));
const Padded = styled('div')({ padding: 20, borderBlockStart: `1px solid ${ink.line}` });

export interface AllKindsProps {
  on: string;
  isToday: boolean;
  now: readonly LeaveBalance[];
  then: Read<LeaveBalance[]>;
  chosen: string;
  onChoose: (typeId: string) => void;
}

export function AllKinds({ on, isToday, now, then, chosen, onChoose }: AllKindsProps) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const rows = isToday ? now : then.data;
  return (
    <section aria-labelledby="all-kinds">
      <Head>
        <h2 id="all-kinds">{isToday ? t('balance.allToday') : t('balance.allOn', { date: dateInSentence(on) })}</h2>
        <span>{isToday ? '' : dateInSentence(on)}</span>
        <span className="now">{t('balance.todayMark')}</span>
      </Head>
      {!isToday && rows === undefined && then.error !== undefined ? (
        <Padded>
          <ReadFailure
            error={then.error}
            title={t('balance.down')}
            onRetry={() => void then.reload()}
            retrying={then.loading}
          />
        </Padded>
      ) : (
        <List>
          {now.map((one) => (
            <li key={one.leaveTypeId}>
              <Kind
                balance={rows?.find(({ leaveTypeId }) => leaveTypeId === one.leaveTypeId)}
                now={one}
                isToday={isToday}
                isChosen={one.leaveTypeId === chosen}
                onChoose={() => onChoose(one.leaveTypeId)}
              />
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

interface KindProps {
  balance: LeaveBalance | undefined;
  now: LeaveBalance;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Kind({ balance: then, now, isToday, isChosen, onChoose }: KindProps) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const known = then ?? now;
  const { shown } = known;
  const spoken = t('balance.squares', {
    used: balance(shown.used),
    asked: balance(known.asked),
    left: balance(shown.balance),
    raw: true,
  });
  return (
    <Row type="button" data-today={isToday} aria-pressed={isChosen} onClick={onChoose}>
      <KindSquare type={now.leaveType} />
      <Name>{now.leaveType?.name ?? t('leave.type')}</Name>
      <span className="squares">
        <Squares
          happened={shown.used}
          asked={known.asked}
          total={shown.entitled}
          missing={known.overdrawn}
          label={spoken}
        />
      </span>
      <span className="number then">{!isToday && <b>{then ? balance(then.balance) : ''}</b>}</span>
      <span className="number now">{isToday ? <b>{balance(now.balance)}</b> : balance(now.balance)}</span>
      <ChevronRight className="turns" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
    </Row>
  );
}
