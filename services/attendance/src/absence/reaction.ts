import { type Reaction } from '@kadro/chassis/declare';
import { z } from 'zod';
import { absence } from './events.ts';
import { leaveFields } from './shape.ts';
import { recordAbsence } from './rules.ts';

const said = z.object({ id: z.string(), personId: z.string(), ...leaveFields });

/** Records what has become of leave requests, of people who are not known yet, too. */
export const recordLeave: Reaction = {
  name: 'recordLeave',
  from: 'leave',
  on: ['LeaveRequested', 'LeaveChanged', 'LeaveApproved', 'LeaveDenied', 'LeaveCancelled', 'LeaveRecounted'],
  react: async ({ revision, data: { leave } }, scope) => {
    const { id, personId, ...fields } = said.parse({
      ...leave,
      beginTime: leave.beginTime ?? null,
      endTime: leave.endTime ?? null,
      days: leave.day,
    });
    await scope.run(absence, personId, 'AbsenceRecorded', (state) =>
      recordAbsence(state, { leaveId: id, source: revision, ...fields }),
    );
  },
};
