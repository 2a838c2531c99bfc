import { useMemo } from 'react';
import { type DraftForm } from '@kadro/api';
import { useDraft, type FormDraft } from '@kadro/ui';
import { usePortal } from './context.tsx';

/** The draft of a form; `form.fields` is a constant, `seen` the revision of the record that is changed. */
export function useFormDraft<N extends string>({ name, record, fields }: DraftForm<N>, seen?: number): FormDraft {
  const { api } = usePortal();
  const place = useMemo(() => api.drafts.of<N>({ name, record, fields }), [api, name, record, fields]);
  return useDraft(place, seen);
}
