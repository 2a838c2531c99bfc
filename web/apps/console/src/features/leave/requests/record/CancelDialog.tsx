import { ApiError, type Done } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { Field, SelectField } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type SubmitEvent } from 'react';
import { Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { refusalText, useSend } from '../../../../form/use-command.ts';
import { daysBack, laterDays, type LeaveRequest } from '../model.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type Problems = { reason?: string; from?: string; other?: string };

const said = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Cancels a request, whole or from a day on, with a reason and the days that come back said before. */
export function CancelDialog({ request, onClose }: { request: LeaveRequest; onClose: () => void }) {
  const t = useT('console');
  const { dateInSentence, weekday } = useFormat();
  const send = useSend();
  const [reason, setReason] = useState('');
  const [from, setFrom] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const days = request.dayDetails ?? [];
  const later = laterDays(days);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setProblems({ reason: t('common:validation.required') });
    setBusy(true);
    try {
      await send<Done>({
        service: 'leave',
        method: 'PUT',
        path: `leave-requests/${request.id}/cancel`,
        body: { reason: reason.trim(), ...(from && { from }) },
      });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { fields = {} } = error;
      const at = { reason: said(fields['reason']), from: said(fields['from']) };
      setProblems(at.reason || at.from ? at : { other: refusalText(error, t) });
    } finally {
      setBusy(false);
    }
  };
  const back = { days: daysBack(days, from || undefined) };
  return (
    <FormDialog title={t('leave.cancel.title')} onClose={onClose}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        {problems.other && (
          <Alert severity="error" icon={false}>
            {problems.other}
          </Alert>
        )}
        {later.length > 0 && (
          <SelectField
            label={t('leave.cancel.what')}
            value={from}
            error={problems.from}
            empty={t('leave.cancel.whole')}
            options={later.map((day) => ({
              value: day,
              label: t('leave.cancel.from', { day: `${weekday(day, 'short')} ${dateInSentence(day)}`, raw: true }),
            }))}
            onChange={(event) => setFrom(event.target.value)}
          />
        )}
        <Field
          label={t('leave.cancel.reason')}
          required
          value={reason}
          error={problems.reason}
          multiline
          minRows={2}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
        <Effect aria-live="polite">
          {typeof request.balanceBefore === 'number' ? t('leave.cancel.back', back) : t('leave.cancel.free', back)}
        </Effect>
        <Buttons>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('leave.cancel.button')}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {t('common:action.dismiss')}
          </Button>
        </Buttons>
      </Form>
    </FormDialog>
  );
}
