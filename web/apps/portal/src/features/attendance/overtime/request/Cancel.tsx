import { type SubmitEvent, useEffect, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, Field, HelperText, useToast } from '@kadro/ui';
import { messageOf } from '../../../../core/message-of.ts';
import { useFormDraft } from '../../../../core/use-draft.ts';
import { refusalOf } from '../../../../requests/refusal.ts';
import { type OvertimeRequest } from '../data/types.ts';
import { useOvertimeCommand } from '../data/use-command.ts';
import { useOvertimeWords } from '../shared/use-words.ts';

const Fields = styled('div')({ display: 'grid', gap: 16 });

interface CancelProps {
  request: OvertimeRequest;
  onDone: () => Promise<void>;
}

export function CancelButton(props: CancelProps) {
  const t = useT('leave');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cancel.action')}
      </Button>
      {isOpen && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const keptFields = ['reason'] as const;

function CancelDialog({ request, onDone, onClose }: CancelProps & { onClose: () => void }) {
  const t = useT('overtime');
  const id = useId();
  const words = useOvertimeWords();
  const { reason, setReason, draft } = useReason(request);
  const leave = () => {
    draft.end();
    onClose();
  };
  const { submit, errors, busy } = useCancelling(request, reason, async () => {
    await onDone();
    leave();
  });
  return (
    <Dialog open onClose={busy ? undefined : leave} aria-labelledby={id} fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{t('cancelTitle', { date: words.period(request) })}</DialogTitle>
        <DialogContent>
          <Fields>
            <DraftNote draft={draft} onContinue={draft.takeUp} />
            {request.status === 'APPROVED' && <p>{t('cancelEffect', { time: words.amount(request) })}</p>}
            <Field
              label={t('leave:leave.cancelReason')}
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
        <Buttons busy={busy} onClose={leave} />
      </form>
    </Dialog>
  );
}

function Buttons({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <DialogActions>
      <Button variant="outlined" disabled={busy} onClick={onClose}>
        {t('common:action.dismiss')}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {t('leave:cancel.action')}
      </Button>
    </DialogActions>
  );
}

function useReason({ id, revision }: OvertimeRequest) {
  const [reason, setReason] = useState('');
  const draft = useFormDraft({ name: 'overtime.cancel', record: id, fields: keptFields }, revision);
  const { keep, take } = draft;
  useEffect(() => keep(reason === '' ? {} : { reason }), [keep, reason]);
  return { reason, setReason, draft: { ...draft, takeUp: () => setReason(take({ reason }).reason ?? reason) } };
}

function useCancelling({ id, revision }: OvertimeRequest, reason: string, onDone: () => Promise<void>) {
  const t = useT();
  const toast = useToast();
  const send = useOvertimeCommand();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setErrors({ reason: t('validation.required') });
    setBusy(true);
    try {
      await send('PUT /attendance/api/v1/overtimes/{id}/cancel', { id, body: { reason: reason.trim(), revision } });
      await onDone();
      toast({ text: t('enum.leaveAction.CANCELLED'), status: 'CANCELLED' });
    } catch (error) {
      setErrors(refusalOf(error, ['reason'], messageOf));
      setBusy(false);
    }
  };
  return { submit, errors, busy };
}
