import { randomUUID } from 'node:crypto';
import { type Message, publishedLanguage } from '@kadro/chassis';

const language = publishedLanguage('identity');
const revisions = new Map<string, number>();

export const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

export const noRoles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };

interface Place {
  organization: string;
  /** By default the next one of the stream. */
  revision?: number;
}

function message(name: string, category: string, id: string, { organization, revision }: Place, data: object): Message {
  const stream = `identity.${category}-${organization}_${id}`;
  const next = revision ?? (revisions.get(stream) ?? -1) + 1;
  revisions.set(stream, Math.max(next, revisions.get(stream) ?? -1));
  return {
    id: randomUUID(),
    type: `identity.v1.${name}`,
    source: 'identity',
    organization,
    stream,
    revision: next,
    correlation: 'test',
    at: '2026-01-05T08:00:00.000Z',
    key: category === 'person' ? `${organization}/${id}` : stream,
    data: language.json(name, data as Record<string, unknown>),
  };
}

/** Defaults are those of somebody just hired. */
export function person(place: Place, state: { id: string } & Record<string, unknown>, name = 'PersonChanged'): Message {
  return message(name, 'person', state.id, place, {
    person: {
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
      emailNotification: false,
      ...state,
    },
  });
}

export const branch = (place: Place, state: { id: string } & Record<string, unknown>): Message =>
  message('BranchChanged', 'branch', state.id, place, {
    branch: { names: { en: 'Branch' }, zone: 'Europe/Istanbul', workingPattern: week, archived: false, ...state },
  });

export const holiday = (place: Place, state: { id: string; date: string } & Record<string, unknown>): Message =>
  message('HolidayChanged', 'holiday', state.id, place, {
    holiday: { names: { en: 'Feast', tr: 'Bayram' }, part: 'FULL', archived: false, ...state },
  });

export const settings = (place: Place, parameters: Record<string, number> = {}): Message =>
  message('OrganizationChanged', 'organization', place.organization, place, {
    id: place.organization,
    name: 'Lale',
    zone: 'Europe/Istanbul',
    language: 'en',
    datePattern: 'DD.MM.YYYY',
    disabledAreas: {},
    parameters: {
      meaningfulTextLetters: 5,
      dateRangeDays: 60,
      searchLetters: 2,
      lastPasswords: 3,
      passwordExpiryDays: 0,
      passwordExpiryNoticeDays: 14,
      ...parameters,
    },
  });
