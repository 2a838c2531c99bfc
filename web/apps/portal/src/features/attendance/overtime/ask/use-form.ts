import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { defaultDatePattern, type Key, useT } from '@kadro/i18n';
import { isDay, today, useToast } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { useFormDraft } from '../../../../core/use-draft.ts';
import { useUnsaved } from '../../../../navigation/unsaved-guard.tsx';
import { refusalOf } from '../../../../requests/refusal.ts';
import { useFocusOnFirst } from '../../../../requests/use-focus-on-first.ts';
import { useDayWords } from '../../shared/use-day-words.ts';
import { useDayOf, useOvertimeTypes } from '../data/queries.ts';
import { type OvertimeRequest } from '../data/types.ts';
import { useOvertimeCommand } from '../data/use-command.ts';
import { overtimeRequests } from '../paths.ts';
import { type Body, bodyOf, type Draft, type Fault, faultsIn, fieldNames, keptFields } from './draft.ts';
import { useErrors } from './use-errors.ts';

/** Where the server says it, and where it stands on the page. */
const placeOf: Record<string, string> = { durationInMinutes: 'duration', shiftId: 'what', overtimeTypeId: 'what' };
const serverFields = ['overtimeDate', 'period', 'reason', ...Object.keys(placeOf)];

const faultWords: Record<Fault, Key> = {
  required: 'common:validation.required',
  date: 'common:validation.date',
  noSuchDate: 'common:validation.noSuchDate',
  duration: 'overtime:durationWrong',
};

export type AskState = ReturnType<typeof useAskForm>;

export function useAskForm(start: Draft, editing: OvertimeRequest | undefined) {
  const t = useT('overtime');
  const pattern = useUser().datePattern || defaultDatePattern;
  const [draft, setDraft] = useState(start);
  const [isSending, setSending] = useState(false);
  const kept = useKept(draft, start, editing);
  const submit = useSubmit(editing, kept.end);
  const whats = useWhats(draft.overtimeDate, editing);
  const what = whats.some(({ value }) => value === draft.what) ? draft.what : (whats[0]?.value ?? '');
  const { errors, setErrors } = useErrors(what);
  const focusFirst = useFocusOnFirst(fieldNames, errors);
  useUnsaved(kept.isDirty && !isSending, kept.end);
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
  };
  const send = async () => {
    focusFirst();
    const faults = Object.entries(faultsIn(draft, pattern)).map(([field, fault]) => [
      field,
      t(faultWords[fault], { pattern }),
    ]);
    if (faults.length > 0) return setErrors(Object.fromEntries(faults));
    setSending(true);
    try {
      await submit(bodyOf({ ...draft, what }), draft.send === 'yes');
    } catch (error) {
      const refused = Object.entries(refusalOf(error, serverFields, messageOf));
      setErrors(Object.fromEntries(refused.map(([field, text]) => [placeOf[field] ?? field, text])));
    }
    setSending(false);
  };
  const problems = fieldNames.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  const takeUp = () => change(kept.take(start));
  return { draft, what, whats, change, errors, problems, other: errors[''], send, isSending, kept, takeUp, editing };
}

/** The shifts of the date, and the types of overtime; what is changed keeps what it had. */
function useWhats(date: string, editing: OvertimeRequest | undefined): { value: string; label: string }[] {
  const t = useT('overtime');
  const { id } = useUser();
  const day = useDayOf(id, isDay(date) ? date : null).data;
  const types = useOvertimeTypes().data ?? [];
  const words = useDayWords(today());
  const shifts = (day?.assignedShifts ?? []).flatMap((shift) =>
    shift.id === null ? [] : [{ value: `shift:${shift.id}`, label: t('ofShift', { name: words.shift(shift) }) }],
  );
  const all = [...shifts, ...types.map((one) => ({ value: `type:${one.id}`, label: one.name ?? t('title') }))];
  const had = editing && [
    ...(editing.shift
      ? [{ value: `shift:${editing.shift.id}`, label: t('ofShift', { name: editing.shift.name }) }]
      : []),
    ...(editing.overtimeType ? [{ value: `type:${editing.overtimeType.id}`, label: editing.overtimeType.name }] : []),
  ];
  return [...all, ...(had ?? []).filter(({ value }) => !all.some((one) => one.value === value))];
}

/** Keeps the draft on the device while it differs from the start. */
function useKept(draft: Draft, start: Draft, editing: OvertimeRequest | undefined) {
  const kept = useFormDraft({ name: 'overtime.ask', record: editing?.id, fields: keptFields }, editing?.revision);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  const { keep } = kept;
  useEffect(() => keep(isDirty ? { ...draft } : {}), [keep, isDirty, draft]);
  return { ...kept, isDirty };
}

function useSubmit(editing: OvertimeRequest | undefined, onSent: () => void) {
  const t = useT('overtime');
  const toast = useToast();
  const navigate = useNavigate();
  const send = useOvertimeCommand();
  const [id] = useState(() => crypto.randomUUID());
  return async (body: Body, isSent: boolean) => {
    if (editing) {
      const { id: changed, revision } = editing;
      await send('PUT /attendance/api/v1/overtimes/{id}', { id: changed, body: { ...body, revision } });
    } else await send('POST /attendance/api/v1/overtimes', { body: { id, ...body, sendToManager: isSent } });
    onSent();
    await navigate(`${overtimeRequests}/${editing?.id ?? id}`, { replace: editing !== undefined });
    toast(isSent ? { text: t('leave:ask.sentPlain'), status: 'PENDING' } : { text: t('kept'), status: 'UNKNOWN' });
  };
}
