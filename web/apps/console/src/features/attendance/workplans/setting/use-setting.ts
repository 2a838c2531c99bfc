import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useState } from 'react';
import { useSubmission } from '../../../../form/use-submission.ts';
import { plansOf, withoutSet } from '../board/drafts.ts';
import { type DraftSteps } from '../board/use-drafts.ts';
import { type Finding, findingsOf, type Result } from './findings.ts';
import { type SetPlan, setPlansOf } from './undo.ts';
import { useUndo } from './use-undo.ts';

/**
 * Sets what was painted; what is refused stays painted, and what is against a rule is told. What was set can be taken
 * back while the toast says so.
 */
export function useSetting({ drafts, settle, add }: DraftSteps) {
  const t = useT('console-attendance');
  const toast = useToast();
  const takeBack = useUndo();
  const { submit, isBusy, problem } = useSubmission();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [reason, setReason] = useState('');
  const undo = async (plans: readonly SetPlan[]) => {
    const { count, findings: found, left } = await takeBack(plans);
    setFindings(found);
    add(left);
    if (count > 0) toast({ text: t('roster.undone'), status: 'CANCELLED' });
  };
  const send = async () => {
    let left = drafts;
    const found: Finding[] = [];
    const plans: SetPlan[] = [];
    for (const plan of plansOf(drafts)) {
      const body = { ...plan, replaces: true, ...(reason && { correction: { reason } }) };
      await submit<{ results: readonly Result[] }>(
        { service: 'attendance', method: 'POST', path: 'workplans/multiple', body, silent: true },
        ({ results }) => {
          found.push(...findingsOf(results));
          plans.push(...setPlansOf(results));
          const done = results.filter(({ name }) => name === undefined).map(({ id }) => id);
          left = withoutSet(left, plan, new Set(done));
        },
      );
    }
    settle(left);
    setFindings(found);
    setReason('');
    if (left.size === drafts.size) return;
    const action = { label: t('common:action.undo'), onClick: () => void undo(plans) };
    toast({ text: t('roster.setToast', { days: drafts.size - left.size }), status: 'APPROVED', action });
  };
  // a reason is given once, for what is painted now
  return { send, undo, isBusy, problem, findings, reason, setReason, dismiss: () => setFindings([]) };
}

export type Setting = ReturnType<typeof useSetting>;
