import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { type ClockNow } from '../../data/types.ts';
import Note from '../Note.tsx';
import { type Doing } from '../state.ts';
import { type ClockAction, type Clocking } from '../use-clocking.ts';
import { WithPhone } from '../mobile/WithPhone.tsx';

const Content = styled(DialogContent)({ display: 'grid', gap: 16, alignContent: 'start' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

interface MoreDialogProps {
  doing: Doing;
  terminal: NonNullable<ClockNow['terminal']>;
  clocking: Clocking;
  onClose: () => void;
}

/** What else the web terminal allows: lunch, work outside, and clocking at a terminal with the phone. */
export default function MoreDialog({ doing: { state }, terminal, clocking, onClose }: MoreDialogProps) {
  const t = useT('clock');
  const id = useId();
  const { lunchInOut, dutyInOut } = terminal;
  const lunch: ClockAction = state === 'BREAK' ? 'LUNCH_IN' : 'LUNCH_OUT';
  const duty: ClockAction = state === 'DUTY' ? 'DUTY_IN' : 'DUTY_OUT';
  const offers = [
    { action: lunch, rule: lunchInOut, isOffered: lunchInOut.allowed && state !== 'OUT' },
    { action: duty, rule: dutyInOut, isOffered: dutyInOut.allowed },
  ].filter(({ isOffered }) => isOffered);
  const press = (action: ClockAction, isNoteNeeded: boolean) => {
    clocking.press(action, isNoteNeeded);
    if (!isNoteNeeded || clocking.note.trim()) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('more')}</DialogTitle>
      <Content>
        {offers.some(({ rule }) => rule.descriptionRequired) && <Note clocking={clocking} />}
        {offers.length > 0 && (
          <Actions>
            {offers.map(({ action, rule }) => (
              <Button key={action} variant="outlined" onClick={() => press(action, rule.descriptionRequired)}>
                {t(`event.${action}`)}
              </Button>
            ))}
          </Actions>
        )}
        <WithPhone action={state === 'OUT' ? 'CLOCK_IN' : 'CLOCK_OUT'} note={clocking.note} onDone={onClose} />
      </Content>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
