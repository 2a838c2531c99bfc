import { type Asked, type Company, type Plan, type Wish } from './act.ts';
import { askingOf, query } from './asking.ts';
import { settings } from './organization.ts';
import { type KnownPerson, type KnownRecord, type Person } from './person.ts';
import { dayFrom, firstName, lastName, oddText } from './words.ts';

const { api, put, post } = askingOf('identity');

const active = (rows: readonly KnownPerson[]): KnownPerson[] => rows.filter(({ status }) => status === 'ACTIVE');

/** Somebody of the last list who is not he himself. */
const somebody = (person: Person, { chance }: Company, rows: KnownPerson[] = active(person.people)) => {
  const others = rows.filter(({ id }) => id !== person.id);
  return others.length > 0 ? chance.pick(others) : undefined;
};

/** A record he has open; he sends the revision that he saw. */
const opened = (person: Person, { chance }: Company): KnownRecord | undefined =>
  person.records.length > 0 ? chance.pick(person.records) : undefined;

/** A day on which something shall take effect: mostly today, else soon. */
const soon = ({ chance, today }: Company): string => dayFrom(today, chance.oneIn(2) ? 0 : chance.between(1, 45));

function changed(person: Person, company: Company, section: string, body: (one: KnownRecord) => Asked['body']) {
  const one = opened(person, company);
  if (!one || !person.isAdmin || one.id === person.id) return undefined;
  return { asked: put(`employees/${one.id}/${section}`, { ...body(one), revision: one.revision }) };
}

const reads: Wish[] = [
  {
    name: 'reads the list of people',
    weight: 10,
    plan: (person, { chance }) => {
      const page = chance.below(Math.max(1, Math.ceil(person.total / 25)));
      return query('EmployeesList', { page, rowsPerPage: 25, sortBy: 'name', descending: false }, ({ employees }) => {
        const { items, total } = employees as { items: KnownPerson[]; total: number };
        person.people = items;
        person.total = total;
      });
    },
  },
  {
    name: 'opens a record',
    weight: 14,
    plan: (person, company) => {
      const id = somebody(person, company, person.people)?.id ?? person.id;
      if (!id) return undefined;
      return query('Employee', { id }, ({ employee }) => employee && person.keep(employee as KnownRecord));
    },
  },
  {
    name: 'reads a history',
    weight: 3,
    plan: (person, company) => {
      const one = opened(person, company);
      return one && query('EmployeeHistory', { id: one.id, page: 0, rowsPerPage: 10 }, () => undefined);
    },
  },
  {
    name: 'reads the list of branches',
    weight: 2,
    plan: (person) =>
      query('BranchesList', { page: 0, rowsPerPage: 25 }, ({ branches }) => {
        person.branches = (branches as { items: Person['branches'] }).items;
      }),
  },
  {
    name: 'reads sessions',
    weight: 2,
    plan: (person) =>
      query('SessionsList', { page: 0, rowsPerPage: 10, sortBy: 'startedAt', descending: true }, ({ sessions }) => {
        person.sessions = (sessions as { items: Person['sessions'] }).items;
      }),
  },
];

const sessions: Wish[] = [
  {
    name: 'signs out',
    weight: 1,
    plan: (person) => ({ asked: post('account/logout', {}), heard: () => person.forgetSession() }),
  },
  {
    name: 'ends a session',
    weight: 1,
    plan: (person, { chance }) => {
      const others = person.sessions.filter(({ current }) => !current);
      if (others.length === 0) return undefined;
      return { asked: { method: 'DELETE', path: `${api}/account/sessions/${chance.pick(others).id}`, body: {} } };
    },
  },
  {
    name: 'changes the password',
    weight: 1,
    plan: (person, { chance }) => {
      const password = `Kiraz-${chance.between(1_000, 9_999)}-Erik`;
      person.otherPassword = password;
      return {
        asked: post('change-password', { oldPassword: person.password, password }),
        heard: ({ headers }) => {
          person.hasPassword(password);
          if (headers['authorization']) person.token = String(headers['authorization']);
          if (headers['refresh-token']) person.refresh = String(headers['refresh-token']);
        },
      };
    },
  },
];

function hire(person: Person, company: Company): Plan | undefined {
  const { chance, serial, today, people, wanted } = company;
  const isFull = people.length >= wanted && !chance.oneIn(20);
  if (!person.isAdmin || person.branches.length === 0 || isFull) return undefined;
  const managerId = somebody(person, company)?.id ?? person.id;
  return {
    asked: post('employees', {
      firstName: firstName(chance),
      lastName: lastName(chance),
      staffNumber: `${1_000 + serial}`,
      workEmail: `person.${serial}@lale.example`,
      branchId: chance.pick(person.branches).id,
      ...(managerId && { managerId }),
      hiredDate: dayFrom(today, -chance.below(30)),
    }),
  };
}

const day = 480;
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: 0, sunday: 0 };
/** With and without clock changes, before and behind the first branch. */
const zones = ['Europe/Berlin', 'Europe/Lisbon', 'America/Sao_Paulo', 'Africa/Casablanca', 'Asia/Kolkata'];
const mostBranches = 4;

const staffing: Wish[] = [
  {
    name: 'opens a branch',
    weight: 2,
    plan: (person, { chance, serial }) => {
      const { length } = person.branches;
      if (!person.roles.superAdmin || length === 0 || length >= mostBranches) return undefined;
      const name = { tr: `Şube ${serial}`, en: `Branch ${serial}` };
      return { asked: post('branches', { name, zone: chance.pick(zones), workingPattern: week }) };
    },
  },
  { name: 'hires', weight: 8, plan: hire },
  {
    name: 'hands out a first password',
    weight: 8,
    plan: (person, company) => {
      const known = new Set(company.people.filter(({ isLockedOut }) => !isLockedOut).map(({ id }) => id));
      const one = somebody(
        person,
        company,
        active(person.people).filter(({ id }) => !known.has(id)),
      );
      if (!one || !person.isAdmin) return undefined;
      return {
        asked: put(`employees/${one.id}/credential/send-welcome-notification`, {}),
        heard: ({ body }) => {
          const { username, password } = body as { username: string; password: string };
          company.welcome(one.id, { username, password });
        },
      };
    },
  },
  {
    name: 'moves somebody',
    weight: 4,
    plan: (person, company) =>
      person.branches.length === 0
        ? undefined
        : changed(person, company, 'employment', () => ({
            branchId: company.chance.pick(person.branches).id,
            effectiveOn: soon(company),
          })),
  },
  {
    name: 'gives somebody another manager',
    weight: 3,
    plan: (person, company) =>
      changed(person, company, 'employment', ({ id }) => {
        const other = somebody(person, company);
        return { managerId: other && other.id !== id ? other.id : null, effectiveOn: soon(company) };
      }),
  },
  {
    name: 'sets lists of managers',
    weight: 6,
    plan: (person, company) =>
      changed(person, company, 'management', () => {
        const other = somebody(person, company);
        return { leaveManagers: other ? [other.id] : [], effectiveOn: soon(company) };
      }),
  },
  {
    name: 'takes a plan back',
    weight: 2,
    plan: (person, { chance }) => {
      const planned = person.records.flatMap(({ id, planned: plans }) =>
        (plans ?? []).map((one) => ({ of: id, id: one.id })),
      );
      if (!person.isAdmin || planned.length === 0) return undefined;
      const { of, id } = chance.pick(planned);
      return { asked: { method: 'DELETE', path: `${api}/employees/${of}/planned-changes/${id}`, body: {} } };
    },
  },
  {
    name: 'lets somebody go',
    weight: 1,
    plan: (person, company) => {
      const one = opened(person, company);
      if (!one || !person.isAdmin || one.id === person.id || one.status !== 'ACTIVE') return undefined;
      const { revision } = one;
      return {
        asked: post(`employees/${one.id}/resign`, { quitDate: soon(company), quitReason: 'RESIGNATION', revision }),
      };
    },
  },
  {
    name: 'takes somebody back',
    weight: 1,
    plan: (person, company) => {
      const gone = person.people.filter(({ status }) => status === 'RESIGNED');
      const one = somebody(person, company, gone);
      return one && person.isAdmin
        ? { asked: post(`employees/${one.id}/rehire`, { hiredDate: company.today }) }
        : undefined;
    },
  },
];

const records: Wish[] = [
  {
    name: 'gives or takes roles',
    weight: 3,
    plan: (person, company) =>
      changed(person, company, 'role', () => {
        const { chance } = company;
        const restrictedAdmin = chance.oneIn(4) && person.branches.length > 0;
        const adminBranches = restrictedAdmin ? [chance.pick(person.branches).id] : [];
        return {
          admin: chance.oneIn(5),
          hrManager: chance.oneIn(4),
          superAdmin: chance.oneIn(10),
          restrictedAdmin,
          adminBranches,
        };
      }),
  },
  {
    name: 'changes a contact',
    weight: 6,
    plan: (person, company) => {
      const one = opened(person, company);
      const { chance } = company;
      if (!one || (one.id !== person.id && !person.isAdmin)) return undefined;
      const address = chance.oneIn(10) ? oddText(chance) : `Lale Sokak ${chance.between(1, 200)}`;
      const body = { address, extensionNumber: `${chance.between(100, 999)}`, revision: one.revision };
      return { asked: put(`employees/${one.id}/contact`, body) };
    },
  },
  {
    name: 'changes a title',
    weight: 3,
    plan: (person, company) => {
      const one = opened(person, company);
      if (!one || !person.isAdmin) return undefined;
      return {
        asked: put(`employees/${one.id}`, { title: `Kat ${company.chance.between(1, 9)}`, revision: one.revision }),
      };
    },
  },
  {
    name: 'changes the own language',
    weight: 1,
    plan: (person, { chance }) =>
      person.id
        ? { asked: put(`employees/${person.id}/language`, { language: chance.pick(['tr', 'en', 'de', 'ar']) }) }
        : undefined,
  },
];

/** What people do with their identity. */
export const wishes: readonly Wish[] = [...reads, ...sessions, ...settings, ...staffing, ...records];

/** What somebody without an account tries. */
export const attempts: readonly Wish[] = [
  {
    name: 'guesses a password',
    weight: 3,
    plan: (_person, { chance, people }) => {
      const body = { username: chance.pick(people).username, password: `Kiraz-${chance.between(1_000, 9_999)}` };
      return { asked: post('login', body), isOpen: true };
    },
  },
  {
    name: 'reads without a token',
    weight: 2,
    plan: () => ({ ...query('EmployeesList', { page: 0 }, () => undefined), isOpen: true }),
  },
  {
    name: 'hires with a made-up token',
    weight: 1,
    plan: (_person, { serial }) => ({
      asked: {
        ...post('employees', { firstName: 'X', lastName: `${serial}` }),
        headers: { authorization: 'Bearer x.y.z' },
      },
      isOpen: true,
    }),
  },
];
