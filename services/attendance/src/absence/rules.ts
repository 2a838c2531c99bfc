import { type NewEvent } from '@kadro/chassis';
import { type AbsenceEvents, type AbsenceState } from './events.ts';
import { absencesOf, type LeaveData } from './shape.ts';

interface Said extends LeaveData {
  leaveId: string;
  /** Revision of leave's stream. */
  source: number;
}

/** A state that is not newer than the recorded one is ignored. */
export function recordAbsence(
  { leaves, byDate }: AbsenceState,
  { leaveId, source, ...leave }: Said,
): NewEvent<AbsenceEvents>[] {
  const known = leaves.get(leaveId);
  if (known && known.source >= source) return [];
  const before = known ? absencesOf(leaveId, known) : new Map<string, never>();
  const after = absencesOf(leaveId, leave);
  const isSame = (date: string): boolean => {
    const recorded = byDate.get(date, []).find((one) => one.leaveId === leaveId);
    return JSON.stringify(recorded) === JSON.stringify(after.get(date));
  };
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter((date) => !isSame(date)).toSorted();
  return [{ type: 'AbsenceRecorded', data: { leaveId, source, ...leave, touched } }];
}
