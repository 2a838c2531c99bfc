import { type Company, type Plan, type Wish } from './act.ts';
import { askingOf, screensOf } from './asking.ts';
import { type Person } from './person.ts';
import { dayFrom } from './words.ts';

const { put, post } = askingOf('leave');
const portal = screensOf('portal');

interface KnownType {
  id: string;
  durations: readonly string[];
}

interface KnownRequest {
  id: string;
  revision: number;
  leaveTypeId: string;
  beginDate: string;
  endDate: string;
  status: string;
  canDecide: boolean;
  canCancel: boolean;
}

/** What the screens of leave have shown somebody. */
class Known {
  types: KnownType[] = [];
  own: KnownRequest[] = [];
  waiting: KnownRequest[] = [];
}

const known = new WeakMap<Person, Known>();

function of(person: Person): Known {
  const there = known.get(person) ?? new Known();
  known.set(person, there);
  return there;
}

const pageOf = (filter: object) => ({
  page: 0,
  rowsPerPage: 25,
  sortBy: 'requestedDateTime',
  descending: true,
  filter,
});
const itemsIn = ({ leaveRequests }: Record<string, unknown>) => (leaveRequests as { items: KnownRequest[] }).items;

/** A list of requests that have whoever reads it in a field. */
function listing(
  name: string,
  weight: number,
  field: 'employeeId' | 'waitingFor',
  keep: (known: Known, items: KnownRequest[]) => void,
): Wish {
  const plan: Wish['plan'] = (person) =>
    person.id === undefined
      ? undefined
      : portal('LeaveRequests', pageOf({ [field]: { eq: person.id } }), (data) => keep(of(person), itemsIn(data)));
  return { name, weight, plan };
}

const reads: Wish[] = [
  {
    name: 'reads the leave types',
    weight: 4,
    plan: (person) =>
      portal('LeaveTypes', {}, ({ leaveTypes }) => {
        of(person).types = (leaveTypes as { items: KnownType[] }).items;
      }),
  },
  listing('reads the own leave', 6, 'employeeId', (known, items) => void (known.own = items)),
  {
    name: 'reads the own balances',
    weight: 6,
    plan: (person) => portal('LeaveBalances', { employeeId: person.id }, () => undefined),
  },
  listing('reads what waits for a decision', 8, 'waitingFor', (known, items) => void (known.waiting = items)),
];

const mostTypes = 4;
const names = ['Yıllık', 'Mazeret', 'Hastalık', 'Ücretsiz', 'Eğitim'];

const administration: Wish[] = [
  {
    name: 'sets up a leave type',
    weight: 3,
    plan: (person, { chance, serial }) => {
      if (!person.isAdmin || of(person).types.length >= mostTypes) return undefined;
      const name = `${chance.pick(names)} ${serial}`;
      return {
        asked: post('leave-types', {
          name: { tr: name, en: name },
          kind: chance.pick(['PAID', 'PAID', 'UNPAID', 'ON_DUTY']),
          color: '#0f766e',
          durations: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY'],
          tracksBalance: !chance.oneIn(3),
          countsCalendarDays: chance.oneIn(4),
          documentRequired: false,
          reasonRequired: chance.oneIn(4),
          noticeDays: chance.oneIn(4) ? 3 : 0,
          minimumDays: null,
          maximumDays: chance.oneIn(4) ? 20 : null,
          advanceDays: chance.below(4),
          usageRule: null,
        }),
      };
    },
  },
  {
    name: 'grants days of leave',
    weight: 8,
    plan: (person, company) =>
      ofSomebody(person, company, ({ chance, today }, leaveTypeId) => [
        'balance',
        { leaveTypeId, year: Number(today.slice(0, 4)) + (chance.oneIn(5) ? 1 : 0), days: chance.between(0, 30) },
      ]),
  },
  {
    name: 'puts a balance right',
    weight: 2,
    plan: (person, company) =>
      ofSomebody(person, company, ({ chance, today }, leaveTypeId) => [
        'adjustments',
        { leaveTypeId, on: dayFrom(today, -chance.below(40)), days: chance.between(-8, 8) / 4, reason: 'Sayım' },
      ]),
  },
];

function ofSomebody(
  person: Person,
  company: Company,
  ask: (company: Company, leaveTypeId: string) => readonly [string, Record<string, unknown>],
): Plan | undefined {
  const { types } = of(person);
  if (!person.isAdmin || types.length === 0 || person.people.length === 0) return undefined;
  const [path, body] = ask(company, company.chance.pick(types).id);
  return { asked: post(`employees/${company.chance.pick(person.people).id}/leave-settings/${path}`, body) };
}

/** Some days that are mostly to come, in one of the ways that a type has. */
function days({ chance, today }: Company, { id: leaveTypeId, durations }: KnownType) {
  const beginDate = dayFrom(today, chance.between(-5, 60));
  const reason = chance.oneIn(2) ? 'Aile' : undefined;
  const duration = chance.oneIn(3) ? chance.pick(durations) : 'FULL_DAY';
  const parts: Record<string, readonly string[]> = {
    HALF_DAY: ['FIRST_HALF', 'SECOND_HALF'],
    QUARTER_DAY: ['FIRST_QUARTER', 'SECOND_QUARTER', 'THIRD_QUARTER', 'FOURTH_QUARTER'],
  };
  const period = parts[duration] && chance.pick(parts[duration]);
  const endDate = period ? beginDate : dayFrom(beginDate, chance.oneIn(2) ? 0 : chance.below(9));
  return { leaveTypeId, duration, beginDate, endDate, ...(period && { period }), ...(reason && { reason }) };
}

const requests: Wish[] = [
  {
    name: 'asks for leave',
    weight: 14,
    plan: (person, company) => {
      const { types } = of(person);
      return types.length === 0
        ? undefined
        : { asked: post('leave-requests', days(company, company.chance.pick(types))) };
    },
  },
  {
    name: 'asks for other days',
    weight: 3,
    plan: (person, company) => {
      const { own, types } = of(person);
      const open = own.filter(({ status }) => status === 'PENDING' || status === 'NEED_EXTRA_DETAIL');
      if (open.length === 0 || types.length === 0) return undefined;
      const { id, revision } = company.chance.pick(open);
      return { asked: put(`leave-requests/${id}`, { ...days(company, company.chance.pick(types)), revision }) };
    },
  },
  {
    name: 'takes leave back',
    weight: 4,
    plan: (person, { chance }) => {
      const open = of(person).own.filter(({ canCancel }) => canCancel);
      if (open.length === 0) return undefined;
      const { id, revision } = chance.pick(open);
      return { asked: put(`leave-requests/${id}/cancel`, { reason: 'Vazgeçtim', revision }) };
    },
  },
  {
    name: 'decides on leave',
    weight: 14,
    plan: (person, { chance }) => {
      const open = of(person).waiting.filter(({ canDecide }) => canDecide);
      if (open.length === 0) return undefined;
      const { id, revision } = chance.pick(open);
      const approved = !chance.oneIn(4);
      return {
        asked: put(`leave-requests/processes/${id}`, { approved, revision, ...(!approved && { note: 'Olmaz' }) }),
      };
    },
  },
  {
    name: 'decides on several requests',
    weight: 3,
    plan: (person, { chance }) => {
      const open = of(person).waiting.filter(({ canDecide }) => canDecide);
      if (open.length < 2) return undefined;
      const some = open.slice(0, chance.between(2, open.length));
      const revisions = Object.fromEntries(some.map(({ id, revision }) => [id, revision]));
      const ids = some.map(({ id }) => id);
      return { asked: put('leave-requests/processes/multiple', { approved: true, ids, revisions }) };
    },
  },
];

/** What people do with their leave, and with that of others. */
export const wishes: readonly Wish[] = [...reads, ...administration, ...requests];
