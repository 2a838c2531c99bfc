import { type CommandScope, derivedId, type Heard, type Job, type Reaction, type ServiceRuntime } from '@kadro/chassis';
import { approval, isLanguage, type Language, type LocalizedText, textIn } from '@kadro/kernel';
import { type LeaveRequestRow, leaveRequests } from '../account/rows/requests/model.ts';
import { daysOf, toNumber } from '../account/shared/days.ts';
import { type LeaveTypeRow, leaveTypes } from '../leave-types/record.ts';
import { nameOf, people, type PersonRow } from '../replicas/people.ts';
import { type NoticeName, noticeTexts } from './texts.ts';

export const noticeJob = 'notify';

interface Telling {
  notice: NoticeName;
  to: string[];
  /** What was counted before and is now. */
  days?: { before: number; after: number };
}

/** What counting again has changed; a move to another branch alone is no news. */
function recountOf({ data }: Heard, requester: string): Telling | null {
  const [before, after] = [toNumber(daysOf(data.before)), toNumber(daysOf(data.days))];
  return before === after ? null : { notice: 'recounted', to: [requester], days: { before, after } };
}

/**
 * Whom an event concerns: who is asked next, the requester of a decision or of what counts anew, the approvers of what
 * was cancelled.
 */
async function toldOf(heard: Heard, scope: CommandScope): Promise<Telling | null> {
  const { name, data, stream } = heard;
  const requester = stream.slice(stream.indexOf('_') + 1);
  if (name === 'LeaveApproved') return { notice: 'approved', to: [requester] };
  if (name === 'LeaveDenied') return { notice: 'denied', to: [requester] };
  if (name === 'DetailAsked') return { notice: 'detailAsked', to: [requester] };
  if (name === 'LeaveRecounted') return recountOf(heard, requester);
  if (name === 'LeaveApproverReplaced') return { notice: 'asked', to: data.asked };
  if (name !== 'LeaveCancelled') return { notice: 'asked', to: approval.askedNow(data.steps) };
  const row = await scope.row<LeaveRequestRow>(leaveRequests, data.id);
  return {
    notice: 'cancelled',
    to: [...new Set([...(row?.namedIds ?? []), requester])].filter((id) => id !== data.by),
  };
}

const toldFromKey = 'notices/told-from';

/** Nobody is told of what happened before `at` in an organization: a past that is brought in is no news. */
export async function tellFrom({ ports }: ServiceRuntime, organization: string, at: Temporal.Instant): Promise<void> {
  await ports.keyValue.set(organization, toldFromKey, at.toString({ smallestUnit: 'millisecond' }));
}

async function isNews({ organization, at }: Heard, { runtime: { ports } }: CommandScope): Promise<boolean> {
  return at >= ((await ports.keyValue.get(organization, toldFromKey)) ?? '');
}

/** Tells people what they wait for; each notice is work of its own that carries ids only. */
export const tellPeople: Reaction = {
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
  react: async (heard, scope) => {
    if (!(await isNews(heard, scope))) return;
    const told = await toldOf(heard, scope);
    for (const person of told?.to ?? []) {
      const data = { event: heard.id, request: heard.data.id, notice: told!.notice, person, ...told!.days };
      await scope.runtime.ports.jobs.add({
        id: derivedId(heard.id, person),
        name: `leave.${noticeJob}`,
        organization: heard.organization,
        data,
      });
    }
  },
};

interface Told {
  event: string;
  request: string;
  notice: NoticeName;
  person: string;
  before?: number;
  after?: number;
}

function lastNote({ approvalHistory, cancelReason }: LeaveRequestRow, notice: NoticeName): string {
  return (notice === 'cancelled' ? cancelReason : approvalHistory.at(-1)?.note) ?? '';
}

function filled(text: string, values: Record<string, string>): string {
  return text
    .replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
    .replace(/[.،:\s]+$/, '')
    .trim();
}

/** Writes the notice in the person's language and hands it over, in the app and, where wanted, as e-mail. */
export async function notify(job: Job, scope: CommandScope): Promise<void> {
  const { event, request, notice, person, before = 0, after = 0 } = job.data as unknown as Told;
  const [row, reader] = [
    await scope.row<LeaveRequestRow>(leaveRequests, request),
    await scope.row<PersonRow>(people.model, person),
  ];
  if (!row || !reader?.notifyLeave || reader.status !== 'ACTIVE') return;
  const language: Language = isLanguage(reader.language) ? reader.language : 'en';
  const numbers = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 4 });
  const [requester, type] = [
    await scope.row<PersonRow>(people.model, row.employeeId),
    await scope.row<LeaveTypeRow>(leaveTypes.model, row.leaveTypeId),
  ];
  const values = {
    person: requester ? nameOf(requester) : '',
    type: type ? textIn(type.name as LocalizedText, language) : '',
    period: row.beginDate === row.endDate ? row.beginDate : `${row.beginDate} – ${row.endDate}`,
    note: lastNote(row, notice),
    before: numbers.format(before),
    after: numbers.format(after),
  };
  const { title, body } = noticeTexts[language][notice];
  const path = notice === 'asked' ? '/leave/pending-requests' : `/leave/leave-requests/${request}`;
  const at = scope.now().toString({ smallestUnit: 'millisecond' });
  for (const channel of reader.emailNotification ? (['IN_APP', 'EMAIL'] as const) : (['IN_APP'] as const)) {
    await scope.runtime.ports.notify.send({
      id: derivedId(event, person, channel),
      organization: scope.organization,
      person,
      channel,
      template: `leave.${notice}`,
      language,
      title,
      body: filled(body, values),
      path,
      about: [row.employeeId],
      at,
    });
  }
}
