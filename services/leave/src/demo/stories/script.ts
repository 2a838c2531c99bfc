import { addDays, type Day, daysBetween, weekStart } from '@kadro/kernel';
import { type LateHoliday, lateHolidays } from '../calendar/late-holidays.ts';
import { type WorkDays } from '../calendar/work-days.ts';
import { type Company, type Person } from '../company.ts';
import { annualDays } from '../grants/allowance.ts';
import { type Chance, chanceOf } from '@kadro/kernel';
import { type Act, type Story } from './request.ts';
import { approvals } from './timing.ts';

type Shape = Omit<Story, 'type' | 'acts' | 'reason' | 'paper'>;
type More = Partial<Pick<Story, 'reason' | 'paper'>>;

/** Requests around today, dated in worked days before and after it. */
class Script {
  readonly stories = new Map<string, Story[]>();
  readonly today: Day;
  private readonly days: WorkDays;
  private readonly chance: Chance = chanceOf('script');

  constructor(days: WorkDays, now: Temporal.Instant) {
    this.days = days;
    this.today = days.dateOf(now);
  }

  /** Negative = before today. */
  day(n: number): Day {
    return n < 0
      ? this.days.move(this.days.worked(addDays(this.today, -1), -1), n + 1)
      : this.days.move(addDays(this.today, 1), n - 1);
  }

  at(n: number, minutes: number): Temporal.Instant {
    return this.days.at(this.day(n), minutes);
  }

  whole(beginDate: Day, endDate: Day, days = this.days): Shape {
    return { beginDate, endDate, duration: 'FULL_DAY', days: days.count({ beginDate, endDate, duration: 'FULL_DAY' }) };
  }

  part(beginDate: Day, rest: Pick<Shape, 'duration'> & Partial<Shape>): Shape {
    return {
      ...rest,
      beginDate,
      endDate: beginDate,
      days: this.days.count({ ...rest, beginDate, endDate: beginDate }),
    };
  }

  /** The first whole days from a date on that count exactly `count`. */
  exactly(from: Day, count: number): Shape {
    const beginDate = this.days.worked(from);
    const endDate = this.days.endOf(beginDate, count);
    return endDate ? this.whole(beginDate, endDate) : this.exactly(addDays(beginDate, 1), count);
  }

  asks(number: string, type: string, shape: Shape, at: Temporal.Instant, more: More & { acts?: Act[] } = {}): void {
    const { reason = null, acts = [], ...rest } = more;
    const own = this.stories.get(number) ?? [];
    this.stories.set(number, [...own, { type, ...shape, ...rest, reason, acts: [{ at, does: 'ASK' }, ...acts] }]);
  }

  /** Approved by everybody. */
  has(number: string, type: string, shape: Shape, daysBefore: number, more: More = {}): void {
    const at = this.days.at(this.days.worked(addDays(shape.beginDate, -daysBefore), -1), 9 * 60 + 40);
    this.asks(number, type, shape, at, { ...more, acts: approvals(this.days, at, this.chance) });
  }
}

const decided = (at: Temporal.Instant, n: number | null, approved = true): Act => ({ at, does: 'DECIDE', approved, n });

/** The demo's employee account: 11.5 days left, half of them requested, and one question open. */
function elif(script: Script, person: Person, maintenance: LateHoliday, days: WorkDays): void {
  const year = Number(script.today.slice(0, 4));
  const before = annualDays(person, year - 1);
  script.has('1011', 'annual', script.exactly(`${year - 1}-07-14`, before - 6), 30, { reason: 1 });
  script.has('1011', 'annual', script.exactly(`${year - 1}-04-08`, 4), 14);
  script.has('1011', 'annual', script.exactly(`${year - 1}-11-10`, 2), 8);
  const elapsed = daysBetween(`${year}-01-08`, script.today) - 14;
  const within = (share: number): Day => addDays(`${year}-01-08`, Math.floor(share * elapsed));
  const used = annualDays(person, year) - 11.5;
  if (elapsed > 60) {
    script.has('1011', 'annual', script.exactly(within(0.6), Math.floor(used) - 3), 25, { reason: 0 });
    script.has('1011', 'annual', script.exactly(within(0.3), 3), 12);
    script.has(
      '1011',
      'annual',
      script.part(days.worked(within(0.92)), { duration: 'HALF_DAY', period: 'SECOND_HALF' }),
      5,
    );
  }
  const monday = weekStart(maintenance.date);
  const shorter = days.with({ id: maintenance.key, date: maintenance.date, part: maintenance.part });
  script.asks('1011', 'annual', script.whole(monday, maintenance.date, shorter), script.at(-1, 10 * 60 + 12), {
    reason: 0,
  });
  const visit = script.part(script.day(6), { duration: 'HOURLY', beginTime: '14:00', endTime: '16:00' });
  script.asks('1011', 'excuse', visit, script.at(-3, 9 * 60 + 25), {
    reason: 2,
    acts: [{ at: script.at(-2, 11 * 60 + 40), does: 'ASK_DETAIL', n: 0 }],
  });
}

/** The line manager's inbox. */
function production(script: Script): void {
  script.asks('1012', 'annual', script.exactly(script.day(15), 5), script.at(-2, 15 * 60 + 5), { reason: 0 });
  script.asks('1015', 'sick', script.whole(script.day(-3), script.day(-2)), script.at(-1, 8 * 60 + 50), {
    paper: 'PDF',
  });
  script.asks(
    '1017',
    'annual',
    script.part(script.day(4), { duration: 'HALF_DAY', period: 'FIRST_HALF' }),
    script.at(-2, 10 * 60 + 30),
  );
  script.asks(
    '1020',
    'excuse',
    script.part(script.day(3), { duration: 'HOURLY', beginTime: '09:30', endTime: '12:00' }),
    script.at(-1, 13 * 60 + 20),
    { reason: 1 },
  );
  script.asks('1021', 'annual', script.whole(script.day(9), script.day(10)), script.at(-4, 11 * 60), {
    reason: 3,
    acts: [decided(script.at(-2, 9 * 60 + 15), 1)],
  });
}

/** The super admin's inbox. */
function management(script: Script): void {
  script.asks('1008', 'annual', script.exactly(script.day(20), 4), script.at(-2, 17 * 60), { reason: 2 });
  script.asks('1010', 'annual', script.whole(script.day(5), script.day(5)), script.at(-1, 16 * 60 + 10));
  script.asks('1014', 'annual', script.exactly(script.day(12), 3), script.at(-4, 14 * 60 + 45), {
    reason: 0,
    acts: [decided(script.at(-2, 12 * 60 + 30), 0)],
  });
}

function away(script: Script): void {
  script.has('1013', 'annual', script.whole(script.day(-2), script.day(3)), 24, { reason: 0 });
  script.has('1014', 'annual', script.whole(script.day(-1), script.day(2)), 18);
  script.has('1017', 'annual', script.whole(script.day(1), script.day(2)), 15, { reason: 1 });
  script.has('1016', 'duty', script.whole(script.day(-1), script.day(1)), 9, { reason: 2 });
  script.has('1018', 'annual', script.whole(script.day(-3), script.day(1)), 28, { reason: 3 });
  script.has('1031', 'marriage', script.exactly(addDays(script.today, -75), 3), 30, { paper: 'PDF' });
  script.has(
    '1027',
    'maternity',
    { beginDate: addDays(script.today, -420), endDate: addDays(script.today, -309), duration: 'FULL_DAY', days: 112 },
    21,
    { paper: 'PNG' },
  );
}

/** Recounted for the late holidays. */
function backs(script: Script, [maintenance, outing]: readonly LateHoliday[], berlin: WorkDays): void {
  const monday = weekStart(maintenance!.date);
  const from = (number: string, shape: Shape): void => script.has(number, 'annual', shape, 44, { reason: 0 });
  from('1016', script.whole(monday, addDays(monday, 4)));
  from('1023', script.whole(maintenance!.date, addDays(maintenance!.date, 1)));
  from('1025', script.whole(addDays(monday, 2), maintenance!.date));
  const outingMonday = weekStart(outing!.date);
  script.has('2008', 'annual', script.whole(outingMonday, addDays(outingMonday, 4), berlin), 46, { reason: 0 });
  script.has('2014', 'annual', script.whole(outing!.date, outing!.date, berlin), 46);
}

function branches(script: Script): void {
  script.asks('2005', 'annual', script.exactly(script.day(22), 2), script.at(-1, 11 * 60 + 5), { reason: 1 });
  script.has('2005', 'duty', script.whole(script.day(7), script.day(8)), 14, { reason: 1 });
  script.asks('3004', 'annual', script.exactly(script.day(13), 3), script.at(-9, 10 * 60), {
    reason: 0,
    acts: [decided(script.at(-7, 15 * 60), 0, false)],
  });
  script.has('3004', 'annual', script.exactly(script.day(18), 3), 33, { reason: 1 });
  script.asks('2009', 'annual', script.exactly(script.day(8), 1), script.at(-2, 9 * 60));
}

/** Stories by staff number; none for the second company. */
export function scriptOf(
  company: Company,
  calendars: ReadonlyMap<string, WorkDays>,
  now: Temporal.Instant,
): { stories: Map<string, Story[]>; holidays: LateHoliday[] } {
  if (company.name !== 'lale') return { stories: new Map(), holidays: [] };
  const placeOf = (number: string): [Person, WorkDays] => {
    const person = company.people.find((one) => one.number === number)!;
    return [person, calendars.get(person.branchId)!];
  };
  const [weaver, istanbul] = placeOf('1011');
  const [seller, berlin] = placeOf('2005');
  const holidays = lateHolidays(
    { istanbul: { id: weaver.branchId, days: istanbul }, berlin: { id: seller.branchId, days: berlin } },
    now,
  );
  const script = new Script(istanbul, now);
  elif(script, weaver, holidays[0]!, istanbul);
  for (const part of [production, management, away, branches]) part(script);
  backs(script, holidays, berlin);
  return { stories: script.stories, holidays };
}
