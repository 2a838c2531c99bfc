import { useEffect, useState } from 'react';
import { type FormDraft } from '@kadro/ui';
import { useFormDraft } from '../../core/use-draft.ts';

/** A text of a form, and what is kept of the form. */
export interface Written {
  text: string;
  setText: (text: string) => void;
  draft: FormDraft & { takeUp: () => void };
}

/**
 * The text of an act on a request, kept on the device while it is written; `isPartial` where more was added, which is
 * not kept.
 */
export function useWritten<N extends 'reason' | 'note'>(
  name: string,
  fields: readonly [N],
  { id, revision }: { id: string; revision: number },
  isPartial = false,
): Written {
  const [text, setText] = useState('');
  const draft = useFormDraft({ name, record: id, fields }, revision);
  const { keep, take } = draft;
  const [field] = fields;
  useEffect(() => keep(text === '' ? {} : { [field]: text }, isPartial), [keep, text, field, isPartial]);
  return { text, setText, draft: { ...draft, takeUp: () => setText(take({ [field]: text })[field] ?? text) } };
}
