import { derivedId, type CommandScope, type Job, type Notice } from '@kadro/chassis';
import { filledText, isLanguage, type Language, type LocalizedText, textIn } from '@kadro/kernel';
import { z } from 'zod';
import { type LeaveRequestRow } from '../account/rows/requests/fields.ts';
import { cancelReasonOf } from '../account/rows/requests/shown.ts';
import { leaveRequests } from '../account/rows/requests/model.ts';
import { type LeaveTypeRow, leaveTypes } from '../leave-types/record.ts';
import { type BranchRow, branches } from '../replicas/branches.ts';
import { type OrganizationRow, organizations } from '../replicas/organizations.ts';
import { nameOf, people, type PersonRow } from '../replicas/people.ts';
import { type NoticeName, noticeNames, noticeTexts } from './texts.ts';

export const noticeJob = 'notify';

const jobData = z.object({
  event: z.string(),
  request: z.string(),
  notice: z.enum(noticeNames),
  person: z.string(),
  before: z.number().default(0),
  after: z.number().default(0),
});

function lastNote(row: LeaveRequestRow, notice: NoticeName, language: Language): string | undefined {
  return (notice === 'cancelled' ? cancelReasonOf(row, language) : row.approvalHistory.at(-1)?.note) || undefined;
}

type JobData = z.infer<typeof jobData>;

async function textsOf(scope: CommandScope, row: LeaveRequestRow, language: Language, data: JobData) {
  const { notice, before, after } = data;
  const requester = await scope.row<PersonRow>(people.model, row.employeeId);
  const type = await scope.row<LeaveTypeRow>(leaveTypes.model, row.leaveTypeId);
  const settings = await scope.row<OrganizationRow>(organizations.model, scope.organization);
  const note = lastNote(row, notice, language);
  const values = {
    person: requester ? nameOf(requester) : '',
    type: type ? textIn(type.name as LocalizedText, language) : '',
    period: { from: row.beginDate, to: row.endDate },
    note,
    before,
    after,
  };
  const { title, body } = noticeTexts[language][notice];
  const text = filledText(body, { language, datePattern: settings?.datePattern }, values);
  // a sentence alone has no full stop, as others have none
  return { title, body: note ? text : text.replace(/\.$/, '') };
}

async function readerOf(scope: CommandScope, reader: PersonRow): Promise<Notice['reader']> {
  const settings = await scope.row<OrganizationRow>(organizations.model, scope.organization);
  const branch = reader.branchId === null ? null : await scope.row<BranchRow>(branches.model, reader.branchId);
  const zone = branch?.zone ?? settings?.zone ?? 'UTC';
  return { name: nameOf(reader), datePattern: settings?.datePattern, zone };
}

/** In the person's language; by e-mail too where the person has turned it on. */
export async function notify(job: Job, scope: CommandScope): Promise<void> {
  const data = jobData.parse(job.data);
  const { event, request, notice, person } = data;
  const row = await scope.row<LeaveRequestRow>(leaveRequests, request);
  const reader = await scope.row<PersonRow>(people.model, person);
  if (!row || !reader?.notifyLeave || reader.status !== 'ACTIVE') return;
  const language: Language = isLanguage(reader.language) ? reader.language : 'en';
  const texts = await textsOf(scope, row, language, data);
  const path = notice === 'asked' ? '/leave/pending-requests' : `/leave/leave-requests/${request}`;
  const at = scope.now().toString({ smallestUnit: 'millisecond' });
  const about = { organization: scope.organization, person, template: `leave.${notice}`, language, path, at };
  const sent = { ...about, ...texts, about: [row.employeeId], reader: await readerOf(scope, reader) };
  const channels = reader.emailNotification ? (['IN_APP', 'EMAIL'] as const) : (['IN_APP'] as const);
  await Promise.all(
    channels.map((channel) => scope.notify.send({ ...sent, id: derivedId(event, person, channel), channel })),
  );
}
