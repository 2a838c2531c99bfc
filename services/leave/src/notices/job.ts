import { derivedId, type Job, type CommandScope } from '@kadro/chassis';
import { isLanguage, type Language, type LocalizedText, textIn } from '@kadro/kernel';
import { z } from 'zod';
import { type LeaveRequestRow } from '../account/rows/requests/fields.ts';
import { cancelReasonOf } from '../account/rows/requests/shown.ts';
import { leaveRequests } from '../account/rows/requests/model.ts';
import { type LeaveTypeRow, leaveTypes } from '../leave-types/record.ts';
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

/** One per language: making one costs as much as all the rest of a notice. */
const formats = new Map<Language, Intl.NumberFormat>();

function numbersIn(language: Language): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 4 });
  formats.set(language, made);
  return made;
}

function lastNote(row: LeaveRequestRow, notice: NoticeName, language: Language): string {
  return (notice === 'cancelled' ? cancelReasonOf(row, language) : row.approvalHistory.at(-1)?.note) ?? '';
}

function filled(text: string, values: Record<string, string>): string {
  return text
    .replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
    .replace(/[.،:\s]+$/, '')
    .trim();
}

/** In the person's language; by e-mail too where the person has turned it on. */
export async function notify(job: Job, scope: CommandScope): Promise<void> {
  const { event, request, notice, person, before, after } = jobData.parse(job.data);
  const [row, reader] = [
    await scope.row<LeaveRequestRow>(leaveRequests, request),
    await scope.row<PersonRow>(people.model, person),
  ];
  if (!row || !reader?.notifyLeave || reader.status !== 'ACTIVE') return;
  const language: Language = isLanguage(reader.language) ? reader.language : 'en';
  const [requester, type] = [
    await scope.row<PersonRow>(people.model, row.employeeId),
    await scope.row<LeaveTypeRow>(leaveTypes.model, row.leaveTypeId),
  ];
  const values = {
    person: requester ? nameOf(requester) : '',
    type: type ? textIn(type.name as LocalizedText, language) : '',
    period: row.beginDate === row.endDate ? row.beginDate : `${row.beginDate} – ${row.endDate}`,
    note: lastNote(row, notice, language),
    before: numbersIn(language).format(before),
    after: numbersIn(language).format(after),
  };
  const { title, body } = noticeTexts[language][notice];
  const path = notice === 'asked' ? '/leave/pending-requests' : `/leave/leave-requests/${request}`;
  const at = scope.now().toString({ smallestUnit: 'millisecond' });
  for (const channel of reader.emailNotification ? (['IN_APP', 'EMAIL'] as const) : (['IN_APP'] as const)) {
    await scope.notify.send({
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
