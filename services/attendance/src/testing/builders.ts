import { dayRecords } from '../day/records.ts';
import {
  type DayFacts,
  type DayRecord,
  type Leave,
  type OvertimeRequest,
  type Reading,
  type ReadingKind,
  type Settings,
  type Shift,
} from '../day/shapes.ts';
import { defaultSettings } from '../timesheet/settings.ts';

/** A Monday. */
export const monday = '2026-06-01';

/** What counts where no rule set says otherwise. */
export const settings: Settings = defaultSettings;

const anyShift: Shift = {
  type: 'FIX',
  begin: null,
  end: null,
  breakTime: 0,
  breakPaid: false,
  breakMode: 'NONE',
  totalWorkTime: null,
  weekendDays: 2,
  lateTolerance: 0,
  earlyTolerance: 0,
  midnightTolerance: 0,
  clockInOvertimeMin: null,
  clockInOvertimeMax: null,
  clockOutOvertimeMin: null,
  clockOutOvertimeMax: null,
  countAsOvertime: false,
  over: null,
  core: null,
};

/** A shift like `08:00-17:00`; its total is its length less an unpaid break unless it is given. */
export const shift = (times: string, more: Partial<Shift> = {}): Shift => {
  const [begin = null, end = null] = times.split('-');
  return { ...anyShift, begin, end, ...more };
};

/** 08:00 to 17:00 with an hour of break that is taken off by itself. */
export const office = shift('08:00-17:00', { breakTime: 60, breakMode: 'AUTOMATIC', totalWorkTime: 480 });
/** 08:00 to 16:00 without a break. */
export const straight = shift('08:00-16:00', { totalWorkTime: 480 });

export const flexible = (totalWorkTime: number, more: Partial<Shift> = {}): Shift => {
  return { ...anyShift, type: 'FLEXIBLE', over: 'DAY', totalWorkTime, ...more };
};

const kinds: Readonly<Record<string, ReadingKind>> = {
  in: 'CLOCK_IN',
  out: 'CLOCK_OUT',
  tap: 'UNKNOWN',
  duty: 'DUTY_OUT',
  back: 'DUTY_IN',
  break: 'BREAK_IN',
  lunch: 'LUNCH_OUT',
};

/**
 * Readings like `08:00 in, 12:30:20 break, 06-02 06:00 out, 08:00 in=B`: month and day where it is not June 1st, local
 * time of Berlin in summer, kind, chosen shift. Their ids are r1, r2, ...
 */
export function readings(text: string): Reading[] {
  if (text === '') return [];
  return text.split(', ').map((part, n): Reading => {
    const [day, time, word] = /^\d\d-\d\d /.test(part) ? part.split(' ') : ['06-01', ...part.split(' ')];
    const [name = '', choice] = (word ?? '').split('=');
    const seconds = time?.length === 5 ? `${time}:00` : time;
    return { id: `r${n + 1}`, at: `2026-${day}T${seconds}+02:00`, kind: kinds[name] ?? 'UNKNOWN', shift: choice };
  });
}

/** What differs from a plain Monday; `A` is the shift of the day where no plan is given. */
export interface Given extends Partial<Omit<DayFacts, 'settings' | 'readings' | 'leave' | 'overtime'>> {
  A?: Shift;
  settings?: Partial<Settings>;
  readings?: string | Reading[];
  leave?: Partial<Leave>[];
  overtime?: Partial<OvertimeRequest>[];
}

export function factsOf({ A = office, settings: more = {}, readings: read = '', ...given }: Given): DayFacts {
  return {
    zone: 'Europe/Berlin',
    now: '2026-06-15T00:00:00Z',
    shifts: { A },
    plan: { [monday]: ['A'] },
    holidays: {},
    from: monday,
    to: monday,
    ...given,
    settings: { ...settings, ...more },
    readings: typeof read === 'string' ? readings(read) : read,
    leave: (given.leave ?? []).map((one) => {
      return { date: monday, part: 'FULL_DAY', status: 'APPROVED', onDuty: false, ...one };
    }),
    overtime: (given.overtime ?? []).map((one) => {
      return { date: monday, period: 'CLOCK_OUT', minutes: 60, status: 'APPROVED', ...one };
    }),
  };
}

export const recordsOf = (given: Given): DayRecord[] => dayRecords(factsOf(given));

/** The record of the first date that is asked for. */
export const recordOf = (given: Given): DayRecord => recordsOf(given)[0]!;

/** The figures of a record that are not 0, with its warnings where it has some. */
export function shown({ warnings, ...record }: DayRecord): Record<string, unknown> {
  const { date: _, type: __, state: ___, colour: ____, readings: _____, ...figures } = record;
  const some = Object.entries(figures).filter(([, minutes]) => minutes !== 0);
  return { ...Object.fromEntries(some), ...(warnings.length > 0 ? { warnings } : {}) };
}
