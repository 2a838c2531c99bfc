import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Field, HelperText, ink, isDay } from '@kadro/ui';
import { nameOf, type PersonCard } from '../../../people/types.ts';
import { type DayWords } from '../shared/use-day-words.ts';
import { DayField, ShiftField } from './fields.tsx';
import { type PlannableShift, type TeamDay } from './questions.ts';
import { usePlanning } from './use-planning.ts';

const Content = styled(DialogContent)({ display: 'grid', gap: 16, alignContent: 'start' });
const Rows = styled('ul')({ listStyle: 'none', display: 'grid', gap: 8 });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
});
const Muted = styled('p')({ color: ink.textMuted });

interface DayDialogProps {
  person: PersonCard;
  date: string;
  day: TeamDay | undefined;
  shifts: readonly PlannableShift[];
  words: DayWords;
  onClose: () => void;
}

/** The shifts of somebody on a day: those that are planned, and another one from that day on. */
export function DayDialog({ person, date, day, shifts, words, onClose }: DayDialogProps) {
  const t = useT('team');
  const id = useId();
  const { isBusy, error, plan, remove } = usePlanning();
  const [shiftId, setShift] = useState('');
  const [to, setTo] = useState(date);
  const [note, setNote] = useState('');
  const isReady = shiftId !== '' && isDay(to) && to >= date;
  const send = async () => {
    if (await plan(person.id, shiftId, { from: date, to }, note)) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('dayOf', { name: nameOf(person), day: words.long(date) })}</DialogTitle>
      <Content>
        <Planned
          day={day}
          words={words}
          isBusy={isBusy}
          onRemove={(planned) => void remove(person.id, { from: date, to: date }, planned)}
        />
        <ShiftField shifts={shifts} value={shiftId} onShift={setShift} />
        <DayField label={t('until')} value={to} onDay={setTo} min={date} />
        <Field label={t('note')} value={note} onChange={({ target }) => setNote(target.value)} />
        <div role="alert">
          <HelperText id={id} error={error} />
        </div>
      </Content>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        <Button variant="contained" disabled={!isReady} loading={isBusy} onClick={() => void send()}>
          {t('plan')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PlannedProps extends Pick<DayDialogProps, 'day' | 'words'> {
  isBusy: boolean;
  onRemove: (shiftId: string) => void;
}

function Planned({ day, words, isBusy, onRemove }: PlannedProps) {
  const t = useT('team');
  const planned = (day?.assignedShifts ?? []).filter(({ id }) => id !== null);
  if (planned.length === 0) return <Muted>{t('timesheet:noShift')}</Muted>;
  return (
    <Rows>
      {planned.map((shift) => (
        <Row key={shift.id}>
          <span>
            <b>{words.shift(shift)}</b> {words.hours(shift)}
          </span>
          <Button
            variant="outlined"
            disabled={isBusy}
            aria-label={`${t('remove')}: ${words.shift(shift)}`}
            onClick={() => shift.id !== null && onRemove(shift.id)}
          >
            {t('remove')}
          </Button>
        </Row>
      ))}
    </Rows>
  );
}
