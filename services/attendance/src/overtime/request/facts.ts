import { type CommandScope } from '@kadro/chassis';
import { chainFor, type ChainFacts, requesterOf } from '../../requests/chain.ts';
import { mustBeEmployed } from '../../shared/places.ts';
import { mustExist } from '../../shared/references.ts';
import { shifts } from '../../shift/rows.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { approvers } from '../approvers.ts';
import { overtimeTypes } from '../types/record.ts';
import { yearFacts } from '../year/facts.ts';
import { type YearFacts } from '../year/rules.ts';
import { type OvertimeInput } from './input.ts';

export interface AskedFacts extends ChainFacts {
  /** Of what is sent. */
  yearOfDate: YearFacts | null;
  id: string;
  branchId: string | null;
  name: string;
}

export const unasked: ChainFacts = { steps: [], escalated: null };

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
    yearOfDate: sent ? await yearFacts(scope, person, overtimeDate) : null,
    ...(sent ? await chainFor(approvers, scope, person) : unasked),
  };
}
