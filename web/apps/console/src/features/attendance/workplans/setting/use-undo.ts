import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useRefresh } from 'react-admin';
import { refusalText, useSendCommand } from '../../../../form/use-command.ts';
import { type Drafts, plansOf, withoutSet } from '../board/drafts.ts';
import { type Finding, findingsOf, type Result } from './findings.ts';
import { restoredBy, type SetPlan } from './undo.ts';

interface Undone {
  /** How many workplans were taken back. */
  count: number;
  findings: Finding[];
  /** What was there before and could not be planned again: it is painted, so that it is not lost. */
  left: Drafts;
}

const common = { service: 'attendance', silent: true } as const;

/** Takes workplans back that were set, and plans what they replaced; not one that somebody has changed meanwhile. */
export function useUndo(): (plans: readonly SetPlan[]) => Promise<Undone> {
  const t = useT('console-attendance');
  const send = useSendCommand();
  const refresh = useRefresh();
  const cancel = async ({ person, id, revision }: SetPlan): Promise<Finding[]> => {
    const body = { reason: t('roster.undoReason'), revision };
    try {
      await send({ ...common, method: 'PUT', path: `workplans/${id}/cancel`, body });
      return [];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return [{ person, message: refusalText(error, t), kind: 'kept' }];
    }
  };
  const restore = async (restored: Drafts): Promise<Pick<Undone, 'findings' | 'left'>> => {
    const findings: Finding[] = [];
    let left = restored;
    for (const plan of plansOf(restored)) {
      const command = { ...common, method: 'POST', path: 'workplans/multiple', body: plan } as const;
      const { results } = await send<{ results: readonly Result[] }>(command);
      const found = findingsOf(results).filter(({ kind }) => kind === 'refused');
      findings.push(...found);
      left = withoutSet(left, plan, new Set(plan.ids.filter((id) => !found.some(({ person }) => person === id))));
    }
    return { findings, left };
  };
  return async (plans) => {
    const kept: Finding[] = [];
    const done: SetPlan[] = [];
    for (const plan of plans) {
      const found = await cancel(plan);
      if (found.length === 0) done.push(plan);
      else kept.push(...found);
    }
    const { findings, left } = await restore(restoredBy(done));
    // what somebody else has made of it is seen
    if (kept.length > 0) refresh();
    return { count: done.length, findings: [...kept, ...findings], left };
  };
}
