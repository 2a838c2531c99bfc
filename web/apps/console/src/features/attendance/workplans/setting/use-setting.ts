import { useState } from 'react';
import { useSubmission } from '../../../../form/use-submission.ts';
import { type Drafts, plansOf, withoutSet } from '../board/drafts.ts';

interface Result {
  id: string;
  name?: string;
  message?: string;
  details?: { warnings?: readonly { message: string }[] };
}

export interface Finding {
  person: string;
  message: string;
  isRefused: boolean;
}

const findingsOf = (results: readonly Result[]): Finding[] =>
  results.flatMap(({ id, name, message, details }): Finding[] =>
    name === undefined
      ? (details?.warnings ?? []).map((warning) => ({ person: id, message: warning.message, isRefused: false }))
      : [{ person: id, message: message ?? name, isRefused: true }],
  );

/** Sets what was painted; what is refused stays painted, and what is against a rule is told. */
export function useSetting(drafts: Drafts, onDrafts: (drafts: Drafts) => void, onDone: (days: number) => void) {
  const { submit, isBusy, problem } = useSubmission();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [reason, setReason] = useState('');
  const send = async () => {
    let left = drafts;
    const found: Finding[] = [];
    for (const plan of plansOf(drafts)) {
      const body = { ...plan, replaces: true, ...(reason && { correction: { reason } }) };
      await submit<{ results: readonly Result[] }>(
        { service: 'attendance', method: 'POST', path: 'workplans/multiple', body, silent: true },
        ({ results }) => {
          found.push(...findingsOf(results));
          const done = results.filter(({ name }) => name === undefined).map(({ id }) => id);
          left = withoutSet(left, plan, new Set(done));
        },
      );
    }
    onDrafts(left);
    setFindings(found);
    setReason('');
    if (left.size < drafts.size) onDone(drafts.size - left.size);
  };
  // a reason is given once, for what is painted now
  return { send, isBusy, problem, findings, reason, setReason, dismiss: () => setFindings([]) };
}

export type Setting = ReturnType<typeof useSetting>;
