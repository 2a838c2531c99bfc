import { type ManagerKind } from '../people/roles.ts';
import { ids, noRoles, people, type People, rolesOf } from './people.ts';

/** Eight hours on each day from Monday to Friday, in minutes. */
export const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

/** What identity publishes, in the form of the message log. */
export interface IdentityMessage {
  id: string;
  type: string;
  source: string;
  organization: string;
  stream: string;
  revision: number;
  correlation: string;
  at: string;
  key: string;
  data: Record<string, unknown>;
}

interface Place {
  organization: string;
  /** By default the next one of the stream. */
  revision?: number;
}

type State = { id: string } & Record<string, unknown>;

/** The published language of identity, which the kernel cannot read by itself. */
interface Language {
  /** The data of a message as it is sent. */
  json(message: string, data: Record<string, unknown>): Record<string, unknown>;
}

type Say = (name: string, category: string, id: string, place: Place, data: Record<string, unknown>) => IdentityMessage;

/** Counts the revisions of each stream. */
function speaker(language: Language, newId: () => string): Say {
  const revisions = new Map<string, number>();
  return (name, category, id, { organization, revision }, data) => {
    const stream = `identity.${category}-${organization}_${id}`;
    const next = revision ?? (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, Math.max(next, revisions.get(stream) ?? -1));
    return {
      id: newId(),
      type: `identity.v1.${name}`,
      source: 'identity',
      organization,
      stream,
      revision: next,
      correlation: 'test',
      at: '2026-01-05T08:00:00.000Z',
      key: category === 'person' ? `${organization}/${id}` : stream,
      data: language.json(name, data),
    };
  };
}

const justHired = {
  firstName: 'Deniz',
  lastName: 'Kaya',
  status: 'ACTIVE',
  language: 'en',
  hiredDate: '2026-01-05',
  staffNumber: '7',
  birthDate: '1990-05-17',
  generalManagers: [],
  leaveManagers: [],
  shiftManagers: [],
  overtimeManagers: [],
  expenseManagers: [],
  superAdmin: false,
  roles: noRoles,
  notifyLeave: true,
  notifyShift: true,
  notifyOvertime: true,
  emailNotification: false,
};

const anyOrganization = {
  name: 'Lale',
  zone: 'Europe/Istanbul',
  language: 'en',
  datePattern: 'DD.MM.YYYY',
  disabledAreas: {},
  shiftSelection: false,
};

const parametersByDefault = {
  meaningfulTextLetters: 5,
  dateRangeDays: 60,
  searchLetters: 2,
  lastPasswords: 3,
  passwordExpiryDays: 0,
  passwordExpiryNoticeDays: 14,
};

/** A test double of identity: builders of its messages, which follow each other within their streams. */
export function identityMessages(language: Language, newId: () => string) {
  const say = speaker(language, newId);
  /** Defaults are those of somebody just hired. */
  const person = (place: Place, state: State, name = 'PersonChanged'): IdentityMessage =>
    say(name, 'person', state.id, place, { person: { ...justHired, ...state } });
  const branch = (place: Place, state: State): IdentityMessage =>
    say('BranchChanged', 'branch', state.id, place, {
      branch: { names: { en: 'Branch' }, zone: 'Europe/Istanbul', workingPattern: week, archived: false, ...state },
    });
  const holiday = (place: Place, state: State & { date: string }): IdentityMessage =>
    say('HolidayChanged', 'holiday', state.id, place, {
      holiday: { names: { en: 'Feast', tr: 'Bayram' }, part: 'FULL', archived: false, ...state },
    });
  const settings = (
    place: Place,
    parameters: Record<string, number> = {},
    more: Partial<typeof anyOrganization> = {},
  ): IdentityMessage =>
    say('OrganizationChanged', 'organization', place.organization, place, {
      ...anyOrganization,
      ...more,
      id: place.organization,
      parameters: { ...parametersByDefault, ...parameters },
    });
  /** Everything of a company of `people`, who have their managers for these kinds of requests. */
  const founding = (organization: string, kinds: readonly ManagerKind[]): IdentityMessage[] => [
    settings({ organization }),
    branch({ organization }, { id: ids.north }),
    branch({ organization }, { id: ids.south }),
    ...[...people, ...(organization === ids.orgB ? (['onlyB'] as const) : [])].map((name) =>
      person({ organization }, hired(name, organization, kinds), 'PersonHired'),
    ),
  ];
  return { person, branch, holiday, settings, founding };
}

/** The super admin is the manager of everybody else. */
const managersOf: Partial<Record<People | 'onlyB', readonly People[]>> = {
  subordinate: ['manager', 'second'],
  colleague: ['admin'],
  distant: ['admin'],
  superAdmin: ['admin'],
};

function hired(name: People | 'onlyB', organization: string, kinds: readonly ManagerKind[]): State {
  const managers = (managersOf[name] ?? ['superAdmin']).map((one) => ids[one]);
  return {
    id: ids[name],
    firstName: `${name[0]!.toUpperCase()}${name.slice(1)}`,
    lastName: organization === ids.orgA ? 'Yılmaz' : 'Fremd',
    branchId: name === 'distant' ? ids.south : ids.north,
    teamId: ids.team,
    superAdmin: name === 'superAdmin',
    roles: rolesOf(ids[name]),
    managerId: name === 'subordinate' ? ids.manager : undefined,
    status: name === 'resigned' ? 'RESIGNED' : 'ACTIVE',
    ...Object.fromEntries(kinds.map((kind) => [`${kind}Managers`, managers])),
  };
}
