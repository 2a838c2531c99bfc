import { useEffect, useId, useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { type CancelDays, DraftNote, Field, HelperText, SelectField, useCancelDays, useToast } from '@kadro/ui';
import { useAmounts } from '../shared/use-amounts.ts';
import { useFormDraft } from '../../../core/use-draft.ts';
import { useLeaveCommand } from '../data/use-command.ts';
import { refusalOf } from '../../../requests/refusal.ts';
import { useLeaveReturn } from '../data/page-queries.ts';
import { type LeaveRequest, type LeaveReturn } from '../data/types.ts';
import { messageOf } from '../../../core/message-of.ts';

const Fields = styled('div')({ display: 'grid', gap: 16 });
const Days = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
});

export interface CancelProps {
  request: LeaveRequest;
  onDone: () => Promise<void>;
}

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
  const days = useCancelDays(request);
  const [reason, setReason] = useState('');
  const back = useLeaveReturn(request.id, days.from, days.to).data;
  const draft = useCancelDraft(request, { reason, setReason, days });
  const leave = () => {
    draft.end();
    onClose();
  };
  const { submit, errors, busy } = useCancelling({ request, onDone, onClose: leave, days, reason, back });
  const period = dateInSentence(days.from || request.beginDate, days.to || request.endDate);
  return (
    <Dialog open onClose={busy ? undefined : leave} aria-labelledby={`${id}-title`} aria-describedby={`${id}-effect`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`}>{t('cancel.title', { period })}</DialogTitle>
        <DialogContent>
          <Fields>
            <DraftNote draft={draft} onContinue={draft.takeUp} />
            <Effect id={`${id}-effect`} back={back?.days} />
            <DayFields days={days} errors={errors} />
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
        <CancelActions isPartial={days.isPartial} busy={busy} onClose={leave} />
      </form>
    </Dialog>
  );
}

interface Cancelled {
  reason: string;
  setReason: (reason: string) => void;
  days: CancelDays;
}

const keptFields = ['reason', 'from', 'to'] as const;

function useCancelDraft(request: LeaveRequest, { reason, setReason, days: { from, to, choose } }: Cancelled) {
  const draft = useFormDraft({ name: 'leave.cancel', record: request.id, fields: keptFields }, request.revision);
  const [start] = useState({ from, to });
  const { keep, take } = draft;
  const isChanged = reason !== '' || from !== start.from || to !== start.to;
  useEffect(() => keep(isChanged ? { reason, from, to } : {}), [keep, isChanged, reason, from, to]);
  const takeUp = () => {
    const { reason: earlier, ...chosen } = take({ reason, from, to });
    choose(chosen);
    setReason(earlier ?? reason);
  };
  return { ...draft, takeUp };
}

function Effect({ id, back }: { id: string; back?: number }) {
  const t = useT('leave');
  const { balance } = useAmounts();
  return (
    <p id={id} aria-live="polite">
      {back === undefined ? '\u00a0' : t('cancel.effect', { days: balance(back) })}
    </p>
  );
}

interface DayFieldsProps {
  days: CancelDays;
  errors: Record<string, string>;
}

/** The first and the last day to cancel; nothing to choose for leave of a single day. */
function DayFields({ days: { from, to, firsts, lasts, choose }, errors }: DayFieldsProps) {
  const t = useT('leave');
  const { dateInSentence, weekday } = useFormat();
  const option = (day: string) => ({ value: day, label: `${weekday(day, 'short')} ${dateInSentence(day)}` });
  if (firsts.length < 2 && lasts.length < 2) return null;
  return (
    <Days>
      <SelectField
        label={t('cancel.first')}
        options={firsts.map(option)}
        value={from || firsts[0]}
        error={errors['from']}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <SelectField
        label={t('cancel.last')}
        options={lasts.map(option)}
        value={to || lasts.at(-1)}
        error={errors['to']}
        onChange={({ target }) => choose({ to: target.value })}
      />
    </Days>
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

interface Cancelling extends CancelDialogProps {
  days: Pick<CancelDays, 'from' | 'to'>;
  reason: string;
  back: LeaveReturn | null | undefined;
}

function useCancelling({ request, onDone, onClose, days: { from, to }, reason, back }: Cancelling) {
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
      const body = { reason: reason.trim(), ...(from && { from }), ...(to && { to }), revision: request.revision };
      await send('PUT /leave/api/v1/leave-requests/{id}/cancel', { id: request.id, body });
      await onDone();
      const text = back ? t('cancel.done', { days: balance(back.days) }) : t('common:enum.leaveAction.CANCELLED');
      toast({ text, status: 'CANCELLED' });
      onClose();
    } catch (error) {
      setErrors(refusalOf(error, ['reason', 'from', 'to'], messageOf));
      setBusy(false);
    }
  };
  return { submit, errors, busy };
}
