import { Suspense, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Coffee, LogIn, LogOut } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { feedback, ink, phone, tokens } from '@kadro/ui';
import { lazily } from '../../../core/lazily.ts';
import { isOn } from '../../../navigation/menu.ts';
import { useOrganization } from '../../../people/own-file.ts';
import { type ClockNow } from '../data/types.ts';
import { timeAreas } from '../paths.ts';
import { Bar } from './Bar.tsx';
import { type Doing } from './state.ts';
import { type ClockAction, type Clocking } from './use-clocking.ts';

const Note = lazily(() => import('./Note.tsx'));
const MoreDialog = lazily(() => import('./more/MoreDialog.tsx'));

const Root = styled('div')({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  justifyItems: 'end',
  [phone]: { justifyItems: 'stretch', order: 1 },
});
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& .MuiButton-root': { minHeight: 56, paddingInline: 20, fontSize: 16, borderRadius: 12 },
  [phone]: { '& .MuiButton-root': { flex: '1 1 0', minHeight: tokens.size.portal.clock, paddingInline: 12 } },
});
const Line = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Refusal = styled(Line)({ color: feedback.error.text, maxWidth: 360 });

interface ButtonsProps {
  doing: Doing;
  terminal: ClockNow['terminal'];
  clocking: Clocking;
}

type Terminal = NonNullable<ClockNow['terminal']>;

/** What the web terminal allows now: clocking in or out, the break, and more behind a button. */
export function Buttons({ doing, terminal, clocking }: ButtonsProps) {
  const t = useT('clock');
  const [hasMore, setMore] = useState(false);
  if (!terminal) return <Line>{t('noTerminal')}</Line>;
  if (terminal.disabled) return <Line>{t('off')}</Line>;
  return (
    <Root>
      <MainButtons doing={doing} terminal={terminal} clocking={clocking} />
      {clocking.error !== '' && <Refusal role="alert">{clocking.error}</Refusal>}
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setMore(true)}>
        {t('common:action.more')}
      </Button>
      <Suspense>
        {hasMore && <MoreDialog doing={doing} terminal={terminal} clocking={clocking} onClose={() => setMore(false)} />}
      </Suspense>
    </Root>
  );
}

function MainButtons({ doing, terminal, clocking }: ButtonsProps & { terminal: Terminal }) {
  const t = useT('clock');
  const row = useRef<HTMLDivElement>(null);
  const { data } = useOrganization();
  const { clockInOut, breakInOut } = terminal;
  const isBreak = doing.state === 'BREAK';
  const mayBreak = breakInOut.allowed && isOn(data?.mobileSettings, timeAreas.breaks) && doing.state !== 'OUT';
  const asksForNote = [clockInOut, ...(mayBreak ? [breakInOut] : [])].some(
    ({ allowed, descriptionRequired }) => allowed && descriptionRequired,
  );
  const press = (action: ClockAction) => {
    const rule = action.startsWith('BREAK') ? breakInOut : clockInOut;
    clocking.press(action, rule.descriptionRequired);
  };
  const clockButton = clockInOut.allowed && (
    <ClockButton doing={doing} isMain={!(isBreak && mayBreak)} press={press} clocking={clocking} />
  );
  return (
    <>
      <Suspense>{asksForNote && <Note clocking={clocking} />}</Suspense>
      <Row ref={row}>
        {mayBreak && !isBreak && <BreakButton isMain={false} action="BREAK_OUT" press={press} clocking={clocking} />}
        {clockButton}
        {mayBreak && isBreak && <BreakButton isMain action="BREAK_IN" press={press} clocking={clocking} />}
      </Row>
      {isBreak && clockButton && <Line>{t('breakEnds')}</Line>}
      {clockButton && (
        <Bar of={row} minutes={doing.worked}>
          {clockButton}
        </Bar>
      )}
    </>
  );
}

interface PressProps {
  isMain: boolean;
  press: (action: ClockAction) => void;
  clocking: Clocking;
}

function ClockButton({ doing: { state }, isMain, press, clocking }: PressProps & { doing: Doing }) {
  const t = useT('clock');
  const action = state === 'OUT' ? 'CLOCK_IN' : 'CLOCK_OUT';
  const Icon = state === 'OUT' ? LogIn : LogOut;
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      loading={clocking.busy === action}
      loadingPosition="start"
      startIcon={<Icon className="turns" strokeWidth={1.7} aria-hidden />}
      onClick={() => press(action)}
    >
      {t(state === 'OUT' ? 'clockIn' : 'clockOut')}
    </Button>
  );
}

function BreakButton({ isMain, action, press, clocking }: PressProps & { action: 'BREAK_OUT' | 'BREAK_IN' }) {
  const t = useT('clock');
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      loading={clocking.busy === action}
      loadingPosition="start"
      startIcon={<Coffee strokeWidth={1.7} aria-hidden />}
      onClick={() => press(action)}
    >
      {t(action === 'BREAK_OUT' ? 'startBreak' : 'endBreak')}
    </Button>
  );
}
