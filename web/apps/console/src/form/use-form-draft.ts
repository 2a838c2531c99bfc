import { type DraftForm } from '@kadro/api';
import { useDraft, type FormDraft } from '@kadro/ui';
import { useEffect, useMemo } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { api } from '../server/api.ts';
import { changedIn, type Values } from './changes.ts';

/** What of a form is kept on the device until it is sent; `seen` is the revision of the record. */
export type KeptInput<N extends string = string> = DraftForm<N> & { seen?: number };

const nothing: KeptInput = { name: '', fields: [] };

/** Whether something typed waits for its form, which a session left open. */
export const isLeftOpen = (kept: KeptInput | undefined): boolean =>
  kept !== undefined && api.drafts.of(kept).read() !== undefined;

/** The draft of input that is no form of fields. */
export function useKeptInput({ name, record, fields, seen }: KeptInput): FormDraft {
  const place = useMemo(() => api.drafts.of({ name, record, fields }), [name, record, fields]);
  return useDraft(place, seen);
}

export interface CommandFormDraft extends FormDraft {
  takeUp: () => void;
  /** Whether nothing is lost with the page. */
  isWhole: () => boolean;
}

/** The draft of a form: what differs from the values that it began with. */
export function useFormDraft(form: UseFormReturn<Values>, begun: Values, kept: KeptInput = nothing): CommandFormDraft {
  const draft = useKeptInput(kept);
  const { keep, take } = draft;
  const { subscribe, getValues, setValue } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(changedIn(begun, values)) }),
    [subscribe, keep, begun],
  );
  return {
    ...draft,
    takeUp: () => {
      for (const [field, value] of Object.entries(take(getValues())))
        setValue(field, value, { shouldDirty: true, shouldTouch: true });
    },
    isWhole: () => Object.keys(changedIn(begun, getValues())).every((field) => kept.fields.includes(field)),
  };
}
