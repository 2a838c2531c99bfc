import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { defaultDatePattern, useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { useFormDraft } from '../../../core/use-draft.ts';
import { useUnsaved } from '../../../navigation/unsaved-guard.tsx';
import { leaveRequests } from '../paths.ts';
import { usePeople } from '../../../people/names.ts';
import { useLeaveCommand } from '../data/use-command.ts';
import { refusalOf } from '../../../requests/refusal.ts';
import { useFocusOnFirst } from '../../../requests/use-focus-on-first.ts';
import { type LeaveRequest, type LeaveType, type Problem } from '../data/types.ts';
import { nameOf } from '../../../people/types.ts';
import { messageOf } from '../../../core/message-of.ts';
import { useUploads, type UploadsState } from '../files/use-uploads.ts';
import {
  bodyOf,
  continued,
  draftFor,
  draftOf,
  faultsIn,
  keptFields,
  orderFault,
  type RequestDraft,
  type RequestBody,
} from './draft.ts';
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
/** Not required before sending is tried: while one chooses days, nothing has been forgotten yet. */
const later: ReadonlySet<string> = new Set(['reason', 'documents']);

type FieldErrors = Record<string, string>;

const liveErrors = (problems: readonly Problem[]): FieldErrors =>
  Object.fromEntries(problems.flatMap(({ field, message }) => (field && !later.has(field) ? [[field, message]] : [])));

/** A refusal is about what was sent; after a change only what the change does not touch remains of it. */
const refusedAfter = (part: Partial<RequestDraft>, { reason, documents }: FieldErrors): FieldErrors => ({
  ...(!('reason' in part) && reason && { reason }),
  ...(documents && { documents }),
});

function errorsOf(found: readonly Problem[], refused: FieldErrors, order: string | undefined) {
  const errors: FieldErrors = { ...liveErrors(found), ...refused, ...(order && { endTime: order }) };
  const other = refused[''] ?? found.find(({ field }) => !fields.some((name) => name === field))?.message;
  const problems = fields.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  return { errors, other, problems };
}

export type AskFormState = ReturnType<typeof useAskForm>;

export function useAskForm(
  types: readonly LeaveType[],
  first: LeaveType | undefined,
  editing: LeaveRequest | undefined,
) {
  const t = useT();
  const [start] = useState(() => (editing ? draftOf(editing) : draftFor(first)));
  const [draft, setDraft] = useState(start);
  const [refused, setRefused] = useState<FieldErrors>({});
  const uploads = useUploads();
  const asked = bodyOf(draft);
  const calculation = useCalculation(asked && { ...asked, ...(editing && { requestId: editing.id }) });
  const kept = useKept(draft, start, uploads.files.length > 0, editing);
  const firstApprover = calculation.data?.steps.find(({ state }) => state === 'PENDING')?.managerId;
  const submit = useSubmit(editing, firstApprover, kept.end);
  const { send, isSending } = useSend({ draft, uploads, submit, refused, onRefused: setRefused });
  useUnsaved(kept.isDirty && !isSending, kept.end);
  const change = (part: Partial<RequestDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setRefused((before) => refusedAfter(part, before));
  };
  return {
    draft,
    change,
    kept,
    takeUp: () => change(continued(draft, kept.take(start), types)),
    type: types.find(({ id }) => id === draft.leaveTypeId),
    types,
    calculation,
    isComplete: asked !== null,
    uploads,
    ...errorsOf(calculation.problems, refused, orderFault(draft) && t('common:validation.timeOrder')),
    send,
    isSending,
    editing,
  };
}

/** Keeps the draft on the device while it differs from the start. */
function useKept(draft: RequestDraft, start: RequestDraft, hasFiles: boolean, editing: LeaveRequest | undefined) {
  const kept = useFormDraft({ name: 'leave.ask', record: editing?.id, fields: keptFields }, editing?.revision);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const { keep } = kept;
  useEffect(() => keep(isChanged ? { ...draft } : {}, hasFiles), [keep, isChanged, draft, hasFiles]);
  return { ...kept, isDirty: isChanged || hasFiles };
}

interface Sending {
  draft: RequestDraft;
  uploads: UploadsState;
  submit: ReturnType<typeof useSubmit>;
  refused: FieldErrors;
  onRefused: (errors: FieldErrors) => void;
}

function useSend({ draft, uploads, submit, refused, onRefused }: Sending) {
  const t = useT('leave');
  const pattern = useUser().datePattern || defaultDatePattern;
  const [isSending, setSending] = useState(false);
  const focusFirst = useFocusOnFirst(fields, refused);
  const send = async () => {
    focusFirst();
    const asked = bodyOf(draft);
    if (asked === null) {
      const faults = Object.entries(faultsIn(draft, pattern));
      return onRefused(
        Object.fromEntries(faults.map(([field, fault]) => [field, t(`common:validation.${fault}`, { pattern })])),
      );
    }
    setSending(true);
    try {
      const documents = await uploads.settled();
      if (documents === null) onRefused({ documents: t('documents.notThere') });
      else await submit({ ...asked, ...(draft.reason.trim() && { reason: draft.reason.trim() }) }, documents);
    } catch (error) {
      onRefused(refusalOf(error, fields, messageOf));
    }
    setSending(false);
  };
  return { send, isSending };
}

function useSubmit(editing: LeaveRequest | undefined, firstId: string | undefined, onSent: () => void) {
  const t = useT('leave');
  const toast = useToast();
  const navigate = useNavigate();
  const send = useLeaveCommand();
  const [id] = useState(() => crypto.randomUUID());
  const [person] = usePeople(firstId === undefined ? undefined : [firstId]).data ?? [];
  return async (body: RequestBody, documents: string[]) => {
    const kept = editing?.documents?.map((document) => document.id) ?? [];
    const all = [...kept, ...documents];
    const whole = { ...body, ...(all.length > 0 && { documents: all }) };
    const answer = editing
      ? await send('PUT /leave/api/v1/leave-requests/{id}', {
          id: editing.id,
          body: { ...whole, revision: editing.revision },
        })
      : await send('POST /leave/api/v1/leave-requests', { body: { id, ...whole } });
    onSent();
    await navigate(`${leaveRequests}/${editing?.id ?? answer.id}`, { replace: editing !== undefined });
    toast({ text: person ? t('ask.sent', { name: nameOf(person) }) : t('ask.sentPlain'), status: 'PENDING' });
  };
}
