import { addDays, type Day, eachDay, weekStart } from '@kadro/kernel';
import { type WorkDays } from '../calendar/work-days.ts';
import { type Chance } from '@kadro/kernel';
import { type Story } from './request.ts';
import { fate, officeMinute } from './timing.ts';

export interface Life {
  days: WorkDays;
  chance: Chance;
  hiredDate: Day;
  birthDate: Day | null;
  /** Grows. */
  taken: Set<Day>;
  /** Annual and excuse days of the year; shrinks. */
  left: Record<string, number>;
}

type Shape = Omit<Story, 'acts' | 'reason' | 'type'>;
type Maker = (life: Life, beginDate: Day) => Shape | null;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function counted({ days }: Life, shape: Omit<Shape, 'days'>): Shape {
  return { ...shape, days: days.count(shape) };
}

function whole({ days, chance }: Life, beginDate: Day, lengths: readonly number[]): Shape {
  const endDate = days.move(beginDate, chance.pick(lengths) - 1);
  return { beginDate, endDate, duration: 'FULL_DAY', days: days.count({ beginDate, endDate, duration: 'FULL_DAY' }) };
}

const hours: Maker = (life, beginDate) => {
  const begin = life.chance.between(18, 26) * 30;
  return counted(life, {
    beginDate,
    endDate: beginDate,
    duration: 'HOURLY',
    beginTime: clock(begin),
    endTime: clock(begin + life.chance.between(2, 6) * 30),
  });
};
const quarter: Maker = (life, beginDate) =>
  counted(life, {
    beginDate,
    endDate: beginDate,
    duration: 'QUARTER_DAY',
    period: life.chance.pick(['FIRST_QUARTER', 'FOURTH_QUARTER']),
  });
const half: Maker = (life, beginDate) =>
  counted(life, {
    beginDate,
    endDate: beginDate,
    duration: 'HALF_DAY',
    period: life.chance.pick(['FIRST_HALF', 'SECOND_HALF']),
  });

const makers: Readonly<Record<string, Maker>> = {
  annual: (life, beginDate) => {
    const share = life.chance.next();
    return share < 0.12
      ? half(life, beginDate)
      : share < 0.17
        ? quarter(life, beginDate)
        : share < 0.22
          ? hours(life, beginDate)
          : whole(life, beginDate, [1, 1, 2, 2, 3, 4]);
  },
  excuse: (life, beginDate) => (life.chance.often(0.75) ? hours : quarter)(life, beginDate),
  sick: (life, beginDate) => ({
    ...whole(life, beginDate, [1, 1, 2, 2, 3, 5]),
    paper: life.chance.often(0.75) ? 'PDF' : 'PNG',
  }),
  unpaid: (life, beginDate) => whole(life, beginDate, [1, 2, 3, 5]),
  duty: (life, beginDate) => whole(life, beginDate, [1, 1, 2, 3]),
  birthday: ({ days, birthDate }, beginDate) => {
    const year = Number(beginDate.slice(0, 4));
    const monday = birthDate && weekStart(Temporal.PlainDate.from(birthDate).with({ year }).toString());
    const date = monday && days.worked(monday);
    return date && date.startsWith(String(year)) && date < addDays(monday, 5)
      ? { beginDate: date, endDate: date, duration: 'FULL_DAY', days: 1 }
      : null;
  },
};

const weights: Readonly<Record<string, number>> = {
  annual: 34,
  excuse: 26,
  sick: 15,
  duty: 11,
  birthday: 9,
  unpaid: 5,
};
/** Calendar days between asking and the first day, minimum and usual maximum. */
const leads: Readonly<Record<string, readonly [number, number]>> = {
  annual: [3, 40],
  excuse: [0, 5],
  sick: [-1, 0],
  duty: [1, 12],
  birthday: [2, 14],
  unpaid: [6, 25],
};

function typeOf(chance: Chance, offered: readonly string[]): string {
  const known = Object.entries(weights).filter(([type]) => offered.includes(type));
  let rest = chance.next() * known.reduce((sum, [, weight]) => sum + weight, 0);
  return (known.find(([, weight]) => (rest -= weight) < 0) ?? known[0]!)[0];
}

/** On a working day; for an illness on its first day or after it. */
function askingTime({ days, chance }: Life, type: string, { beginDate, endDate }: Shape): Temporal.Instant {
  const [least, most] = leads[type]!;
  if (most === 0)
    return days.at(chance.often(0.5) ? beginDate : days.move(endDate, 1), chance.between(8 * 60, 10 * 60));
  // back to a worked day: never closer than the type's notice
  return days.at(
    days.worked(addDays(beginDate, -chance.between(least, most)), -1),
    least === 0 ? chance.between(8 * 60, 9 * 60 + 30) : officeMinute(chance),
  );
}

/** In summer every third time. */
function dayIn({ days, chance }: Life, from: Day, to: Day): Day {
  const year = from.slice(0, 4);
  const [summer, end] = [`${year}-06-25`, `${year}-08-25`];
  const [first, last] = chance.often(0.3) && from < summer && end < to ? [summer, end] : [from, to];
  return days.worked(addDays(first, chance.between(0, Temporal.PlainDate.from(first).until(last).days)));
}

interface Asking {
  from: Day;
  to: Day;
  now: Temporal.Instant;
  /** Of a holiday trip, in days. */
  lengths?: readonly number[];
}

function made(life: Life, offered: readonly string[], { from, to, now, lengths }: Asking): Story | null {
  const { chance, taken, left, days } = life;
  const type = lengths ? 'annual' : typeOf(chance, offered);
  const beginDate = dayIn(life, from, to);
  const shape = lengths ? whole(life, beginDate, lengths) : makers[type]!(life, beginDate);
  if (!shape || shape.days === 0 || shape.beginDate < from || (left[type] ?? 99) < shape.days) return null;
  const dates = eachDay({ from: shape.beginDate, to: addDays(shape.endDate, 1) });
  const at = askingTime(life, type, shape);
  if (
    dates.some((date) => taken.has(date)) ||
    Temporal.Instant.compare(at, now) > 0 ||
    days.dateOf(at) < addDays(from, -20)
  )
    return null;
  for (const date of dates) taken.add(date);
  if (left[type] !== undefined) left[type] -= shape.days;
  const needsReason = type === 'excuse' || type === 'unpaid' || type === 'duty';
  const reason = needsReason || chance.often(0.3) ? chance.between(0, 9) : null;
  return {
    type,
    ...shape,
    reason: type === 'annual' || needsReason ? reason : null,
    acts: [{ at, does: 'ASK' }, ...fate(days, at, shape, chance)],
  };
}

/** In days: a long trip, and two shorter ones. */
const trips: readonly (readonly number[])[] = [
  [8, 10, 10, 12],
  [4, 5, 5],
  [3, 5, 8],
];

/** Four to nine requests; fewer where the year is young or its dates are taken. */
export function usualYear(
  life: Life,
  offered: readonly string[],
  { year, now }: { year: number; now: Temporal.Instant },
): Story[] {
  const { days, chance, hiredDate } = life;
  const first = addDays(hiredDate, 30);
  const from = first > `${year}-01-08` ? first : `${year}-01-08`;
  const horizon = addDays(days.dateOf(now), 70);
  const to = horizon < `${year}-12-23` ? horizon : `${year}-12-23`;
  if (to <= from) return [];
  // the smaller of two draws: many people have few requests
  const target = Math.ceil(
    Math.min(chance.between(4, 9), chance.between(4, 9)) * (Temporal.PlainDate.from(from).until(to).days / 360),
  );
  const stories: Story[] = [];
  for (let tries = 0; stories.length < target && tries < 40; tries++) {
    const lengths = offered.includes('annual') && tries < 12 ? trips[stories.length] : undefined;
    const story = made(life, offered, { from, to, now, lengths });
    if (story) stories.push(story);
  }
  return stories;
}
