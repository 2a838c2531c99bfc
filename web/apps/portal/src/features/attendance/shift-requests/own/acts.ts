import { useState } from 'react';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { messageOf } from '../../../../core/message-of.ts';
import { type RequestStatus } from '../../../../requests/types.ts';
import { refusalOf } from '../../../../requests/refusal.ts';
import { useRequestCommand } from '../data/use-command.ts';

/** Where what becomes of own requests is sent. */
export const routes = {
  correction: {
    cancel: 'PUT /attendance/api/v1/clock-corrections/{id}/cancel',
    answer: 'PUT /attendance/api/v1/clock-corrections/{id}/detail',
  },
  shift: {
    cancel: 'PUT /attendance/api/v1/workplan-requests/{id}/cancel',
    answer: 'PUT /attendance/api/v1/workplan-requests/{id}/detail',
  },
} as const;

export type Own = keyof typeof routes;

interface Acting {
  kind: Own;
  request: { id: string; revision: number };
  onDone: () => Promise<void>;
}

/** Sends the text of an act on a request; an empty one is refused at its field. */
function useAct(
  { onDone }: Acting,
  field: string,
  send: (text: string) => Promise<unknown>,
  done: [string, RequestStatus],
) {
  const t = useT();
  const toast = useToast();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const act = async (text: string) => {
    if (!text.trim()) return setErrors({ [field]: t('validation.required') });
    setBusy(true);
    try {
      await send(text.trim());
      await onDone();
      toast({ text: done[0], status: done[1] });
    } catch (error) {
      setErrors(refusalOf(error, [field], messageOf));
    }
    setBusy(false);
  };
  return { act, errors, busy };
}

export function useCancelling(acting: Acting) {
  const t = useT();
  const command = useRequestCommand();
  const { kind, request } = acting;
  const { id, revision } = request;
  const send = (reason: string) => command(routes[kind].cancel, { id, body: { reason, revision } });
  return useAct(acting, 'reason', send, [t('enum.leaveAction.CANCELLED'), 'CANCELLED']);
}

export function useAnswering(acting: Acting) {
  const t = useT('leave');
  const command = useRequestCommand();
  const { kind, request } = acting;
  const { id, revision } = request;
  const send = (note: string) => command(routes[kind].answer, { id, body: { note, revision } });
  return useAct(acting, 'note', send, [t('answer.done'), 'PENDING']);
}
