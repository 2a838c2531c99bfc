import { decider, event } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { Map, Set } from 'immutable';
import { z } from 'zod';
import { changedOn } from '../workplan/state.ts';
import { type Absence, absencesOf, inOrder, type LeaveData, leaveFields } from './shape.ts';

/** Persistent maps: one more leave costs the same after years. */
export interface AbsenceState {
  leaves: Map<string, LeaveData & { source: number }>;
  /** Approved leave by date, in the order of the day. */
  byDate: Map<string, readonly Absence[]>;
  /** Ids of all leave types that were ever recorded. */
  typeIds: Set<string>;
  /** When something about a date was recorded last: by then it has happened. */
  changedAt: Map<string, string>;
}

/** Leave of a person, as leave publishes it: day records follow from it. */
export const absence = decider({
  name: 'absence',
  initial: { leaves: Map(), byDate: Map(), typeIds: Set(), changedAt: Map() } as AbsenceState,
  events: {
    AbsenceRecorded: event(
      1,
      z.object({
        leaveId: z.string(),
        /** Revision of leave's stream. */
        source: z.int(),
        ...leaveFields,
        /** Dates on which something else is taken than before. */
        touched: z.array(daySchema),
      }),
    ),
  },
  evolve: {
    AbsenceRecorded: (state, { leaveId, touched, ...leave }, { at }) => {
      const taken = absencesOf(leaveId, leave);
      return changedOn(
        {
          leaves: state.leaves.set(leaveId, leave),
          byDate: state.byDate.withMutations((all) => {
            for (const date of touched) {
              const others = all.get(date, []).filter((one) => one.leaveId !== leaveId);
              const now = taken.get(date);
              const absences = now ? inOrder([...others, now]) : others;
              if (absences.length > 0) all.set(date, absences);
              else all.delete(date);
            }
          }),
          typeIds: state.typeIds.add(leave.leaveTypeId),
          changedAt: state.changedAt,
        },
        touched,
        at,
      );
    },
  },
});

export type AbsenceEvents = (typeof absence)['events'];
