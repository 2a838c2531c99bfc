import { type CommandScope, type Job } from '@kadro/chassis';
import { filledText, type Reader } from '@kadro/kernel';
import { z } from 'zod';
import { sendNotice } from '../../notices/send.ts';
import { nameOf, people, type PersonRow } from '../../replicas/people.ts';
import { type OvertimeRow } from '../rows/fields.ts';
import { overtimes } from '../rows/overtimes.ts';
import { type NoticeName, noticeNames, noticeTexts } from './texts.ts';

export const overtimeNoticeJob = 'notifyOvertime';

const jobData = z.object({
  event: z.string(),
  request: z.string(),
  notice: z.enum(noticeNames),
  person: z.string(),
});

function textsOf(row: OvertimeRow, requester: PersonRow | null, notice: NoticeName, reader: Reader) {
  const note = row.approvalHistory.at(-1)?.note || undefined;
  const { title, body } = noticeTexts[reader.language][notice];
  const text = filledText(body, reader, {
    person: requester ? nameOf(requester) : '',
    on: row.overtimeDate,
    duration: row.durationInMinutes,
    note,
  });
  // a sentence alone has no full stop, as others have none
  return { title, body: note ? text : text.replace(/\.$/, '') };
}

export async function notifyOfOvertime(job: Job, scope: CommandScope): Promise<void> {
  const { event, request, notice, person } = jobData.parse(job.data);
  const row = await scope.row<OvertimeRow>(overtimes, request);
  const reader = await scope.row<PersonRow>(people.model, person);
  if (!row || !reader?.notifyOvertime || reader.status !== 'ACTIVE') return;
  const requester = await scope.row<PersonRow>(people.model, row.employeeId);
  await sendNotice(scope, reader, {
    event,
    template: `overtime.${notice}`,
    path: notice === 'asked' ? '/time/overtime/pending-requests' : `/time/overtime/${request}`,
    about: [row.employeeId],
    textsOf: (whom) => textsOf(row, requester, notice, whom),
  });
}
