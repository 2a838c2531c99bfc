import { as, ids, people, type People } from './people.ts';

/** Columns of a table of access; `asked manager` decides on what the subordinate asks before `next manager`. */
export const walkers = [
  'anonymous',
  'employee',
  'asked manager',
  'next manager',
  'HR manager',
  'restricted admin',
  'admin',
  'super admin',
  'other organization',
] as const;
export type Walker = (typeof walkers)[number];

const accounts: Record<Exclude<Walker, 'anonymous'>, People> = {
  employee: 'employee',
  'asked manager': 'manager',
  'next manager': 'second',
  'HR manager': 'hr',
  'restricted admin': 'restricted',
  admin: 'admin',
  'super admin': 'superAdmin',
  'other organization': 'superAdmin',
};
export const accountOf = (walker: Walker): string => (walker === 'anonymous' ? ids.nobody : ids[accounts[walker]]);
export const homeOf = (walker: Walker): string => (walker === 'other organization' ? ids.orgB : ids.orgA);
/** The authorization of a walker; undefined for who has none. */
export const tokenOf = (walker: Walker): string | undefined =>
  walker === 'anonymous' ? undefined : as(accounts[walker], homeOf(walker));

/** Rows of the table; `own` differs for each walker. */
export const things = [
  'own',
  'subordinate',
  'same branch',
  'other branch',
  'super admin',
  'other organization',
  'unknown',
] as const;
export type Thing = (typeof things)[number];

const others: Record<Exclude<Thing, 'own'>, People | 'onlyB' | 'nobody'> = {
  subordinate: 'subordinate',
  'same branch': 'colleague',
  'other branch': 'distant',
  'super admin': 'superAdmin',
  'other organization': 'onlyB',
  unknown: 'nobody',
};
/** Id of the person whom a row is about. */
export const personAt = (thing: Thing, walker: Walker): string =>
  thing === 'own' ? accountOf(walker) : ids[others[thing]];

/** Ids of something that everybody has one of, by `<organization>/<person>`. */
export type OfPeople = ReadonlyMap<string, string>;
export const at = (organization: string, person: string): string => `${organization}/${person}`;

/** In the walker's own organization, except for `other organization`. */
export const ofPerson = (all: OfPeople, thing: Thing, walker: Walker): string =>
  all.get(at(thing === 'other organization' ? ids.orgB : homeOf(walker), personAt(thing, walker))) ?? ids.nobody;

/** What is walked to: the name of its row, and its id for each walker. */
export interface Walked {
  on: string;
  id: (walker: Walker) => string;
}

export const ofEverybody = (of: (thing: Thing, walker: Walker) => string): Walked[] =>
  things.map((on) => ({ on, id: (walker) => of(on, walker) }));
/** What each of them has of something. */
export const theirs = (all: OfPeople): Walked[] => ofEverybody((thing, walker) => ofPerson(all, thing, walker));
/** As `ofEverybody` for a query: its arguments instead of an id. */
export const askedOfEverybody = (args: (thing: Thing, walker: Walker) => string) =>
  things.map((on) => ({ on, args: (walker: Walker) => args(on, walker) }));
/** By organization. */
export const inOrganizations = (all: ReadonlyMap<string, string>): Walked[] => [
  { on: 'own organization', id: (walker) => all.get(homeOf(walker)) ?? ids.nobody },
  {
    on: 'other organization',
    id: (walker) => all.get(homeOf(walker) === ids.orgA ? ids.orgB : ids.orgA) ?? ids.nobody,
  },
  { on: 'unknown', id: () => ids.nobody },
];
/** A record that both organizations have under the same id. */
export const recorded = (id: string): Walked[] => [
  { on: 'own organization', id: () => id },
  { on: 'unknown', id: () => ids.nobody },
];

interface Operations {
  /** By organization. */
  jobs: ReadonlyMap<string, string>;
  deadLetters: ReadonlyMap<string, string>;
  audited: OfPeople;
}

/** The objects of routes that every service has alike; undefined for the others. */
export function commonPlaces(
  { path, name }: { path: string; name: string },
  { jobs, deadLetters, audited }: Operations,
): Walked[] | undefined {
  if (!path.includes('{id}')) return undefined;
  const [resource] = path.split('/');
  if (resource === 'employees' || resource === 'personal-data') return ofEverybody(personAt);
  if (resource === 'audit-entries') return theirs(audited);
  if (resource === 'jobs') return inOrganizations(jobs);
  // a discarded dead letter is gone: those of others first
  if (resource === 'dead-letters')
    return name === 'DiscardDeadLetter' ? inOrganizations(deadLetters).toReversed() : inOrganizations(deadLetters);
  return undefined;
}

/** Everybody who is employed, with an id for something of theirs that is the same in both organizations. */
export function everybody(newId: () => string): { organization: string; person: string; id: string }[] {
  const equal = people.filter((name) => name !== 'resigned').map((name) => ({ person: ids[name], id: newId() }));
  return [
    ...[ids.orgA, ids.orgB].flatMap((organization) => equal.map((one) => ({ organization, ...one }))),
    { organization: ids.orgB, person: ids.onlyB, id: newId() },
  ];
}

/** A holiday without a valid date, which no reaction can record. */
export const brokenHoliday = {
  from: 'identity',
  category: 'holiday',
  name: 'HolidayChanged',
  data: { holiday: { id: 'poison', names: { en: 'x' }, date: 'never', part: 'FULL', archived: false } },
  reaction: 'recordHoliday',
  reason: 'ZodError',
};
