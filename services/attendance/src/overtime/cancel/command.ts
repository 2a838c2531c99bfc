import { command } from '@kadro/chassis';
import { z } from 'zod';
import { people, type PersonRow } from '../../replicas/people.ts';
import { instantOf } from '../../shared/decisions.ts';
import { todayOf } from '../../shared/places.ts';
import { freeText } from '../../shared/reasons.ts';
import { foundRequest, onRequest } from '../declarations.ts';
import { overtime } from '../events.ts';
import { cancelOvertime } from './rules.ts';

export const cancelOvertimeCommand = command(overtime, {
  ...onRequest,
  name: 'CancelOvertime',
  method: 'PUT',
  path: 'overtimes/{id}/cancel',
  summary: 'Cancels a request or a draft; what was approved for a past date is cancelled by administrators only',
  access: { who: 'reach', reach: ['own', 'branches', 'all'] },
  input: z.strictObject({ reason: freeText }),
  example: { reason: 'The delivery comes another day' },
  prepare: async (_input, scope) => {
    const { employeeId } = foundRequest(scope);
    const person = await scope.row<PersonRow>(people.model, employeeId);
    const by = scope.principal.account;
    return {
      id: scope.rowId,
      by,
      isRequester: employeeId === by,
      at: instantOf(scope),
      today: person ? await todayOf(scope, person) : scope.today(),
    };
  },
  decide: (state, { reason }, facts) => cancelOvertime(state, { ...facts, reason }),
});
