import { useCallback, useState } from 'react';
import { useHeld } from './use-held.ts';

/** A decision not made yet: its note, which decision opened the note, and the refusal. */
export interface DecisionDraft {
  note: string;
  wish: 'deny' | 'detail' | null;
  problem?: string;
  setNote: (note: string) => void;
  setWish: (wish: 'deny' | 'detail' | null) => void;
  refuse: (problem: string) => void;
  clear: () => void;
}

const empty = { note: '', wish: null, problem: undefined } as const;
type State = Pick<DecisionDraft, 'note' | 'wish' | 'problem'> & { of: string };

/** The draft for a request: empty, or what was kept of a decision that came back. */
export function useDecisionDraft(of: string): DecisionDraft {
  const { notes } = useHeld();
  const begun = (): State => ({ of, ...empty, ...notes.get(of) });
  const [state, setState] = useState<State>(begun);
  if (state.of !== of) setState(begun());
  const change = useCallback((part: Partial<State>) => setState((now) => ({ ...now, ...part })), []);
  return {
    ...state,
    setNote: (text) => {
      notes.delete(of);
      change({ note: text, problem: undefined });
    },
    setWish: (wish) => change({ wish, problem: undefined }),
    refuse: (problem) => change({ problem }),
    clear: () => change(empty),
  };
}
