import { type ClockNow } from '../data/types.ts';
import { type KeptReading } from './queue/kept.ts';

type State = ClockNow['clock']['state'];

const after = (state: State, eventType: KeptReading['eventType']): State => {
  if (eventType === 'CLOCK_OUT') return 'OUT';
  if (eventType.startsWith('BREAK') || eventType.startsWith('LUNCH')) return state === 'BREAK' ? 'IN' : 'BREAK';
  return eventType.startsWith('DUTY') && state !== 'DUTY' ? 'DUTY' : 'IN';
};

/** Less than none where `to` lies before. */
const minutesBetween = (from: string, to: string): number => Math.trunc((Date.parse(to) - Date.parse(from)) / 60_000);

/** When the last of the readings was that the server told of; '' for none. */
const lastTold = ({ days }: Told): string =>
  days.flatMap(({ readings }) => readings.map(({ at }) => at)).reduce((last, at) => (at > last ? at : last), '');

interface Told extends Pick<ClockNow, 'clock'> {
  days: readonly { readings: readonly { at: string }[] }[];
}

export interface Doing {
  state: State;
  /** Since when (RFC 3339); null with nobody in. */
  since: string | null;
  /** Minutes on the running clock: what the server counted, and what has passed while somebody works. */
  worked: number;
}

/**
 * What somebody does at `now`: as the server said, and by what waits on this device, also from before the server's
 * answer; what is not later than a reading that the server knows is known to it, or was followed by that.
 */
export function doingNow(told: Told, kept: readonly KeptReading[], now: string): Doing {
  let { state, since, worked } = told.clock;
  let from = told.clock.now;
  const known = lastTold(told);
  const pass = (to: string) => {
    if (state === 'IN' || state === 'DUTY') worked += minutesBetween(from, to);
    from = to;
  };
  for (const { at, eventType, refusal } of kept) {
    if (refusal !== undefined || at <= known) continue;
    pass(at);
    state = after(state, eventType);
    since = state === 'OUT' ? null : at;
  }
  pass(now);
  return { state, since, worked };
}
