import { derivedId, type CommandScope, type Job } from '@kadro/chassis';
import { filledText, isLanguage, type Language, type LocalizedText, type Reader, textIn } from '@kadro/kernel';
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

async function textsOf(scope: CommandScope, row: LeaveRequestRow, reader: Reader, data: JobData) {
  const { notice, before, after } = data;
  const { language } = reader;
  const requester = await scope.row<PersonRow>(people.model, row.employeeId);
  const type = await scope.row<LeaveTypeRow>(leaveTypes.model, row.leaveTypeId);
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
  const text = filledText(body, reader, values);
  // a sentence alone has no full stop, as others have none
  return { title, body: note ? text : text.replace(/\.$/, '') };
}

async function zoneOf(scope: CommandScope, { branchId }: PersonRow, settings: OrganizationRow | null): Promise<string> {
  const branch = branchId === null ? null : await scope.row<BranchRow>(branches.model, branchId);
  return branch?.zone ?? settings?.zone ?? 'UTC';
}

/** In the person's language; by e-mail too where the person has turned it on. */
export async function notify(job: Job, scope: CommandScope): Promise<void> {
  const data = jobData.parse(job.data);
  const { event, request, notice, person } = data;
  const row = await scope.row<LeaveRequestRow>(leaveRequests, request);
  const reader = await scope.row<PersonRow>(people.model, person);
  if (!row || !reader?.notifyLeave || reader.status !== 'ACTIVE') return;
  const language: Language = isLanguage(reader.language) ? reader.language : 'en';
  const settings = await scope.row<OrganizationRow>(organizations.model, scope.organization);
  const datePattern = settings?.datePattern;
  const texts = await textsOf(scope, row, { language, datePattern }, data);
  const zone = await zoneOf(scope, reader, settings);
  const path = notice === 'asked' ? '/leave/pending-requests' : `/leave/leave-requests/${request}`;
  const at = scope.now().toString({ smallestUnit: 'millisecond' });
  const about = { organization: scope.organization, person, template: `leave.${notice}`, language, path, at };
  const sent = { ...about, ...texts, about: [row.employeeId], reader: { name: nameOf(reader), datePattern, zone } };
  const channels = reader.emailNotification ? (['IN_APP', 'EMAIL'] as const) : (['IN_APP'] as const);
  await Promise.all(
    channels.map((channel) => scope.notify.send({ ...sent, id: derivedId(event, person, channel), channel })),
  );
}
