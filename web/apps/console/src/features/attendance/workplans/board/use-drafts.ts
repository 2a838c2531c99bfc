import { useState } from 'react';
import { type Drafts } from './drafts.ts';

const none: Drafts = new Map();

/** As many steps as anybody takes back. */
const mostSteps = 50;

/** What is painted and not set, with the steps that led there. */
export function useDrafts() {
  const [steps, setSteps] = useState<readonly Drafts[]>([none]);
  const drafts = steps.at(-1) ?? none;
  return {
    drafts,
    change: (next: Drafts) => setSteps((before) => [...before.slice(-mostSteps), next]),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : [none])),
    /** Painted over what is, where there is any. */
    add: (more: Drafts) =>
      more.size > 0 &&
      setSteps((before) => [...before.slice(-mostSteps), new Map([...(before.at(-1) ?? none), ...more])]),
    /** What is left is no step: what was set is not painted again. */
    settle: (left: Drafts) => setSteps(left.size > 0 ? [none, left] : [none]),
  };
}

export type DraftSteps = ReturnType<typeof useDrafts>;
