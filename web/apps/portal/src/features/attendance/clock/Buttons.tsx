import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Coffee, LogIn, LogOut } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { Field, HelperText, ink, phone, tokens } from '@kadro/ui';
import { isOn } from '../../../navigation/menu.ts';
import { useOrganization } from '../../../people/own-file.ts';
import { type ClockNow } from '../data/types.ts';
import { timeAreas } from '../paths.ts';
import { type ClockAction, type Clocking } from './use-clocking.ts';

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

interface ButtonsProps {
  now: ClockNow;
  clocking: Clocking;
}

/** What the web terminal allows now: clocking in or out, and the break. */
export function Buttons({ now: { clock, terminal }, clocking }: ButtonsProps) {
  const t = useT('clock');
  const { data } = useOrganization();
  if (!terminal) return <Line>{t('noTerminal')}</Line>;
  if (terminal.disabled) return <Line>{t('off')}</Line>;
  const { clockInOut, breakInOut } = terminal;
  const isBreak = clock.state === 'BREAK';
  const mayBreak = breakInOut.allowed && isOn(data?.mobileSettings, timeAreas.breaks) && clock.state !== 'OUT';
  const needsNote = clockInOut.descriptionRequired || (mayBreak && breakInOut.descriptionRequired);
  const press = (action: ClockAction) => {
    const rule = action.startsWith('BREAK') ? breakInOut : clockInOut;
    clocking.press(action, rule.descriptionRequired);
  };
  return (
    <Root>
      {needsNote && (
        <Field
          label={t('note')}
          helper={t('noteNeeded')}
          value={clocking.note}
          error={clocking.noteError}
          inputProps={{ maxLength: 2_000 }}
          onChange={({ target }) => clocking.setNote(target.value)}
        />
      )}
      <Row>
        {mayBreak && !isBreak && <BreakButton isMain={false} action="BREAK_OUT" press={press} clocking={clocking} />}
        {clockInOut.allowed && (
          <ClockButton state={clock.state} isMain={!(isBreak && mayBreak)} press={press} clocking={clocking} />
        )}
        {mayBreak && isBreak && <BreakButton isMain action="BREAK_IN" press={press} clocking={clocking} />}
      </Row>
      {isBreak && clockInOut.allowed && <Line>{t('breakEnds')}</Line>}
      <div role="alert">{clocking.error !== '' && <HelperText id="clock-error" error={clocking.error} />}</div>
    </Root>
  );
}

interface PressProps {
  isMain: boolean;
  press: (action: ClockAction) => void;
  clocking: Clocking;
}

function ClockButton({ state, isMain, press, clocking }: PressProps & { state: ClockNow['clock']['state'] }) {
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
