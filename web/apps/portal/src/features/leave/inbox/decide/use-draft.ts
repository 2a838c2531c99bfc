import { useCallback, useState } from 'react';
import { type LeaveRow } from '../../data/types.ts';
import { type DecisionKind, type Decisions, type Outcome } from './use-decisions.ts';

/** A decision not sent yet: its note, which decision opened the note, and the refusal. */
export interface DecisionDraft {
  note: string;
  wish: 'deny' | 'detail' | null;
  problem?: string;
  busy: boolean;
  setNote: (note: string) => void;
  setWish: (wish: 'deny' | 'detail' | null) => void;
  send: (request: LeaveRow, act: DecisionKind) => Promise<Outcome>;
}

const empty = { note: '', wish: null, problem: undefined, busy: false } as const;
type State = Pick<DecisionDraft, 'note' | 'wish' | 'problem' | 'busy'> & { of: string };

/** The draft for a request; a refused one keeps its note, another request begins with an empty one. */
export function useDecisionDraft(of: string, { decide }: Pick<Decisions, 'decide'>): DecisionDraft {
  const [state, setState] = useState<State>({ of, ...empty });
  if (state.of !== of) setState({ of, ...empty });
  const { note } = state;
  const change = useCallback((part: Partial<State>) => setState((now) => ({ ...now, ...part })), []);
  return {
    ...state,
    setNote: (text) => change({ note: text, problem: undefined }),
    setWish: (wish) => change({ wish, problem: undefined }),
    send: async (request, act) => {
      change({ busy: true, problem: undefined });
      const outcome = await decide(request, act, note.trim());
      const refused = outcome.kind === 'refused' && { problem: outcome.text, wish: act === 'approve' ? null : act };
      // By now another request may be open, whose draft is its own.
      setState((now) => (now.of === of ? { ...now, busy: false, ...(refused || { note: '', wish: null }) } : now));
      return outcome;
    },
  };
}
