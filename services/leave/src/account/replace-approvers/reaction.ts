import { type Reaction } from '@kadro/chassis';
import { openOnly } from '../rows/requests/clauses.ts';
import { leaveRequests } from '../rows/requests/model.ts';
import { replaceJob } from './job.ts';

export const approverLeft: Reaction = {
  name: 'replaceApprovers',
  from: 'leave',
  on: ['PersonRecorded'],
  react: async ({ id, at, organization, stream, data }, scope) => {
    if (data.status !== 'RESIGNED' && data.mayApproveLeave !== false && data.superAdmin !== false) return;
    const personId = stream.slice(stream.indexOf('_') + 1);
    // no job for somebody who has never been an approver
    const named = await scope.find(leaveRequests, [{ index: 'namedIds', eq: personId }, openOnly], { limit: 1 });
    if (named.length > 0)
      await scope.jobs.add({
        id: `replace.${id}`,
        name: `leave.${replaceJob}`,
        organization,
        // whoever is back when the job runs was away all the same
        data: data.status === 'RESIGNED' ? { personId, leftAt: at } : { personId },
      });
  },
};
