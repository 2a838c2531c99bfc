import { move } from '../reasons/journal.ts';
import { type Requests } from './requests.ts';
import { type Tally } from './tally.ts';

/**
 * Section 4.6: surplus that an approved request of any period covers is overtime of no side. Where approval is needed
 * the minutes of the requests are used up by 4.8 alone.
 */
export function coverSurplus(tallies: readonly Tally[], requests: Requests, needsApproval: boolean): void {
  let left = requests.left('ANY');
  for (const tally of tallies) {
    const covered = Math.min(tally.surplus, left);
    if (!needsApproval) requests.use('ANY', covered);
    left -= covered;
    move(tally, ['surplus', 'surplusCounted'], 'approvedRequest', covered);
  }
}
