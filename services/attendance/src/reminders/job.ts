import { type CommandScope, type Job } from '@kadro/chassis';
import { filledText } from '@kadro/kernel';
import { z } from 'zod';
import { sendNotice } from '../notices/send.ts';
import { nameOf, people, type PersonRow } from '../replicas/people.ts';
import { timesheets } from '../timesheet/model.ts';
import { dayKey } from '../timesheet/weeks.ts';
import { reminded } from './events.ts';
import { reminderOf } from './rules.ts';
import { reminderTexts } from './texts.ts';

export const reminderJob = 'notifyReminder';

const jobData = reminded.extend({ event: z.string(), person: z.string() });

/** Tells what is still so: a late reading may have come meanwhile. */
export async function notifyOfDay(job: Job, scope: CommandScope): Promise<void> {
  const { event, kind, employeeId, date, person } = jobData.parse(job.data);
  const row = await scope.row(timesheets, dayKey(employeeId, date));
  if (!row || reminderOf(row)?.kind !== kind) return;
  const employee = await scope.row<PersonRow>(people.model, employeeId);
  const reader = await scope.row<PersonRow>(people.model, person);
  const isOwn = person === employeeId;
  if (!employee || reader?.status !== 'ACTIVE' || !(isOwn || reader.notifyShift)) return;
  await sendNotice(scope, reader, {
    event,
    template: `day.${kind}`,
    path: isOwn ? `/time/timesheets?day=${date}` : '/time/presence',
    about: isOwn ? [] : [employeeId],
    textsOf: (whom) => {
      const { title, body } = reminderTexts[whom.language][kind];
      return { title, body: filledText(body, whom, { person: nameOf(employee), on: date }) };
    },
  });
}
