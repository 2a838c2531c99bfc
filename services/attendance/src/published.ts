import { logHeadSigned, publish, type Publication } from '@kadro/chassis';
import { type WorkplanRow, workplans } from './workplan/rows/workplans.ts';

const isMeasured = ({ minutes }: WorkplanRow['entries'][number]): boolean => minutes !== null;

/** `proto/kadro/attendance/v1`, without notes and reasons. Nothing of plans made before entries had minutes. */
export const publications: readonly Publication[] = [
  publish<WorkplanRow>(workplans, {
    message: 'WorkplanChanged',
    on: ['WorkplanSet', 'WorkplanShiftRemoved', 'WorkplanCancelled'],
    concerns: ({ employeeId }) => employeeId,
    data: ({ id, employeeId: personId, from, to, status, entries }) =>
      entries.every(isMeasured)
        ? {
            workplan: {
              id,
              personId,
              from,
              to,
              cancelled: status === 'CANCELLED',
              shift: entries.map(({ date, shiftId, minutes, begin, end }) => ({ date, shiftId, minutes, begin, end })),
            },
          }
        : null,
  }),
  logHeadSigned,
];
