import { useFormat, useT } from '@kadro/i18n';
import { Field, SelectField } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { ButtonRow, Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { type Submission, useSubmission } from '../../../../form/use-submission.ts';
import { type LeaveRequest } from '../model.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

type Problems = { reason?: string; from?: string; other?: string };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Refusals by field; `other` is shown above the fields. */
function problemsOf({ refusal, problem }: Submission): Problems {
  const { fields = {} } = refusal ?? {};
  const atFields = { reason: textOf(fields['reason']), from: textOf(fields['from']) };
  return atFields.reason || atFields.from ? atFields : { other: problem };
}

/** Cancels a request with a reason, as a whole or from a day on; it says how many days come back. */
export function CancelDialog({ request, onClose }: { request: LeaveRequest; onClose: () => void }) {
  const t = useT('console-leave');
  const [reason, setReason] = useState('');
  const [from, setFrom] = useState(request.cancelChoices?.[0]?.from ?? '');
  const { cancel, isBusy, problems } = useCancel(request, onClose);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void cancel(reason.trim(), from);
  };
  return (
    <FormDialog title={t('leave.cancel.title')} onClose={onClose}>
      <Form noValidate onSubmit={onSubmit}>
        <CancelFields request={request} problems={problems} from={from} onFrom={setFrom}>
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
        </CancelFields>
        <ButtonRow>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('leave.cancel.button')}
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
  const cancel = async (reason: string, from: string) => {
    setMissing(!reason);
    if (!reason) return;
    const body = { reason, ...(from && { from }), revision };
    await submission.submit({ service: 'leave', method: 'PUT', path: `leave-requests/${id}/cancel`, body }, onDone);
  };
  return { cancel, isBusy: submission.isBusy, problems };
}

interface CancelFieldsProps {
  request: LeaveRequest;
  problems: Problems;
  from: string;
  onFrom: (day: string) => void;
  children: ReactNode;
}

function CancelFields({ request, problems, from, onFrom, children }: CancelFieldsProps) {
  const t = useT('console-leave');
  const { dateInSentence, weekday } = useFormat();
  const choices = request.cancelChoices ?? [];
  const options = choices
    .flatMap((choice) => choice.from ?? [])
    .map((day) => ({
      value: day,
      label: t('leave.cancel.from', { day: `${weekday(day, 'short')} ${dateInSentence(day)}`, raw: true }),
    }));
  const back = { days: choices.find((choice) => (choice.from ?? '') === from)?.days ?? 0 };
  return (
    <>
      {problems.other && (
        <Alert severity="error" icon={false}>
          {problems.other}
        </Alert>
      )}
      {options.length > 0 && (
        <SelectField
          label={t('leave.cancel.what')}
          value={from}
          error={problems.from}
          empty={choices.some((choice) => choice.from === null) ? t('leave.cancel.whole') : undefined}
          options={options}
          onChange={(event) => onFrom(event.target.value)}
        />
      )}
      {children}
      <Effect aria-live="polite">
        {typeof request.balanceBefore === 'number' ? t('leave.cancel.back', back) : t('leave.cancel.free', back)}
      </Effect>
    </>
  );
}
