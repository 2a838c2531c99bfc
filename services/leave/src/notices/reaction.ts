import { type CommandScope, derivedId, isNews, type Reaction, type ReceivedMessage } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type LeaveRequestRow } from '../account/rows/requests/fields.ts';
import { leaveRequests } from '../account/rows/requests/model.ts';
import { daysOf, toNumber } from '../account/shared/days.ts';
import { noticeJob } from './job.ts';
import { type NoticeName } from './texts.ts';

interface Announcement {
  notice: NoticeName;
  to: string[];
  days?: { before: number; after: number };
}

/** A move to another branch alone is not announced. */
function recountOf({ data }: ReceivedMessage, requester: string): Announcement | null {
  const [before, after] = [toNumber(daysOf(data.before)), toNumber(daysOf(data.days))];
  return before === after ? null : { notice: 'recounted', to: [requester], days: { before, after } };
}

async function announcementOf(message: ReceivedMessage, scope: CommandScope): Promise<Announcement | null> {
  const { name, data, stream } = message;
  const requester = stream.slice(stream.indexOf('_') + 1);
  if (name === 'LeaveApproved') return { notice: 'approved', to: [requester] };
  if (name === 'LeaveDenied') return { notice: 'denied', to: [requester] };
  if (name === 'DetailAsked') return { notice: 'detailAsked', to: [requester] };
  if (name === 'LeaveRecounted') return recountOf(message, requester);
  if (name === 'LeaveApproverReplaced') return { notice: 'asked', to: data.asked };
  if (name !== 'LeaveCancelled') return { notice: 'asked', to: approval.askedNow(data.steps) };
  const row = await scope.row<LeaveRequestRow>(leaveRequests, data.id);
  return {
    notice: 'cancelled',
    to: [...new Set([...(row?.namedIds ?? []), requester])].filter((id) => id !== data.by),
  };
}

/** One job per notice; jobs carry ids, no personal data. */
export const sendNotices: Reaction = {
  name: 'tellPeople',
  from: 'leave',
  on: [
    'LeaveRequested',
    'LeaveChanged',
    'LeaveStepApproved',
    'LeaveApproved',
    'LeaveDenied',
    'DetailAsked',
    'DetailGiven',
    'LeaveCancelled',
    'LeaveRecounted',
    'LeaveApproverReplaced',
  ],
  react: async (message, scope) => {
    if (!(await isNews(message, scope))) return;
    const announcement = await announcementOf(message, scope);
    for (const person of announcement?.to ?? []) {
      const data = {
        event: message.id,
        request: message.data.id,
        notice: announcement!.notice,
        person,
        ...announcement!.days,
      };
      await scope.jobs.add({
        id: derivedId(message.id, person),
        name: `leave.${noticeJob}`,
        organization: message.organization,
        data,
      });
    }
  },
};
