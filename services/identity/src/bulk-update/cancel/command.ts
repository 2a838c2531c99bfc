import { command } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { z } from 'zod';
import { bulkUpdate } from '../events.ts';
import { bulkUpdates } from '../rows/updates.ts';

export const cancelBulkUpdate = command(bulkUpdate, {
  name: 'CancelBulkUpdate',
  method: 'PUT',
  path: 'employees/update/{id}/cancel',
  summary: 'Stops after the people under way; what is done stays',
  access: { who: 'reach', reach: ['own', 'all'] },
  target: { on: bulkUpdates },
  input: z.strictObject({}),
  example: {},
  prepare: async (_input, { principal }) => ({ by: principal.account }),
  decide: (state, _input, { by }) => {
    // who is to be changed does not stop it
    if (state.employees.includes(by)) reject('own_account');
    if (state.isEnded) reject('changed_meanwhile');
    return state.isCancelled ? [] : [{ type: 'BulkUpdateCancelled', data: {} }];
  },
});
