import { type QueryScope } from '@kadro/chassis';
import { addDays, type Day, daysBetween, type Step } from '@kadro/kernel';
import { horizonFrom } from '../../leave-types/horizon.ts';
import { type LeaveTypeRow, leaveTypes } from '../../leave-types/record.ts';
import { type HolidayRow } from '../../replicas/holidays.ts';
import { type OrganizationRow } from '../../replicas/organizations.ts';
import { type Employment, type PersonRow } from '../../replicas/people.ts';
import { approvers, directoryOf } from '../shared/approvers.ts';
import { calendarPeriods, countOver } from '../shared/calendar.ts';
import { type Dated } from '../shared/ledger.ts';
import { knownPerson, settingsOf } from '../shared/lookups.ts';
import { type Planned } from '../shared/planned/lookup.ts';
import { type DayFact, type LeaveDuration, type LeaveKind } from '../shared/shapes.ts';
import { withPlans, workplaceOn } from '../shared/workplaces.ts';
import { type LeaveInput } from './input.ts';
import { type UsageRule } from './usage-rule.ts';

export interface LeaveTypeRules {
  kind: LeaveKind;
  durations: readonly LeaveDuration[];
  tracksBalance: boolean;
  countsCalendarDays: boolean;
  documentRequired: boolean;
  reasonRequired: boolean;
  noticeDays: number;
  minimumDays: number | null;
  maximumDays: number | null;
  advanceDays: number;
  usageRule: UsageRule | null;
  horizonMonths?: number | null;
  archived: boolean;
  /** There is no such type. */
  unknown?: true;
}

/** Of a type that does not exist: nothing else is wrong with a request of it. */
const unknownType: LeaveTypeRules = {
  kind: 'UNPAID',
  durations: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'],
  tracksBalance: false,
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
  archived: false,
  unknown: true,
};

export interface LeaveFacts {
  type: LeaveTypeRules;
  /** The most dates of a range, where the request has more. */
  mostDates?: number | null;
  days: readonly DayFact[];
  /** Its dates that attendance has planned. */
  planned?: Planned;
  steps: Step[];
  escalated: 'GENERAL_MANAGER' | 'SUPER_ADMIN' | null;
  /** In the zone of the person's branch. */
  today: Day;
  branchId: string | null;
  /** The last day that leave may be asked for. */
  horizon: Day;
  /** Around the request: off days and holidays. */
  freeDates: Pick<ReadonlySet<Day>, 'has'>;
  /** Folded, to sort by. */
  name: string;
  birthDate: Day | null;
  /** Empty where none are known. */
  employments: readonly Employment[];
  /** Uploads that the request may use. */
  documents: readonly string[];
  /** Minimum length of a meaningful text in the organization. */
  meaningfulLetters: number;
  /** Accruals still to come. */
  due?: readonly Dated[];
}

/** The most days of a range, where a request has more: its days are not counted. */
function tooManyDates(
  { beginDate, endDate }: LeaveInput,
  { dateRangeDays }: Pick<OrganizationRow, 'dateRangeDays'>,
): number | null {
  return daysBetween(beginDate, endDate) >= dateRangeDays ? dateRangeDays : null;
}

/** So many dates before and after a request have every run that is just too long, also where one day a week is worked. */
const around = (maximumDays: number): number => 62 + 7 * Math.ceil(maximumDays);

/** Looked at date by date: most requests have nothing next to them. */
async function freeDatesAround(
  scope: QueryScope,
  person: PersonRow,
  { beginDate, endDate }: LeaveInput,
  maximumDays: number,
): Promise<LeaveFacts['freeDates']> {
  const [from, to] = [addDays(beginDate, -around(maximumDays)), addDays(endDate, around(maximumDays))];
  const periods = await calendarPeriods(scope, withPlans(person), from, to);
  const rules = { duration: 'FULL_DAY', countsCalendarDays: false } as const;
  return {
    has: (date) => {
      const period = periods.find((one) => one.from <= date && date <= one.to);
      const days = period
        ? countOver({ ...rules, beginDate: date, endDate: date }, [{ ...period, from: date, to: date }])
        : [];
      return days.some(({ kind }) => kind !== 'ON_LEAVE');
    },
  };
}

/** Recorded in the event, so that a later change does not rewrite the past. */
export async function requestFacts(
  scope: QueryScope,
  asked: LeaveInput,
  documents: readonly string[],
): Promise<LeaveFacts & { holidays: HolidayRow[] }> {
  const person = await knownPerson(scope, scope.principal.account);
  const settings = await settingsOf(scope);
  const type = (await scope.row<LeaveTypeRow>(leaveTypes.model, asked.leaveTypeId)) ?? unknownType;
  const mostDates = tooManyDates(asked, settings);
  const isRange = mostDates === null && asked.beginDate <= asked.endDate;
  const periods = isRange ? await calendarPeriods(scope, withPlans(person), asked.beginDate, asked.endDate) : [];
  return {
    type,
    mostDates,
    days: countOver({ ...asked, countsCalendarDays: type.countsCalendarDays }, periods),
    planned: periods[0]?.calendar.planned,
    ...(await approvers.chainFor(directoryOf(scope), person)),
    today: scope.today(),
    branchId: workplaceOn(person, asked.beginDate).branchId,
    name: person._name,
    birthDate: person.birthDate,
    employments: person.employments ?? [],
    documents: [...documents],
    meaningfulLetters: settings.meaningfulTextLetters,
    horizon: horizonFrom(scope.today(), type),
    freeDates:
      type.maximumDays === null || !isRange ? new Set() : await freeDatesAround(scope, person, asked, type.maximumDays),
    holidays: periods.flatMap(({ calendar }) => calendar.holidays),
  };
}
