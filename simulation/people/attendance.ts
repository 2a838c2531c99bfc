import { type Company, type Plan, type Wish } from './act.ts';
import { askingOf, query, screensOf } from './asking.ts';
import { type Person } from './person.ts';
import { dayFrom } from './words.ts';

const { api, put, post } = askingOf('attendance');
const portal = screensOf('portal');

interface KnownCorrection {
  id: string;
  revision: number;
  canDecide?: boolean;
}

interface KnownPeriod {
  id: string;
  month: string;
  status: string;
}

/** What the screens of time have shown somebody. */
class Known {
  shifts: { id: string }[] = [];
  plans: { id: string; status: string }[] = [];
  periods: KnownPeriod[] = [];
  waiting: KnownCorrection[] = [];
  /** Those he has set up. */
  terminals = 0;
  /** Whether he stands at a terminal as one who has come. */
  isIn = false;
}

const known = new WeakMap<Person, Known>();

function of(person: Person): Known {
  const there = known.get(person) ?? new Known();
  known.set(person, there);
  return there;
}

const itemsOf = <T>(data: Record<string, unknown>, name: string): T[] => (data[name] as { items: T[] }).items;
const newest = { page: 0, rowsPerPage: 25, descending: true };
const everywhere = { allowed: true, descriptionRequired: false };
const actions = {
  clockInOut: everywhere,
  dutyInOut: everywhere,
  breakInOut: everywhere,
  lunchInOut: everywhere,
};

const reads: Wish[] = [
  {
    name: 'reads the own days',
    weight: 8,
    plan: (person, { today, chance }) => {
      const from = dayFrom(today, -chance.between(6, 40));
      return person.id === undefined
        ? undefined
        : portal('TimesheetDays', { employeeId: person.id, from, to: dayFrom(from, 30) }, () => undefined);
    },
  },
  {
    name: 'reads the days of somebody',
    weight: 3,
    plan: (person, { today, chance }) =>
      person.isAdmin && person.people.length > 0
        ? portal(
            'TimesheetDays',
            { employeeId: chance.pick(person.people).id, from: dayFrom(today, -20), to: today },
            () => undefined,
          )
        : undefined,
  },
  {
    name: 'reads the own month',
    weight: 3,
    plan: (_person, { today }) => portal('TimesheetMonth', { month: today.slice(0, 7) }, () => undefined),
  },
  {
    name: 'reads the shifts',
    weight: 3,
    plan: (person) =>
      person.isAdmin
        ? query('ShiftsList', { ...newest, sortBy: 'name', filter: { archived: { eq: false } } }, (data) => {
            of(person).shifts = itemsOf(data, 'shifts');
          })
        : undefined,
  },
  {
    name: 'reads what is to be put right',
    weight: 4,
    plan: (person) =>
      person.id === undefined
        ? undefined
        : portal(
            'ClockCorrections',
            { ...newest, sortBy: 'requestedDateTime', filter: { waitingFor: { eq: person.id } } },
            (data) => {
              of(person).waiting = itemsOf(data, 'clockCorrections');
            },
          ),
  },
  {
    name: 'reads the months of payroll',
    weight: 2,
    plan: (person) =>
      person.isAdmin
        ? query('PeriodsList', { ...newest, sortBy: 'month' }, (data) => {
            of(person).periods = itemsOf(data, 'periods');
          })
        : undefined,
  },
];

const mostTerminals = 2;
const mostShifts = 4;
/** Begin, end and break: days, a night, and one that ends with the day. */
const hours = [
  ['08:30', '17:30', 60],
  ['06:00', '14:00', 30],
  ['22:00', '06:00', 30],
  ['16:00', '00:00', 0],
] as const;

const administration: Wish[] = [
  {
    name: 'sets up a terminal',
    weight: 3,
    plan: (person, { serial }) =>
      person.isAdmin && of(person).terminals < mostTerminals
        ? {
            heard: () => void of(person).terminals++,
            asked: post('terminals', {
              // the one that browsers clock at
              name: of(person).terminals === 0 ? 'WEB' : `Kapı ${serial}`,
              purpose: 'CLOCK',
              disabled: false,
              allowedAddresses: [],
              ...actions,
            }),
          }
        : undefined,
  },
  {
    name: 'defines a shift',
    weight: 3,
    plan: (person, { chance, serial }) => {
      if (!person.isAdmin || of(person).shifts.length >= mostShifts) return undefined;
      const [begin, end, breakTime] = chance.pick(hours);
      const name = { tr: `Vardiya ${serial}`, en: `Shift ${serial}` };
      const breaks = { breakTime, breakMode: breakTime > 0 ? 'AUTOMATIC' : 'NONE' };
      return { asked: post('shifts', { name, type: 'FIX', begin, end, ...breaks }) };
    },
  },
  {
    name: 'changes a shift from a day on',
    weight: 1,
    plan: (person, { chance, today }) => {
      const { shifts } = of(person);
      if (!person.isAdmin || shifts.length === 0) return undefined;
      const effectiveOn = dayFrom(today, chance.between(-20, 20));
      const lateTolerance = chance.pick([0, 5, 15]);
      return { asked: put(`shifts/${chance.pick(shifts).id}`, { lateTolerance, effectiveOn }) };
    },
  },
  { name: 'plans shifts', weight: 6, plan: planned },
  {
    name: 'enters a reading',
    weight: 5,
    plan: (person, company) =>
      ofSomebody(person, company, (employeeId, { chance, today }) => {
        const minutes = chance.between(5 * 60, 22 * 60);
        const clock = `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`;
        const at = `${dayFrom(today, -chance.between(0, 25))}T${clock}:00Z`;
        return post('clock-records', { employeeId, eventType: chance.pick(['CLOCK_IN', 'CLOCK_OUT']), at });
      }),
  },
  {
    name: 'closes a month',
    weight: 1,
    plan: (person, { chance, today }) => {
      const due = of(person).periods.filter(({ month, status }) => status !== 'CLOSED' && month < today.slice(0, 7));
      return person.isAdmin && due.length > 0 ? { asked: post(`periods/${chance.pick(due).id}/close`, {}) } : undefined;
    },
  },
];

function planned(person: Person, company: Company): Plan | undefined {
  const { shifts } = of(person);
  if (shifts.length === 0) return undefined;
  return ofSomebody(person, company, (employeeId, { chance, today }) => {
    const from = dayFrom(today, chance.between(-10, 30));
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    const to = dayFrom(from, chance.between(0, 20));
    return post('workplans', { employeeId, from, to, shiftIds: [chance.pick(shifts).id], weekdays });
  });
}

function ofSomebody(
  person: Person,
  company: Company,
  ask: (employeeId: string, company: Company) => Plan['asked'],
): Plan | undefined {
  if (!person.isAdmin || person.people.length === 0) return undefined;
  return { asked: ask(company.chance.pick(person.people).id, company) };
}

const clocking: Wish[] = [
  {
    name: 'clocks in or out',
    weight: 16,
    plan: (person) => {
      const mine = of(person);
      return {
        asked: post('clock-records', { eventType: mine.isIn ? 'CLOCK_OUT' : 'CLOCK_IN' }),
        heard: () => void (mine.isIn = !mine.isIn),
      };
    },
  },
  {
    name: 'asks to put a reading right',
    weight: 3,
    plan: (_person, { chance, today }) => {
      const date = dayFrom(today, -chance.between(0, 10));
      const eventType = chance.pick(['CLOCK_IN', 'CLOCK_OUT']);
      const time = `${`${chance.between(6, 22)}`.padStart(2, '0')}:${chance.pick(['00', '07', '30'])}`;
      return { asked: post('clock-corrections', { problem: 'MISSING', date, time, eventType, reason: 'Unuttum' }) };
    },
  },
  {
    name: 'decides on a reading',
    weight: 6,
    plan: (person, { chance }) => {
      const { waiting } = of(person);
      if (waiting.length === 0) return undefined;
      const { id, revision } = chance.pick(waiting);
      const approved = !chance.oneIn(4);
      const note = approved ? {} : { note: 'Olmaz' };
      return {
        asked: {
          method: 'PUT',
          path: `${api}/clock-corrections/processes/${id}`,
          body: { approved, revision, ...note },
        },
      };
    },
  },
];

/** What people do with their time, and with that of others. */
export const wishes: readonly Wish[] = [...reads, ...administration, ...clocking];
