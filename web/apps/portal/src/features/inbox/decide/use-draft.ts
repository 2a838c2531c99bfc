import { useCallback, useEffect, useState } from 'react';
import { type FormDraft } from '@kadro/ui';
import { useFormDraft } from '../../../core/use-draft.ts';
import { useKind } from '../kind.ts';
import { useHeld } from './use-held.ts';

export interface DecisionDraft {
  note: string;
  wish: 'deny' | 'detail' | null;
  problem?: string;
  setNote: (note: string) => void;
  setWish: (wish: 'deny' | 'detail' | null) => void;
  refuse: (problem: string) => void;
  clear: () => void;
  /** A note that was typed earlier and belongs to no decision. */
  earlier: Pick<FormDraft, 'offer' | 'discard'> & { takeUp: () => void };
}

const keptFields = ['note'] as const;
const empty = { note: '', wish: null, problem: undefined } as const;
type State = Pick<DecisionDraft, 'note' | 'wish' | 'problem'> & { of: string };

/** The draft for a request: empty, or what was kept of a decision that came back. */
export function useDecisionDraft(of: string): DecisionDraft {
  const { name } = useKind();
  const { notes } = useHeld();
  const begun = (): State => ({ of, ...empty, ...notes.get(of) });
  const [state, setState] = useState<State>(begun);
  if (state.of !== of) setState(begun());
  const change = useCallback((part: Partial<State>) => setState((now) => ({ ...now, ...part })), []);
  const kept = useFormDraft({ name: `${name}.decision`, record: of, fields: keptFields });
  const { keep, take, end } = kept;
  const { note } = state.of === of ? state : empty;
  useEffect(() => keep(note === '' ? {} : { note }), [keep, note]);
  return {
    ...state,
    setNote: (text) => {
      notes.delete(of);
      change({ note: text, problem: undefined });
    },
    setWish: (wish) => change({ wish, problem: undefined }),
    refuse: (problem) => change({ problem }),
    clear: () => {
      end();
      change(empty);
    },
    earlier: { ...kept, takeUp: () => change({ note: take({ note }).note ?? note }) },
  };
}
