import { lifeOf } from './life.ts';
import { recordsUntil } from './records.ts';
import { type DayContext } from './result/day.ts';
import { hasCome, hasSay, hasTaken, leftOfTarget } from './result/state.ts';
import { type DayFacts, type DayRecord } from './shapes.ts';

/** A shift of a date of which something is to be worked; instants are RFC 3339. */
export interface DutyOfDay {
  /** Its key, as day facts know it. */
  shift: string;
  begin: string;
  end: string;
  /** From then on whoever has not come is missing. */
  deadline: string;
  /** Whether anything stands on it. */
  hasCome: boolean;
}

/** A date as whoever looks for somebody sees it. */
export interface Standing {
  record: DayRecord;
  /** After which the record may be another one by time alone; null = never. */
  until: string | null;
  /** In order of their begin. */
  duties: readonly DutyOfDay[];
  /** A day without times, of which something is to be worked. */
  isFree: boolean;
  isOnDuty: boolean;
}

const instantOf = (minute: number): string => new Date(minute * 60_000).toISOString();

function dutiesOf({ timed, movements }: DayContext): DutyOfDay[] {
  return timed.filter(hasSay).map((facts) => ({
    shift: facts.plan.planned.id,
    begin: instantOf(facts.pieces[0]![0]),
    end: instantOf(facts.pieces.at(-1)![1]),
    deadline: instantOf(facts.deadline),
    hasCome: hasCome(facts, movements),
  }));
}

/** The dates of the facts, in order, as they stand at `now`. */
export const standingsOf = (facts: DayFacts, life = lifeOf(facts)): Standing[] =>
  recordsUntil(facts, life).map(({ record, context, until }) => ({
    record,
    until,
    duties: dutiesOf(context),
    isFree: context.flexible.some((one) => leftOfTarget(one) > 0),
    isOnDuty: hasTaken(context, 'duty'),
  }));
