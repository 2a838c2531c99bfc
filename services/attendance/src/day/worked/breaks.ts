import { post } from '../reasons/journal.ts';
import { type Rule } from '../reasons/rules.ts';
import { type Settings } from '../shapes.ts';
import { sumOf, type Tally } from './tally.ts';

/** Of each preset: over how many counted minutes how many minutes of break are required (section 4.4). */
const presets: Readonly<Record<Settings['breakPreset'], readonly (readonly [over: number, required: number])[]>> = {
  NONE: [],
  DE: [
    [360, 30],
    [540, 45],
  ],
  NL: [
    [330, 30],
    [600, 45],
  ],
  TR: [
    [120, 15],
    [240, 30],
    [450, 60],
  ],
};

/** What lacks of the preset's break; it never takes counted time below the threshold of its tier. */
export const presetLack = (preset: Settings['breakPreset'], counted: number, taken: number): number =>
  Math.max(0, ...presets[preset].map(([over, required]) => Math.min(required - taken, counted - over)));

/** What lacks of a shift's own break, which is required over half of its work and leaves that half. */
export const ownLack = (required: number, taken: number, worked: number, half: number): number =>
  Math.max(0, Math.min(required - taken, worked - half));

/** Minutes of break that lack, and what requires them. */
export interface Lack {
  minutes: number;
  rule: Rule;
}

/** What lacks of a shift's own break or of the preset's, whichever is more. */
export const largerLack = (own: number, preset: number): Lack =>
  preset > own ? { minutes: preset, rule: 'branchPresetBreak' } : { minutes: own, rule: 'ownBreak' };

/** Takes a break of `lack` minutes out of overtime: after the end, of no side, before the begin. Returns what is left. */
export function takeFromOvertime(tally: Tally, lack: number): number {
  let left = lack;
  const takeSide = (name: 'CLOCK_IN' | 'CLOCK_OUT'): void => {
    for (const side of tally.sides.filter((one) => one.name === name)) {
      const taken = Math.min(left, side.counted);
      post(side, 'counted', 'breakTakenFromOvertime', -taken);
      left -= taken;
    }
  };
  takeSide('CLOCK_OUT');
  const taken = Math.min(left, tally.noSide);
  post(tally, 'noSide', 'breakTakenFromOvertime', -taken);
  left -= taken;
  takeSide('CLOCK_IN');
  return left;
}

export const countedOnSides = ({ sides }: Tally): number => sumOf(sides, ({ counted }) => counted);
