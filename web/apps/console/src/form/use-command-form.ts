import { ApiError, type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { type FieldsOf } from '../fields/kinds.ts';
import { changesOf, filledOf, formValues, problemsOf, type Values } from './changes.ts';
import { useFormDraft, type CommandFormDraft, type KeptInput } from './use-form-draft.ts';
import { useSendCommand, type CommandInput } from './use-command.ts';

export interface FormPart<N extends string = string> {
  title?: string;
  fields: readonly N[];
}

export interface CommandFormProps<N extends string = string> {
  of: FieldsOf<N>;
  parts: readonly FormPart<N>[];
  /** The current record; without it all filled fields are sent. */
  record?: Values | null;
  defaults?: Values;
  required?: readonly N[];
  command: (changes: Values) => CommandInput;
  submit: string;
  onDone: (done: CommandResult, changes: Values) => void;
  onClose?: () => void;
  /** A second button, which sends the same and goes on in another way. */
  another?: { label: string; onDone: CommandFormProps['onDone'] };
  /** Help text of a field. */
  explain?: (field: N) => string | undefined;
  draft?: KeptInput<N>;
  /** Shown above the buttons, such as the effect. */
  children?: ReactNode;
}

export type CommandFormState = {
  form: UseFormReturn<Values>;
  /** Sends the command; refusals are shown at their fields. */
  save: (typed: Values, then?: CommandFormProps['onDone']) => Promise<void>;
  /** A refusal without a field. */
  refusal: ApiError | undefined;
  settled: RefObject<boolean>;
  draft: CommandFormDraft;
  /** Goes back without sending. */
  close: (() => void) | undefined;
};

function useSayUnchanged(): () => void {
  const toast = useToast();
  const t = useT('common');
  return () => toast({ text: t('nothing_changed') });
}

/** Shows a refusal at its fields; what belongs to none is `refusal`, until `accept`. */
function useRefusal(form: UseFormReturn<Values>, names: readonly string[]) {
  const [refusal, setRefusal] = useState<ApiError>();
  const refuse = (error: ApiError) => {
    const problems = problemsOf(error.fields, names);
    problems.forEach(({ field, text }, at) => form.setError(field, { message: text }, { shouldFocus: at === 0 }));
    const isShown = problems.length > 0 && problems.every(({ field }) => names.includes(field));
    setRefusal(isShown ? undefined : error);
  };
  return { refusal, refuse, accept: () => setRefusal(undefined) };
}

export function useCommandForm<N extends string>({
  of,
  parts,
  record,
  defaults,
  command,
  onDone,
  onClose,
  draft: kept,
}: CommandFormProps<N>): CommandFormState {
  const names = useMemo(() => parts.flatMap(({ fields }): readonly string[] => fields), [parts]);
  const values = useMemo(() => formValues(of, names, record ?? defaults), [of, names, record, defaults]);
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true }, mode: 'onTouched' });
  const draft = useFormDraft(form, values, kept);
  const close = onClose && (() => (draft.end(), onClose()));
  const settled = useRef(false);
  const send = useSendCommand();
  const sayUnchanged = useSayUnchanged();
  const { refusal, refuse, accept } = useRefusal(form, names);
  const save = async (typed: Values, then = onDone): Promise<void> => {
    const changes = record ? changesOf(of, names, record, typed) : filledOf(of, names, typed);
    if (record && Object.keys(changes).length === 0) {
      sayUnchanged();
      return close?.();
    }
    accept();
    try {
      const done = await send(command(changes));
      settled.current = true;
      draft.end();
      then(done, changes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error);
    }
  };
  return { form, save, refusal, settled, draft, close };
}
