import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { HelperText, Frame, ink, phone, radius } from '@kadro/ui';
import { KindSquare } from '../../shared/KindSquare.tsx';
import { useAmounts } from '../../shared/use-amounts.ts';
import { type LeaveBalance, type LeaveType } from '../../data/types.ts';
import { withType } from '../draft.ts';
import { type AskFormState } from '../use-form.ts';

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 });
const Card = styled('label')({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  columnGap: 8,
  rowGap: 2,
  alignItems: 'center',
  height: '100%',
  padding: '12px 14px',
  border: `1px solid ${ink.line}`,
  borderRadius: radius.sheet,
  cursor: 'pointer',
  '&:hover': { borderColor: ink.lineStrong },
  '&:has(input:focus-visible)': { outline: `2px solid ${ink.focus}`, outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '& small': { gridColumn: '1 / -1' },
});
const Name = styled('span')(({ theme }) => ({ ...theme.typography.strong, overflowWrap: 'anywhere' }));
const Left = styled('small')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

/** The leave types with the balance of each; on phones one card with the device's own list. */
export function KindChoice({ ask, balances }: { ask: AskFormState; balances: readonly LeaveBalance[] | undefined }) {
  const isPhone = useMediaQuery(phone.replace('@media ', ''), { noSsr: true });
  const error = ask.errors['leaveTypeId'];
  return (
    <div>
      {isPhone ? <KindSelect ask={ask} balances={balances} /> : <KindCards ask={ask} balances={balances} />}
      <HelperText id="leaveTypeId" error={error} />
    </div>
  );
}

interface ChoiceProps {
  ask: AskFormState;
  balances: readonly LeaveBalance[] | undefined;
}

const choose = ({ draft, types, change }: AskFormState, id: string): void => {
  const type = types.find((one) => one.id === id);
  if (type) change(withType(draft, type));
};

function KindCards({ ask, balances }: ChoiceProps) {
  const t = useT('leave');
  const { draft, types, errors } = ask;
  const left = useLeft(balances);
  const tab = types.some(({ id }) => id === draft.leaveTypeId) ? draft.leaveTypeId : types[0]?.id;
  return (
    <Cards
      role="radiogroup"
      aria-label={t('ask.kind')}
      aria-describedby={errors['leaveTypeId'] ? 'leaveTypeId-below' : undefined}
    >
      {types.map((type) => (
        <Frame key={type.id} shown={type.id === draft.leaveTypeId}>
          <Card>
            <input
              id={type.id === tab ? 'leaveTypeId' : undefined}
              type="radio"
              name="leaveTypeId"
              value={type.id}
              checked={type.id === draft.leaveTypeId}
              onChange={() => choose(ask, type.id)}
            />
            <KindSquare type={type} />
            <Name>{type.name}</Name>
            <Left>{left(type)}</Left>
          </Card>
        </Frame>
      ))}
    </Cards>
  );
}

const Picked = styled(Card)({
  position: 'relative',
  gridTemplateColumns: '18px minmax(0, 1fr) 20px',
  columnGap: 12,
  backgroundColor: ink.surface,
  '&:has(select:focus-visible)': { outline: `2px solid ${ink.focus}`, outlineOffset: 2 },
  '& small': { gridColumn: 2 },
});
const Native = styled('select')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  width: '100%',
  fontSize: '1rem',
  cursor: 'pointer',
});

function KindSelect({ ask, balances }: ChoiceProps) {
  const t = useT('leave');
  const left = useLeft(balances);
  const { type, types, draft, errors } = ask;
  return (
    <Picked as="div">
      <KindSquare type={type} size="grid" />
      <Name aria-hidden>{type?.name ?? t('ask.kind')}</Name>
      <ChevronDown size={18} strokeWidth={1.7} aria-hidden />
      <Left>{type && left(type)}</Left>
      <Native
        id="leaveTypeId"
        aria-label={t('ask.kind')}
        aria-describedby={errors['leaveTypeId'] ? 'leaveTypeId-below' : undefined}
        value={draft.leaveTypeId}
        onChange={({ target }) => choose(ask, target.value)}
      >
        {draft.leaveTypeId === '' && <option value="">{t('ask.kind')}</option>}
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Native>
    </Picked>
  );
}

function useLeft(balances: readonly LeaveBalance[] | undefined): (type: LeaveType) => string {
  const t = useT('leave');
  const amounts = useAmounts();
  return ({ id, tracksBalance, maximumDays }) => {
    const balance = balances?.find(({ leaveTypeId }) => leaveTypeId === id);
    if (tracksBalance) return balance ? t('ask.left', { days: amounts.balance(balance.free) }) : t('ask.leftUnknown');
    return maximumDays === null ? t('ask.noBalance') : t('ask.atMost', { days: amounts.days(maximumDays) });
  };
}
