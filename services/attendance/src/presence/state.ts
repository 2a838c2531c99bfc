import { type Presence } from '../day/presence.ts';
import { type DutyOfDay, type Standing } from '../day/standing.ts';

export const presenceStates = ['IN', 'BREAK', 'DUTY', 'MISSING', 'ON_LEAVE', 'EXPECTED', 'OUT'] as const;

export interface Found {
  state: (typeof presenceStates)[number];
  /** The date that it is so for. */
  date: string;
  /** Since when, RFC 3339; null where nothing says it. */
  since: string | null;
  /** The shift that it is about. */
  duty: DutyOfDay | null;
  /** Minutes that the person came late on that date. */
  late: number;
}

const at = (second: number | null): string | null => (second === null ? null : new Date(second * 1_000).toISOString());

/**
 * Whether somebody is there, should be, or need not be at `now` (RFC 3339): by yesterday, of which a night may be left,
 * and today.
 */
export function foundOf(presence: Presence, days: readonly [Standing, Standing], now: string): Found {
  const [, today] = days;
  const found = (
    state: Found['state'],
    duty: DutyOfDay | null,
    since: string | null,
    day: Standing = today,
  ): Found => ({
    state,
    date: day.record.date,
    since,
    duty,
    late: day.record.late,
  });
  if (presence.state !== 'OUT') {
    const day = days.find(({ record }) => record.date === presence.date) ?? today;
    const duty = day.duties.findLast((one) => one.hasCome) ?? day.duties[0] ?? null;
    return found(presence.state, duty, at(presence.since), day);
  }
  for (const day of days) {
    const missed = day.duties.find((one) => !one.hasCome && one.deadline <= now && now < one.end);
    if (missed) return found('MISSING', missed, missed.begin, day);
  }
  return needNotBe(today, now, found);
}

function needNotBe(
  { record, duties, isFree, isOnDuty }: Standing,
  now: string,
  found: (state: Found['state'], duty: DutyOfDay | null, since: string | null) => Found,
): Found {
  const next = duties.find((one) => !one.hasCome && now < one.deadline);
  if (isOnDuty && !next) return found('DUTY', null, null);
  if (record.state === 'ON_LEAVE' || (record.type === 'ON_LEAVE' && !next)) return found('ON_LEAVE', null, null);
  if (next) return found('EXPECTED', next, null);
  const isOpen = isFree && record.state === 'NOT_CALCULATED' && Object.keys(record.readings).length === 0;
  return found(isOpen ? 'EXPECTED' : 'OUT', duties.at(-1) ?? null, null);
}
