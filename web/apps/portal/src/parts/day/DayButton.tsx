import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { History } from 'lucide-react';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { DateField, today, usualDays } from '@kadro/ui';
import { useUser } from '../../core/context.tsx';

const Body = styled('div')({ display: 'grid', gap: 14, padding: 16, width: 280 });
const Jumps = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export function DayButton({ on, onLook }: { on: string | null; onLook: (day: string) => void }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const look = (day: string) => {
    setOpen(false);
    onLook(day);
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        className="no-print"
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<History strokeWidth={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {on ? dateInSentence(on) : t('portal:today.otherDay')}
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('day.label') } }}
      >
        <Choice on={on} onLook={look} />
      </Popover>
    </>
  );
}

function Choice({ on, onLook }: { on: string | null; onLook: (day: string) => void }) {
  const { dateInSentence } = useFormat();
  const now = today();
  return (
    <Body>
      <DayField value={on ?? now} onDay={onLook} />
      <Jumps>
        {usualDays(now).map((day) => (
          <Button key={day} size="small" variant="outlined" onClick={() => onLook(day)}>
            {dateInSentence(day)}
          </Button>
        ))}
      </Jumps>
    </Body>
  );
}

/** The selected day as a field; reports each finished date. */
export function DayField({ value, onDay }: { value: string; onDay: (day: string) => void }) {
  const t = useT('time');
  const language = useLanguage();
  const { datePattern } = useUser();
  const [typed, setTyped] = useState(value);
  return (
    <DateField
      label={t('day.label')}
      value={typed}
      onChange={setTyped}
      onDay={(next) => next !== value && onDay(next)}
      language={language}
      pattern={datePattern}
    />
  );
}
