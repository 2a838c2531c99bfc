import { type Rule } from './rules.ts';
import { type Figures, type Reason, type Reasons } from '../shapes.ts';
import { type Tally } from '../worked/tally.ts';
import { forEachPosting } from './figures.ts';
import { type Account, type Entry } from './journal.ts';

/** What the reasons of a date follow from. */
export interface Grounds {
  tallies: readonly Tally[];
  entries: readonly Entry[];
  type: Rule;
  state: readonly Reason[];
}

/** Accounts that do not follow from readings. */
const unread = new Set<Account>(['expected', 'duty', 'leave']);

/** Why the figures, the type and the state of a date are what they are: by rule and shift, in order of the rules. */
export function reasonsOf({ tallies, entries, type, state }: Grounds): Reasons {
  const lists: Partial<Record<keyof Figures, Reason[]>> = {};
  const add = (figure: keyof Figures, reason: Reason): void => {
    const list = (lists[figure] ??= []);
    const same = list.find(({ rule, shift }) => rule === reason.rule && shift === reason.shift);
    if (same) same.minutes += reason.minutes;
    else list.push(reason);
  };
  forEachPosting(tallies, (figure, { account, rule, minutes }, { shift, readings }) => {
    add(figure, reasonOf(rule, { minutes, shift, readings: unread.has(account) ? [] : readings }));
  });
  for (const { figure, rule, minutes } of entries) add(figure, { rule, minutes });
  const left = Object.entries(lists).map(([figure, list]) => [figure, list.filter(({ minutes }) => minutes !== 0)]);
  return {
    type: [{ rule: type, minutes: 0 }],
    state: [...state],
    ...Object.fromEntries(left.filter(([, list]) => list!.length > 0)),
  };
}

interface About {
  minutes?: number;
  shift?: string | null;
  readings?: readonly string[];
}

/** A reason without what is empty. */
export const reasonOf = (rule: Rule, { minutes = 0, shift = null, readings = [] }: About = {}): Reason => ({
  rule,
  minutes,
  ...(shift === null ? {} : { shift }),
  ...(readings.length === 0 ? {} : { readings: [...readings] }),
});
