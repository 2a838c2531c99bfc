import { type Reaction } from '@kadro/chassis';
import { openOnly } from '../rows/clauses.ts';
import { overtimes } from '../rows/overtimes.ts';
import { replaceJob } from './job.ts';

export const overtimeApproverLeft: Reaction = {
  name: 'replaceOvertimeApprovers',
  from: 'attendance',
  on: ['PersonRecorded'],
  react: async ({ id, at, organization, stream, data }, scope) => {
    if (data.status !== 'RESIGNED' && data.mayApproveOvertime !== false && data.superAdmin !== false) return;
    const personId = stream.slice(stream.indexOf('_') + 1);
    // no job for somebody who has never been an approver
    const named = await scope.find(overtimes, [{ index: 'namedIds', eq: personId }, openOnly], { limit: 1 });
    if (named.length > 0)
      await scope.jobs.add({
        id: `replaceOvertime.${id}`,
        name: `attendance.${replaceJob}`,
        organization,
        // whoever is back when the job runs was away all the same
        data: data.status === 'RESIGNED' ? { personId, leftAt: at } : { personId },
      });
  },
};
