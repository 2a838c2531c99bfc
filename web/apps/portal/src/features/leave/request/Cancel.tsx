import { useId, useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { HelperText, Field, SelectField, useToast } from '@kadro/ui';
import { useAmounts } from '../shared/use-amounts.ts';
import { refusalOf, useLeaveCommand } from '../data/use-command.ts';
import { type LeaveRequest } from '../data/types.ts';
import { messageOf } from '../../../core/message-of.ts';

const Fields = styled('div')({ display: 'grid', gap: 16 });

export interface CancelProps {
  request: LeaveRequest;
  onDone: () => Promise<void>;
}

/** Cancels a request, wholly or from a day on, after a dialog. */
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

interface CancelDialogProps extends CancelProps {
  onClose: () => void;
}

function CancelDialog({ request, onDone, onClose }: CancelDialogProps) {
  const t = useT('leave');
  const id = useId();
  const { dateInSentence } = useFormat();
  const choices = request.cancelChoices ?? [];
  const [from, setFrom] = useState(choices[0]?.from ?? '');
  const [reason, setReason] = useState('');
  const back = choices.find((one) => (one.from ?? '') === from)?.days ?? 0;
  const { submit, errors, busy } = useCancelling({ request, onDone, onClose, from, reason, back });
  const title = from
    ? t('cancel.titleFrom', { date: dateInSentence(from) })
    : t('cancel.title', { period: dateInSentence(request.beginDate, request.endDate) });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-effect`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Fields>
            <Effect id={`${id}-effect`} back={back} />
            <FirstDay choices={choices} value={from} error={errors['from']} onChange={setFrom} />
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
        <CancelActions isPartial={from !== ''} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function Effect({ id, back }: { id: string; back: number }) {
  const t = useT('leave');
  const { balance } = useAmounts();
  return (
    <p id={id} aria-live="polite">
      {t('cancel.effect', { days: balance(back) })}
    </p>
  );
}

type Choices = NonNullable<LeaveRequest['cancelChoices']>;

interface FirstDayProps {
  choices: Choices;
  value: string;
  error?: string;
  onChange: (from: string) => void;
}

function FirstDay({ choices, value, error, onChange }: FirstDayProps) {
  const t = useT('leave');
  const options = useFirstDays(choices);
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('cancel.what')}
      empty={choices.some(({ from }) => from === null) ? t('cancel.whole') : undefined}
      options={options}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface CancelActionsProps {
  isPartial: boolean;
  busy: boolean;
  onClose: () => void;
}

function CancelActions({ isPartial, busy, onClose }: CancelActionsProps) {
  const t = useT('leave');
  return (
    <DialogActions>
      <Button variant="outlined" disabled={busy} onClick={onClose}>
        {t('common:action.dismiss')}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {isPartial ? t('cancel.confirmFrom') : t('cancel.action')}
      </Button>
    </DialogActions>
  );
}

function useFirstDays(choices: Choices): { value: string; label: string }[] {
  const t = useT('leave');
  const { dateInSentence, weekday } = useFormat();
  const days = choices.flatMap(({ from }) => from ?? []);
  return days.map((value) => ({
    value,
    label: t('cancel.fromDay', { date: `${weekday(value, 'short')} ${dateInSentence(value)}`, raw: true }),
  }));
}

interface Cancelling extends CancelDialogProps {
  /** The first day to cancel; '' for all of them. */
  from: string;
  reason: string;
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
      const body = { reason: reason.trim(), ...(from && { from }), revision: request.revision };
      await send('PUT /leave/api/v1/leave-requests/{id}/cancel', { id: request.id, body });
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
