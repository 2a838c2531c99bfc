import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useUnsaved } from '../../../navigation/unsaved-guard.tsx';
import { leaveRequests } from '../paths.ts';
import { usePeople } from '../../../people/names.ts';
import { refusalOf, useLeaveCommand } from '../data/use-command.ts';
import { type LeaveRequest, type LeaveType, type Problem } from '../data/types.ts';
import { nameOf } from '../../../people/types.ts';
import { messageOf } from '../../../core/message-of.ts';
import { useUploads } from '../files/use-uploads.ts';
import { bodyOf, draftFor, draftOf, missingIn, type RequestDraft } from './draft.ts';
import { useCalculation } from './use-calculation.ts';

const fields = [
  'leaveTypeId',
  'duration',
  'period',
  'beginDate',
  'endDate',
  'beginTime',
  'endTime',
  'reason',
  'documents',
] as const;
/** What is asked for at the end only: while one chooses days, nothing has been forgotten yet. */
const later: ReadonlySet<string> = new Set(['reason', 'documents']);

const liveErrors = (problems: readonly Problem[]): Record<string, string> =>
  Object.fromEntries(problems.flatMap(({ field, message }) => (field && !later.has(field) ? [[field, message]] : [])));

/** What was refused is about what was sent; a change makes a new question of it. */
const refusedAfter = (
  part: Partial<RequestDraft>,
  { reason, documents }: Record<string, string>,
): Record<string, string> => ({
  ...(!('reason' in part) && reason && { reason }),
  ...(documents && { documents }),
});

export type AskFormState = ReturnType<typeof useAskForm>;

/** The state of asking for leave, or of changing what was asked for: draft, what it would be, and sending it. */
export function useAskForm(
  types: readonly LeaveType[],
  first: LeaveType | undefined,
  editing: LeaveRequest | undefined,
) {
  const t = useT('leave');
  const [start] = useState(() => (editing ? draftOf(editing) : draftFor(first)));
  const [draft, setDraft] = useState(start);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const uploads = useUploads();
  const asked = bodyOf(draft);
  const calculation = useCalculation(asked && { ...asked, ...(editing && { requestId: editing.id }) });
  const type = types.find(({ id }) => id === draft.leaveTypeId);
  useUnsaved((JSON.stringify(draft) !== JSON.stringify(start) || uploads.files.length > 0) && !isSending);
  const submit = useSubmit(editing, calculation.data?.steps.find(({ state }) => state === 'PENDING')?.managerId);
  const attempt = useFocusOnFirst(refused);

  const change = (part: Partial<RequestDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setRefused((before) => refusedAfter(part, before));
  };
  const errors: Record<string, string> = { ...liveErrors(calculation.problems), ...refused };
  const other = calculation.problems.find(({ field }) => !fields.some((name) => name === field))?.message;

  const send = async () => {
    attempt();
    const missing = missingIn(draft);
    if (missing.length > 0 || asked === null)
      return setRefused(Object.fromEntries(missing.map((field) => [field, t('common:validation.required')])));
    setSending(true);
    try {
      const documents = await uploads.settled();
      if (documents === null) setRefused({ documents: t('documents.notThere') });
      else await submit({ ...asked, ...(draft.reason.trim() && { reason: draft.reason.trim() }) }, documents);
    } catch (error) {
      setRefused(refusalOf(error, fields, messageOf));
    }
    setSending(false);
  };
  const problems = fields.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  return {
    draft,
    change,
    type,
    types,
    calculation,
    isComplete: asked !== null,
    uploads,
    errors,
    other: refused[''] ?? other,
    problems,
    send,
    isSending,
    editing,
  };
}

/** Sends the request and goes to its page; says who decides first. */
function useSubmit(editing: LeaveRequest | undefined, firstId: string | undefined) {
  const t = useT('leave');
  const toast = useToast();
  const navigate = useNavigate();
  const send = useLeaveCommand();
  const [id] = useState(() => crypto.randomUUID());
  const [person] = usePeople(firstId === undefined ? undefined : [firstId]).data ?? [];
  return async (body: object, documents: string[]) => {
    const kept = editing?.documents?.map((document) => document.id) ?? [];
    const all = [...kept, ...documents];
    const whole = { ...body, ...(all.length > 0 && { documents: all }) };
    const answer = editing
      ? await send<{ id: string }>('PUT', `leave-requests/${editing.id}`, whole)
      : await send<{ id: string }>('POST', 'leave-requests', { id, ...whole });
    await navigate(`${leaveRequests}/${editing?.id ?? answer.id}`, { replace: editing !== undefined });
    toast({ text: person ? t('ask.sent', { name: nameOf(person) }) : t('ask.sentPlain'), status: 'PENDING' });
  };
}

/** After an attempt that was refused the cursor stands in the first field that needs a look. */
function useFocusOnFirst(refused: Record<string, string>): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    const first = fields.find((field) => refused[field]);
    if (first) document.getElementById(first)?.focus();
    wanted.current = false;
  }, [refused]);
  return () => {
    wanted.current = true;
  };
}
