import { useId, useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { HelperText, Field, SelectField, today, useToast } from '@kadro/ui';
import { useAmounts } from '../shared/use-amounts.ts';
import { refusalOf, useLeaveCommand } from '../data/use-command.ts';
import { type LeaveRequest } from '../data/types.ts';
import { messageOf } from '../../../core/message-of.ts';
import { cancellableFrom, daysBack } from './days-back.ts';

const Fields = styled('div')({ display: 'grid', gap: 16 });

export interface CancelProps {
  request: LeaveRequest;
  onDone: () => Promise<void>;
}

/** The way to take a request back; it asks first. */
export function CancelButton(props: CancelProps) {
  const t = useT('leave');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cancel.action')}
      </Button>
      {open && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ request, onDone, onClose }: CancelProps & { onClose: () => void }) {
  const t = useT('leave');
  const id = useId();
  const { dateInSentence } = useFormat();
  const { balance } = useAmounts();
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');
  const back = daysBack(request, from);
  const { submit, errors, busy } = useCancelling({ request, onDone, onClose, from, reason, back });
  const options = useFirstDays(request);
  const title = from
    ? t('cancel.titleFrom', { date: dateInSentence(from) })
    : t('cancel.title', { period: dateInSentence(request.beginDate, request.endDate) });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-effect`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Fields>
            <p id={`${id}-effect`} aria-live="polite">
              {t('cancel.effect', { days: balance(back) })}
            </p>
            {options.length > 0 && (
              <SelectField
                label={t('cancel.what')}
                empty={t('cancel.whole')}
                options={options}
                value={from}
                error={errors['from']}
                onChange={({ target }) => setFrom(target.value)}
              />
            )}
            <Field
              label={t('leave.cancelReason')}
              required
              multiline
              minRows={2}
              value={reason}
              error={errors['reason']}
              onChange={({ target }) => setReason(target.value)}
            />
            <HelperText id={`${id}-all`} error={errors['']} />
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {t('common:action.dismiss')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {from ? t('cancel.confirmFrom') : t('cancel.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The days from which on a request can be taken back. */
function useFirstDays(request: LeaveRequest): { value: string; label: string }[] {
  const t = useT('leave');
  const { dateInSentence, weekday } = useFormat();
  return cancellableFrom(request, today()).map((value) => ({
    value,
    label: t('cancel.fromDay', { date: `${weekday(value, 'short')} ${dateInSentence(value)}`, raw: true }),
  }));
}

interface Cancelling extends CancelProps {
  onClose: () => void;
  /** The day from which on; '' for all of it. */
  from: string;
  reason: string;
  /** How many days come back. */
  back: number;
}

function useCancelling({ request, onDone, onClose, from, reason, back }: Cancelling) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const toast = useToast();
  const send = useLeaveCommand();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setErrors({ reason: t('common:validation.required') });
    setBusy(true);
    try {
      await send('PUT', `leave-requests/${request.id}/cancel`, { reason: reason.trim(), ...(from && { from }) });
      await onDone();
      toast({ text: t('cancel.done', { days: balance(back) }), status: 'CANCELLED' });
      onClose();
    } catch (error) {
      setErrors(refusalOf(error, ['reason', 'from'], messageOf));
      setBusy(false);
    }
  };
  return { submit, errors, busy };
}
