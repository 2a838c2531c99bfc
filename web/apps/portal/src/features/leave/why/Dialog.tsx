import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '@kadro/i18n';
import { Async } from '../../../parts/Async.tsx';
import { useAmounts } from '../shared/use-amounts.ts';
import { useLeaveStatement } from '../data/page-queries.ts';
import { type LeaveTypeCard } from '../data/types.ts';
import { WhyList } from './List.tsx';

export function WhyDialog({ type, on, onClose }: { type: LeaveTypeCard; on: string; onClose: () => void }) {
  const t = useT('leave');
  const id = useId();
  const { balance } = useAmounts();
  const read = useLeaveStatement(type.id, on);
  const value = read.data?.balance;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>
        {value === undefined ? type.name : t('balance.whyOf', { name: type.name ?? '', days: balance(value) })}
      </DialogTitle>
      <DialogContent>
        <Async query={read} lines={5} failed={t('down')}>
          {(statement) => <WhyList statement={statement} />}
        </Async>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
