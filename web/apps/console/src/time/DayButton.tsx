import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, today, usualDays } from '@kadro/ui';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { ChevronDown, History } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { DayField } from './DayField.tsx';
import { KnownSwitch } from './KnownSwitch.tsx';
import { useMoment } from './moment.tsx';

const Opener = styled(Button)({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  flex: 'none',
  '&[data-other-day="true"]': { color: ink.primaryText, backgroundColor: ink.primaryTint, borderColor: ink.frame },
  [phone]: { '& .word': { display: 'none' }, '&[data-other-day="true"] .word': { display: 'inline' } },
});
const Body = styled('div')({ display: 'grid', gap: 14, padding: 16, width: 300 });
const Jumps = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export function DayButton() {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const { day: chosen, isOtherDay } = useMoment();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; pathname: string } | null>(null);
  // the page behind it may change by the keyboard or by the browser's Back
  const anchor = opened?.pathname === pathname ? opened.anchor : null;
  const close = () => setOpened(null);
  const shown = chosen ?? today();
  return (
    <>
      <Opener
        variant="outlined"
        size="small"
        data-other-day={isOtherDay}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={t('day.button', { date: dateInSentence(shown), raw: true })}
        startIcon={<History strokeWidth={1.7} />}
        endIcon={<ChevronDown strokeWidth={1.7} />}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, pathname })}
      >
        <span className="word">
          {isOtherDay ? dateInSentence(shown) : t('day.today', { date: dateInSentence(shown) })}
        </span>
      </Opener>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('day.label') } }}
      >
        <DayChoice onDone={close} />
      </Popover>
    </>
  );
}

function DayChoice({ onDone }: { onDone: () => void }) {
  const t = useT('time');
  const { day: chosen, isOtherDay, setDay } = useMoment();
  const [typed, setTyped] = useState(chosen ?? today());
  const choose = (next: string) => {
    setTyped(next);
    setDay(next);
  };
  return (
    <Body>
      <DayField label={t('day.label')} value={typed} onChange={setTyped} onDay={setDay} />
      <UsualDays onDay={choose} />
      {isOtherDay && (chosen ?? '') < today() && <KnownSwitch />}
      {isOtherDay && (
        <Button
          variant="contained"
          onClick={() => {
            setDay(null);
            onDone();
          }}
        >
          {t('backToToday')}
        </Button>
      )}
    </Body>
  );
}

function UsualDays({ onDay }: { onDay: (day: string) => void }) {
  const { dateInSentence } = useFormat();
  return (
    <Jumps>
      {usualDays(today()).map((one) => (
        <Button key={one} size="small" variant="outlined" onClick={() => onDay(one)}>
          {dateInSentence(one)}
        </Button>
      ))}
    </Jumps>
  );
}
