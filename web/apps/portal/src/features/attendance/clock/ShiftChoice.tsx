import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { float, ink, radius, SkeletonBlock } from '@kadro/ui';
import { useShifts } from '../data/queries.ts';
import { type ShiftCard } from '../data/questions.ts';
import { type ClockNow } from '../data/types.ts';
import { type Clocking } from './use-clocking.ts';

const Root = styled('fieldset')({
  border: 0,
  margin: 0,
  minWidth: 0,
  display: 'grid',
  gap: 12,
  padding: 14,
  borderRadius: radius.float,
  backgroundColor: ink.raised,
  boxShadow: float,
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Title = styled('h2')(({ theme }) => theme.typography.section as object);
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 10,
  '& .MuiButton-root': { flexDirection: 'column', alignItems: 'flex-start', minHeight: 64, padding: '10px 14px' },
});
const Times = styled('span')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

interface ShiftChoiceProps {
  now: ClockNow;
  clocking: Clocking;
}

/** Which of several shifts a press or a reading is meant for; it never blocks the buttons. */
export default function ShiftChoice({ now: { clock }, clocking }: ShiftChoiceProps) {
  const t = useT('clock');
  const id = useId();
  const { time } = useFormat();
  const [later, setLater] = useState<string | null>(null);
  const { choice } = clocking;
  const asked = clock.ask && clock.ask.readingId !== later ? clock.ask : null;
  const shifts = useShifts(choice?.shiftIds ?? asked?.shiftIds ?? []);
  if (!choice && !asked) return null;
  const pick = (shiftId: string) => {
    if (choice?.action) clocking.press(choice.action, false, shiftId);
    else if (asked) clocking.choose(asked.readingId, shiftId);
  };
  const dismiss = () => (choice ? clocking.dismiss() : setLater(asked?.readingId ?? null));
  return (
    <Root aria-labelledby={id} aria-live="polite">
      <Head>
        <Title id={id}>{choice || !asked ? t('whichNow') : t('which', { time: time(asked.at) })}</Title>
        <Button variant="text" color="inherit" onClick={dismiss}>
          {t('later')}
        </Button>
      </Head>
      {shifts.data ? (
        <Cards>
          {shifts.data.map((shift) => (
            <ShiftButton key={shift.id} shift={shift} busy={clocking.busy !== null} onPick={() => pick(shift.id)} />
          ))}
        </Cards>
      ) : (
        <SkeletonBlock lines={2} />
      )}
    </Root>
  );
}

function ShiftButton({ shift, busy, onPick }: { shift: ShiftCard; busy: boolean; onPick: () => void }) {
  const { timeRange } = useFormat();
  return (
    <Button variant="outlined" disabled={busy} onClick={onPick}>
      <strong>{shift.name}</strong>
      {shift.begin !== null && shift.end !== null && <Times>{timeRange(shift.begin, shift.end)}</Times>}
    </Button>
  );
}
