import { reject } from '../../errors/index.ts';
import { datedOn } from '../../shared/dated.ts';
import { type StaffingState } from '../events.ts';
import { isSame, keyOf, type ShiftNeed } from '../need.ts';

interface Setting {
  needs: readonly ShiftNeed[];
  by: string;
}

/** Needs from a day on; those that count as they are said change nothing. */
export const setNeeds = ({ needs: known }: StaffingState, { needs, by }: Setting) =>
  needs
    .filter((need) => {
      const now = datedOn(known.get(keyOf(need), []), need.from);
      return now ? !isSame(now.week, need.week) : Object.values(need.week).some((posts) => posts > 0);
    })
    .map((need) => ({ type: 'StaffingNeedSet' as const, data: { ...need, by } }));

interface Revoking {
  teamId: string | null;
  /** Absent = all that are to count from the day on. */
  shiftId?: string;
  from: string;
  today: string;
  by: string;
}

/** Takes back what is to count from a later day on. @throws Rejection entity_not_found, already_effective */
export function revokeNeeds({ needs }: StaffingState, { teamId, shiftId, from, today, by }: Revoking) {
  const planned = [...needs.values()].flatMap((list) => {
    const isMeant = (one: ShiftNeed) => one.teamId === teamId && (shiftId === undefined || one.shiftId === shiftId);
    return list.filter((one) => one.from === from && isMeant(one));
  });
  if (planned.length === 0) reject('entity_not_found');
  if (from <= today) reject('already_effective');
  return planned.map((one) => ({
    type: 'StaffingNeedRevoked' as const,
    data: { teamId, shiftId: one.shiftId, from, by },
  }));
}
