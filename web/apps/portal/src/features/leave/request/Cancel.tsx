import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { type CancelDays, SelectField, useCancelDays } from '@kadro/ui';
import { useFormDraft } from '../../../core/use-draft.ts';
import { CancelButton, CancelDialog } from '../../../requests/one/CancelDialog.tsx';
import { type Act, useAct } from '../../../requests/one/use-act.ts';
import { type Written } from '../../../requests/one/use-written.ts';
import { useLeaveReturn } from '../data/page-queries.ts';
import { type LeaveRequest } from '../data/types.ts';
import { useLeaveCommand } from '../data/use-command.ts';
import { useAmounts } from '../shared/use-amounts.ts';

const Days = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
});

interface CancelProps {
  request: LeaveRequest;
  onDone: () => Promise<void>;
}

/** Cancels leave, or days at its beginning or end. */
export const CancelLeave = (props: CancelProps) => (
  <CancelButton>{(onClose) => <CancelDaysDialog {...props} onClose={onClose} />}</CancelButton>
);

const fields = ['reason', 'from', 'to'] as const;

function CancelDaysDialog({ request, onDone, onClose }: CancelProps & { onClose: () => void }) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const { balance } = useAmounts();
  const send = useLeaveCommand();
  const days = useCancelDays(request);
  const { id, revision, beginDate, endDate } = request;
  const { from, to } = days;
  const back = useLeaveReturn(id, from, to).data;
  const reason = useReason(request, days);
  const act = useAct(reason.text, {
    fields,
    send: (text) => {
      const body = { reason: text, ...(from && { from }), ...(to && { to }), revision };
      return send('PUT /leave/api/v1/leave-requests/{id}/cancel', { id, body });
    },
    done: {
      text: back ? t('cancel.done', { days: balance(back.days) }) : t('common:enum.leaveAction.CANCELLED'),
      status: 'CANCELLED',
    },
    onDone: async () => {
      await onDone();
      reason.draft.end();
      onClose();
    },
  });
  return (
    <CancelDialog
      title={t('cancel.title', { period: dateInSentence(from || beginDate, to || endDate) })}
      effect={back ? t('cancel.effect', { days: balance(back.days) }) : '\u00a0'}
      reason={reason}
      act={act}
      confirm={days.isPartial ? t('cancel.confirmFrom') : undefined}
      onClose={onClose}
    >
      <DayFields days={days} errors={act.errors} />
    </CancelDialog>
  );
}

/** Why, kept on the device with the chosen days. */
function useReason({ id, revision }: LeaveRequest, { from, to, choose }: CancelDays): Written {
  const [text, setText] = useState('');
  const draft = useFormDraft({ name: 'leave.cancel', record: id, fields }, revision);
  const [start] = useState({ from, to });
  const { keep, take } = draft;
  const isChanged = text !== '' || from !== start.from || to !== start.to;
  useEffect(() => keep(isChanged ? { reason: text, from, to } : {}), [keep, isChanged, text, from, to]);
  const takeUp = () => {
    const { reason: earlier, ...chosen } = take({ reason: text, from, to });
    choose(chosen);
    setText(earlier ?? text);
  };
  return { text, setText, draft: { ...draft, takeUp } };
}

interface DayFieldsProps {
  days: CancelDays;
  errors: Act['errors'];
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
