import { type CommandScope, derivedId, isNews, type Reaction, type ReceivedMessage } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type OvertimeRow } from '../rows/fields.ts';
import { overtimes } from '../rows/overtimes.ts';
import { overtimeNoticeJob } from './job.ts';
import { type NoticeName } from './texts.ts';

interface Announcement {
  notice: NoticeName;
  to: readonly string[];
}

const toRequester: Readonly<Record<string, NoticeName>> = {
  OvertimeApproved: 'approved',
  OvertimeDenied: 'denied',
  OvertimeDetailAsked: 'detailAsked',
};

async function announcementOf({ name, data, stream }: ReceivedMessage, scope: CommandScope): Promise<Announcement> {
  const requester = stream.slice(stream.indexOf('_') + 1);
  const notice = toRequester[name];
  if (notice) return { notice, to: [requester] };
  if (name === 'OvertimeApproverReplaced') return { notice: 'asked', to: data.asked };
  if (name !== 'OvertimeCancelled') return { notice: 'asked', to: approval.askedNow(data.steps) };
  const row = await scope.row<OvertimeRow>(overtimes, data.id);
  const all = [...new Set([...(row?.namedIds ?? []), requester])];
  return { notice: 'cancelled', to: all.filter((one) => one !== data.by) };
}

/** A changed reason asks nobody anew, and a draft has nobody to ask. */
const asksAgain = ({ name, data }: ReceivedMessage): boolean => name !== 'OvertimeChanged' || data.restarted === true;

/** One job per notice; jobs carry ids, no personal data. */
export const sendOvertimeNotices: Reaction = {
  name: 'tellOfOvertime',
  from: 'attendance',
  on: [
    'OvertimeRequested',
    'OvertimeSent',
    'OvertimeChanged',
    'OvertimeStepApproved',
    'OvertimeApproved',
    'OvertimeDenied',
    'OvertimeDetailAsked',
    'OvertimeDetailGiven',
    'OvertimeCancelled',
    'OvertimeApproverReplaced',
  ],
  react: async (message, scope) => {
    if (!asksAgain(message) || !(await isNews(message, scope))) return;
    const { notice, to } = await announcementOf(message, scope);
    for (const person of to)
      await scope.jobs.add({
        id: derivedId(message.id, person),
        name: `attendance.${overtimeNoticeJob}`,
        organization: message.organization,
        data: { event: message.id, request: message.data.id, notice, person },
      });
  },
};
