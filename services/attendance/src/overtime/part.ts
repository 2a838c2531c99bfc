import { type Part } from '@kadro/chassis';
import { cancelOvertimeCommand } from './cancel/command.ts';
import { changeOvertimeCommand } from './change/command.ts';
import { processOvertime, processOvertimes } from './decide/command.ts';
import { overtimeDetail } from './detail/commands.ts';
import { overtime } from './events.ts';
import { notifyOfOvertime, overtimeNoticeJob } from './notices/job.ts';
import { sendOvertimeNotices } from './notices/reaction.ts';
import { replaceEverywhere, replaceJob } from './replace-approvers/job.ts';
import { overtimeApproverLeft } from './replace-approvers/reaction.ts';
import { missedOvertimeReplacements } from './replace-approvers/scheduled.ts';
import { requestOvertimeCommand } from './request/command.ts';
import { allPendingOvertimeCount, pendingOvertimeCount } from './rows/counts.ts';
import { shownOvertimes } from './rows/shown.ts';
import { sendOvertimeCommand } from './send/command.ts';
import { overtimeTypes } from './types/record.ts';

const requests: Part = {
  deciders: [overtime],
  commands: [
    requestOvertimeCommand,
    changeOvertimeCommand,
    sendOvertimeCommand,
    processOvertime,
    ...overtimeDetail,
    cancelOvertimeCommand,
  ],
  endpoints: [processOvertimes],
  readModels: [shownOvertimes],
  queries: [pendingOvertimeCount, allPendingOvertimeCount],
  reactions: [overtimeApproverLeft, sendOvertimeNotices],
  jobs: [
    { name: replaceJob, run: replaceEverywhere },
    { name: overtimeNoticeJob, run: notifyOfOvertime, atOnce: 50 },
  ],
  scheduledTasks: [missedOvertimeReplacements],
};

/** Overtime requests, and what they are for. */
export const overtimeParts: readonly Part[] = [requests, overtimeTypes];
