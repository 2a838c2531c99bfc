import { derivedId, isNews, type Reaction } from '@kadro/chassis';
import { people, type PersonRow } from '../replicas/people.ts';
import { reminded } from './events.ts';
import { reminderJob } from './job.ts';

/** One job per notice; jobs carry ids, no personal data. */
export const sendReminders: Reaction = {
  name: 'tellOfDays',
  from: 'attendance',
  on: ['Reminded'],
  react: async (message, scope) => {
    if (!(await isNews(message, scope))) return;
    const about = reminded.parse(message.data);
    const employee = await scope.row<PersonRow>(people.model, about.employeeId);
    const to = about.kind === 'NOT_COME' ? (employee?.shiftManagers ?? []) : [about.employeeId];
    for (const person of new Set(to))
      await scope.jobs.add({
        id: derivedId(message.id, person),
        name: `attendance.${reminderJob}`,
        organization: message.organization,
        data: { event: message.id, ...about, person },
      });
  },
};
