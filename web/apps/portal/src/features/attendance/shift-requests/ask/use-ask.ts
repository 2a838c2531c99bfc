import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type DraftForm } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { messageOf } from '../../../../core/message-of.ts';
import { useFormDraft } from '../../../../core/use-draft.ts';
import { useUnsaved } from '../../../../navigation/unsaved-guard.tsx';
import { refusalOf } from '../../../../requests/refusal.ts';
import { useFocusOnFirst } from '../../../../requests/use-focus-on-first.ts';

interface Asking<D extends Record<string, string>> {
  form: DraftForm<Extract<keyof D, string>>;
  start: D;
  fieldNames: readonly Extract<keyof D, string>[];
  /** What is missing or wrong, by field; null where nothing is. */
  faultsOf: (draft: D) => Partial<Record<keyof D, string>>;
  send: (id: string, draft: D) => Promise<unknown>;
  /** Where the request is seen. */
  path: string;
}

/** A form that asks for something: it keeps what is typed, and puts a refusal at its field. */
export function useAsk<D extends Record<string, string>>({ form, start, fieldNames, faultsOf, send, path }: Asking<D>) {
  const t = useT('leave');
  const toast = useToast();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(start);
  const [id] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const focusFirst = useFocusOnFirst(fieldNames, errors);
  const kept = useFormDraft(form);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  const { keep } = kept;
  useEffect(() => keep(isDirty ? draft : {}), [keep, isDirty, draft]);
  useUnsaved(isDirty && !isSending, kept.end);
  const change = (part: Partial<D>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
  };
  const submit = async () => {
    focusFirst();
    const faults = Object.entries(faultsOf(draft)).flatMap(([field, text]) => (text ? [[field, text]] : []));
    if (faults.length > 0) return setErrors(Object.fromEntries(faults));
    setSending(true);
    try {
      await send(id, draft);
      kept.end();
      await navigate(`${path}/${id}`, { replace: true });
      toast({ text: t('ask.sentPlain'), status: 'PENDING' });
    } catch (error) {
      setErrors(refusalOf(error, fieldNames, messageOf));
      setSending(false);
    }
  };
  const problems = fieldNames.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  const takeUp = () => setDraft((now) => ({ ...now, ...kept.take(now) }));
  return { draft, change, errors, problems, submit, isSending, kept, takeUp };
}

export type Ask<D extends Record<string, string>> = ReturnType<typeof useAsk<D>>;
