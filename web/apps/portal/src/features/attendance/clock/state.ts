import { type ClockNow } from '../data/types.ts';
import { type KeptReading } from './queue/kept.ts';

type State = ClockNow['clock']['state'];

const after = (state: State, eventType: KeptReading['eventType']): State => {
  if (eventType === 'CLOCK_OUT') return 'OUT';
  if (eventType.startsWith('BREAK') || eventType.startsWith('LUNCH')) return state === 'BREAK' ? 'IN' : 'BREAK';
  return eventType.startsWith('DUTY') && state !== 'DUTY' ? 'DUTY' : 'IN';
};

const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));

export interface Doing {
  state: State;
  /** Since when (RFC 3339); null with nobody in. */
  since: string | null;
  /** Minutes on the running clock: what the server counted, and what has passed while somebody works. */
  worked: number;
}

/** What somebody does at `now`: as the server said, and by what waits on this device. */
export function doingNow({ clock }: ClockNow, kept: readonly KeptReading[], now: string): Doing {
  let { state, since, worked } = clock;
  let from = clock.now;
  const pass = (to: string) => {
    if (state === 'IN' || state === 'DUTY') worked += minutesBetween(from, to);
    from = to;
  };
  for (const { at, eventType, refusal } of kept) {
    if (refusal !== undefined || at < clock.now) continue;
    pass(at);
    state = after(state, eventType);
    since = state === 'OUT' ? null : at;
  }
  pass(now);
  return { state, since, worked };
}
