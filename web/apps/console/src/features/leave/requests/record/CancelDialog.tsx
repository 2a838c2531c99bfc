import { useFormat, useT } from '@kadro/i18n';
import { type CancelDays, Field, SelectField, useCancelDays } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useGetOne } from 'react-admin';
import { ButtonRow, Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { type Submission, useSubmission } from '../../../../form/use-submission.ts';
import { type LeaveRequest, type LeaveReturn } from '../model.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Days = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
});

type Problems = { reason?: string; from?: string; to?: string; other?: string };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Refusals by field; `other` is shown above the fields. */
function problemsOf({ refusal, problem }: Submission): Problems {
  const { fields = {} } = refusal ?? {};
  const atFields = { reason: textOf(fields['reason']), from: textOf(fields['from']), to: textOf(fields['to']) };
  return Object.values(atFields).some(Boolean) ? atFields : { other: problem };
}

export function CancelDialog({ request, onClose }: { request: LeaveRequest; onClose: () => void }) {
  const t = useT('console-leave');
  const [reason, setReason] = useState('');
  const days = useCancelDays(request);
  const { cancel, isBusy, problems } = useCancel(request, onClose);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void cancel(reason.trim(), days);
  };
  return (
    <FormDialog title={t('console-requests:cancel.title')} onClose={onClose}>
      <Form noValidate onSubmit={onSubmit}>
        <CancelFields request={request} problems={problems} days={days}>
          <Field
            label={t('console-requests:cancel.reason')}
            required
            value={reason}
            error={problems.reason}
            multiline
            minRows={2}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </CancelFields>
        <ButtonRow>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('console-requests:cancel.button')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {t('common:action.dismiss')}
          </Button>
        </ButtonRow>
      </Form>
    </FormDialog>
  );
}

function useCancel({ id, revision }: LeaveRequest, onDone: () => void) {
  const t = useT('console-leave');
  const submission = useSubmission();
  const [isMissing, setMissing] = useState(false);
  const problems = isMissing ? { reason: t('common:validation.required') } : problemsOf(submission);
  const cancel = async (reason: string, { from, to }: CancelDays) => {
    setMissing(!reason);
    if (!reason) return;
    const body = { reason, ...(from && { from }), ...(to && { to }), revision };
    await submission.submit({ service: 'leave', method: 'PUT', path: `leave-requests/${id}/cancel`, body }, onDone);
  };
  return { cancel, isBusy: submission.isBusy, problems };
}

interface CancelFieldsProps {
  request: LeaveRequest;
  problems: Problems;
  days: CancelDays;
  children: ReactNode;
}

function CancelFields({ request, problems, days, children }: CancelFieldsProps) {
  return (
    <>
      {problems.other && (
        <Alert severity="error" icon={false}>
          {problems.other}
        </Alert>
      )}
      <DayFields days={days} problems={problems} />
      {children}
      <Back request={request} days={days} />
    </>
  );
}

/** Nothing to choose for leave of a single day. */
function DayFields({
  days: { from, to, firsts, lasts, choose },
  problems,
}: Pick<CancelFieldsProps, 'days' | 'problems'>) {
  const t = useT('console-leave');
  const { dateInSentence, weekday } = useFormat();
  const option = (day: string) => ({ value: day, label: `${weekday(day, 'short')} ${dateInSentence(day)}` });
  if (firsts.length < 2 && lasts.length < 2) return null;
  return (
    <Days>
      <SelectField
        label={t('leave.cancel.first')}
        value={from || firsts[0]}
        error={problems.from}
        options={firsts.map(option)}
        onChange={(event) => choose({ from: event.target.value })}
      />
      <SelectField
        label={t('leave.cancel.last')}
        value={to || lasts.at(-1)}
        error={problems.to}
        options={lasts.map(option)}
        onChange={(event) => choose({ to: event.target.value })}
      />
    </Days>
  );
}

/** How many days come back, as the server counts. */
function Back({
  request: { id, balanceBefore, revision },
  days: { from, to },
}: Pick<CancelFieldsProps, 'request' | 'days'>) {
  const t = useT('console-leave');
  const { days: figure } = useFormat();
  const meta = { requestId: id, from: from || undefined, to: to || undefined };
  const { data } = useGetOne<LeaveReturn>('leave-returns', { id: [id, revision, from, to].join('/'), meta });
  const back = data && { days: figure(data.days) };
  return (
    <Effect aria-live="polite">
      {back && (typeof balanceBefore === 'number' ? t('leave.cancel.back', back) : t('leave.cancel.free', back))}
    </Effect>
  );
}
