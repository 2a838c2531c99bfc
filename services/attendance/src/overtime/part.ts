import { type Part } from '@kadro/chassis';
import { Telling } from '../requests/notices/telling.ts';
import { countsOf } from '../requests/rows/shown.ts';
import { cancelOvertimeCommand } from './cancel/command.ts';
import { changeOvertimeCommand } from './change/command.ts';
import { processOvertime, processOvertimes } from './decide/command.ts';
import { overtimeDetail } from './detail/commands.ts';
import { overtime } from './events.ts';
import { noticeTexts } from './notices.ts';
import { replacing } from './replace.ts';
import { requestOvertimeCommand } from './request/command.ts';
import { overtimes } from './rows/overtimes.ts';
import { shownOvertimes } from './rows/shown.ts';
import { sendOvertimeCommand } from './send/command.ts';
import { area } from './shapes.ts';
import { overtimeTypes } from './types/record.ts';
import { overtimeYear } from './year/query.ts';

const telling = new Telling({
  noun: 'Overtime',
  template: 'overtime',
  model: overtimes,
  alsoAskedBy: ['OvertimeSent', 'OvertimeChanged'],
  wants: ({ notifyOvertime }) => notifyOvertime,
  path: (notice, request) =>
    notice === 'asked' ? '/time/overtime/pending-requests' : `/time/overtime-request/${request}`,
  texts: noticeTexts,
  values: ({ overtimeDate, durationInMinutes }) => ({ on: overtimeDate, duration: durationInMinutes }),
});

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
  queries: [...countsOf(overtimes, { noun: 'Overtime', area }), overtimeYear],
  reactions: [replacing.reaction, telling.reaction],
  jobs: [replacing.job, telling.job],
  scheduledTasks: [replacing.missed],
};

/** Overtime requests, and what they are for. */
export const overtimeParts: readonly Part[] = [requests, overtimeTypes];
