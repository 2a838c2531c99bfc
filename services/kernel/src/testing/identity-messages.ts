import { type ManagerKind } from '../people/roles.ts';
import { type Language, type Place, type PublishedMessage, speaker, type State } from './messages.ts';
import { ids, noRoles, people, type People, rolesOf } from './people.ts';

/** Eight hours on each day from Monday to Friday, in minutes. */
export const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

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
  const say = speaker(language, newId, { from: 'identity', perPerson: 'person' });
  /** Defaults are those of somebody just hired. */
  const person = (place: Place, state: State, name = 'PersonChanged'): PublishedMessage =>
    say(name, 'person', state.id, place, { person: { ...justHired, ...state } });
  const branch = (place: Place, state: State): PublishedMessage =>
    say('BranchChanged', 'branch', state.id, place, {
      branch: { names: { en: 'Branch' }, zone: 'Europe/Istanbul', workingPattern: week, archived: false, ...state },
    });
  const holiday = (place: Place, state: State & { date: string }): PublishedMessage =>
    say('HolidayChanged', 'holiday', state.id, place, {
      holiday: { names: { en: 'Feast', tr: 'Bayram' }, part: 'FULL', archived: false, ...state },
    });
  const settings = (
    place: Place,
    parameters: Record<string, number> = {},
    more: Partial<typeof anyOrganization> = {},
  ): PublishedMessage =>
    say('OrganizationChanged', 'organization', place.organization, place, {
      ...anyOrganization,
      ...more,
      id: place.organization,
      parameters: { ...parametersByDefault, ...parameters },
    });
  const forgotten = (place: Place, personId: string, classes: readonly string[]): PublishedMessage =>
    say('PersonalDataForgotten', 'forgetting', personId, place, { personId, classes, generations: {} });
  /** Everything of a company of `people`, who have their managers for these kinds of requests. */
  const founding = (organization: string, kinds: readonly ManagerKind[]): PublishedMessage[] => [
    settings({ organization }),
    branch({ organization }, { id: ids.north }),
    branch({ organization }, { id: ids.south }),
    ...[...people, ...(organization === ids.orgB ? (['onlyB'] as const) : [])].map((name) =>
      person({ organization }, hired(name, organization, kinds), 'PersonHired'),
    ),
  ];
  return { person, branch, holiday, settings, forgotten, founding };
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
