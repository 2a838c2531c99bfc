import { decider, event } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { Map } from 'immutable';
import { z } from 'zod';
import { keyOf, type ShiftNeed, weekSchema, withNeed, withoutNeed } from './need.ts';

export interface StaffingState {
  /** Of each team and shift by `keyOf`, ascending by day. */
  needs: Map<string, readonly ShiftNeed[]>;
  /** Of the last change, -1 before any: the needs of a branch are laid out together. */
  revision: number;
}

const which = { teamId: z.string().nullable(), shiftId: z.string(), from: daySchema };

/** How many people the shifts of a branch need: `attendance.staffing` per branch. */
export const staffing = decider({
  name: 'staffing',
  initial: { needs: Map(), revision: -1 } as StaffingState,
  events: {
    StaffingNeedSet: event(1, z.object({ ...which, week: weekSchema, by: z.string() })),
    StaffingNeedRevoked: event(1, z.object({ ...which, by: z.string() })),
  },
  evolve: {
    StaffingNeedSet: ({ needs }, { by: _by, ...need }, { revision }) => ({
      needs: needs.update(keyOf(need), [], (list) => withNeed(list, need)),
      revision,
    }),
    StaffingNeedRevoked: ({ needs }, { by: _by, ...need }, { revision }) => ({
      needs: needs.update(keyOf(need), [], (list) => withoutNeed(list, need)),
      revision,
    }),
  },
});
