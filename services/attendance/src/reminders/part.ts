import { type Part } from '@kadro/chassis';
import { reminder } from './events.ts';
import { notifyOfDay, reminderJob } from './job.ts';
import { sendReminders } from './reaction.ts';
import { lookForReminders } from './task.ts';

/** Who did not come, and who forgot to clock out: told once. */
export const reminders: Part = {
  deciders: [reminder],
  reactions: [sendReminders],
  jobs: [{ name: reminderJob, run: notifyOfDay, atOnce: 50 }],
  scheduledTasks: [lookForReminders],
};
