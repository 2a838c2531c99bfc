import { type CommandScope } from '@kadro/chassis';
import { type approval, type Step } from '@kadro/kernel';
import { reject } from '../errors/index.ts';
import { people, type PersonRow } from '../replicas/people.ts';
import { directoryOf } from './directory.ts';

/** Who decides; no steps where nobody is asked yet. */
export interface ChainFacts {
  steps: Step[];
  escalated: approval.Escalation;
}

/** Waits for a person whom identity may have published a moment ago. @throws Rejection attendance_not_known_yet */
export const requesterOf = async (scope: CommandScope): Promise<PersonRow> =>
  (await scope.awaited<PersonRow>(people.model, scope.principal.account)) ?? reject('attendance_not_known_yet');

/** @throws Rejection approver_missing */
export const chainFor = (
  approvers: approval.Approvers<PersonRow>,
  scope: CommandScope,
  person: PersonRow,
): Promise<ChainFacts> => approvers.chainFor(directoryOf(scope), person);
