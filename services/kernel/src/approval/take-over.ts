import { Rejection } from '../errors/rejection.ts';
import { type Candidate, type Escalation } from './approvers.ts';
import { isUndecided } from './moves.ts';
import { approverOf, askedNow, isOpen } from './readings.ts';
import { replaceApprover } from './transitions.ts';
import { type Chain, type Step } from './step.ts';

interface Leaving {
  leaving: string;
  /** The nearest first. */
  candidates: readonly Candidate[];
  requester: string;
  at: string;
}

interface TakenOver {
  replacement: string;
  escalated: Escalation;
  /** Who is asked now and was not before. */
  asked: string[];
  steps: Step[];
  status: 'PENDING' | 'NEED_EXTRA_DETAIL';
}

/** Who may still decide, now or later. */
export const undecided = (steps: readonly Step[]): string[] => steps.filter(isUndecided).map(approverOf);

/**
 * The first eligible candidate takes over the open step; one who is in the chain already keeps his own step (scenario
 * 37). null where the step is decided or nobody is left: a super admin may still decide.
 */
export function takeOver(chain: Chain, { leaving, candidates, requester, at }: Leaving): TakenOver | null {
  if (!isOpen(chain.status) || !undecided(chain.steps).includes(leaving)) return null;
  for (const { id: replacement, escalated } of candidates) {
    if (replacement === leaving || replacement === requester) continue;
    const { status, steps } = replaced(chain, { leaving, replacement, requester, at }) ?? chain;
    if (steps === chain.steps || (status !== 'PENDING' && status !== 'NEED_EXTRA_DETAIL')) continue;
    const before = askedNow(chain.steps);
    const asked = askedNow(steps).filter((one) => !before.includes(one));
    return { replacement, escalated, asked, steps, status };
  }
  return null;
}

/** null where the replacement has decided already and nobody else would be left. */
function replaced(chain: Chain, change: Parameters<typeof replaceApprover>[1]): Chain | null {
  try {
    return replaceApprover({ status: chain.status, steps: chain.steps }, change);
  } catch (refused) {
    if (refused instanceof Rejection) return null;
    throw refused;
  }
}
