import { type CommandScope } from '@kadro/chassis';
import { type approval, type Step } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { mustBeEmployed } from '../../shared/places.ts';
import { mustExist } from '../../shared/references.ts';
import { shifts } from '../../shift/rows.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { approvers, directoryOf } from '../approvers.ts';
import { overtimeTypes } from '../types/record.ts';
import { type OvertimeInput } from './input.ts';

/** Who decides; no steps where nobody is asked yet. */
export interface ChainFacts {
  steps: Step[];
  escalated: approval.Escalation;
}

export interface AskedFacts extends ChainFacts {
  id: string;
  branchId: string | null;
  name: string;
}

export const unasked: ChainFacts = { steps: [], escalated: null };

/** Waits for a person whom identity may have published a moment ago. @throws Rejection attendance_not_known_yet */
export const requesterOf = async (scope: CommandScope): Promise<PersonRow> =>
  (await scope.awaited<PersonRow>(people.model, scope.principal.account)) ?? reject('attendance_not_known_yet');

/** @throws Rejection approver_missing */
export const chainFor = (scope: CommandScope, person: PersonRow): Promise<ChainFacts> =>
  approvers.chainFor(directoryOf(scope), person);

interface Known {
  shiftId?: string | null;
  overtimeTypeId?: string | null;
}

/** `known`: what the request names already, archived or not. @throws Rejection reference_unknown, outside_employment */
export async function askedFacts(
  scope: CommandScope,
  input: OvertimeInput,
  { sent, known = {} }: { sent: boolean; known?: Known },
): Promise<AskedFacts> {
  const person = await requesterOf(scope);
  const { overtimeDate, shiftId, overtimeTypeId } = input;
  if (shiftId !== known.shiftId) await mustExist({ model: shifts }, shiftId, 'shiftId', scope);
  if (overtimeTypeId !== known.overtimeTypeId) await mustExist(overtimeTypes, overtimeTypeId, 'overtimeTypeId', scope);
  mustBeEmployed(person, [overtimeDate]);
  return {
    id: scope.rowId,
    branchId: placeOn(person, overtimeDate)?.branchId ?? null,
    name: person._name,
    ...(sent ? await chainFor(scope, person) : unasked),
  };
}
