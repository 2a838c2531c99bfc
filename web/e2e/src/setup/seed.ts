import { type Caller, signInByRest } from './rest.ts';
import { type LeaveWorld, seedLeave } from '../leave/seed.ts';
import { type PastWorld, seedPast } from '../identity/seed.ts';
import { type Account } from './processes/server.ts';
import { type Language } from './words.ts';

/** Password of everybody whom the journeys sign in; it holds none of their names. */
export const password = 'Kestane-2026';

export interface Member extends Account {
  id: string;
  name: string;
  staffNumber: string;
}

/** What all journeys find: made once, through the interface, by the demo's super admin. */
export interface World {
  url: string;
  admin: Account & { id: string };
  /** Super admins in Arabic and German. */
  arabic: Member;
  german: Member;
  /** Restricted to the branch in Berlin. */
  restricted: Member;
  inBerlin: Member;
  inAnkara: Member;
  berlin: string;
  ankara: string;
  unit: string;
  team: string;
  job: string;
  holiday: string;
  /** Names of records as the Turkish screens show them. */
  names: { berlin: string; ankara: string; unit: string; team: string; job: string };
  /** The admin of another organization, in which somebody has the id of `inAnkara`. */
  other: Account;
  /** Name of the one with the same id in the other organization. */
  twin: string;
  leave: LeaveWorld;
  past: PastWorld;
}

const names = {
  berlin: 'Berlin Spreeufer',
  ankara: 'Ankara Çankaya',
  unit: 'Boyahane',
  team: 'Gece ekibi',
  job: 'Renk ustası',
};
export const everyDay = {
  monday: 480,
  tuesday: 480,
  wednesday: 480,
  thursday: 480,
  friday: 480,
  saturday: 0,
  sunday: 0,
};
let count = 7000;

/** Numbers people anew: each company counts its own. */
export const numberFrom = (first: number): void => void (count = first - 1);

/** What a person is hired with; names, number and mail are those of nobody else in the company. */
export function newPerson(firstName: string, lastName: string, more: object = {}) {
  const staffNumber = `E${(count += 1)}`;
  return {
    // the colour of a face comes from it: given, so that pictures are the same in every run
    id: `018f0000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    firstName,
    lastName,
    staffNumber,
    workEmail: `e${staffNumber.slice(1)}@journeys.example`,
    hiredDate: '2024-03-04',
    language: 'tr',
    ...more,
  };
}

interface HireOptions {
  branchId: string;
  language?: Language;
  id?: string;
  managerId?: string;
}

/** Hires somebody who has already set the own password. */
export const hire = async (
  url: string,
  admin: Caller,
  firstName: string,
  lastName: string,
  more: HireOptions,
): Promise<Member> => (await hireCaller(url, admin, firstName, lastName, more)).member;

/** Hires somebody who has set the own password and calls over REST. */
export async function hireCaller(
  url: string,
  admin: Caller,
  firstName: string,
  lastName: string,
  more: HireOptions,
): Promise<{ member: Member; caller: Caller }> {
  const person = newPerson(firstName, lastName, more);
  const { id } = await admin.send('POST', 'employees', person);
  const first = await admin.send<Account>('PUT', `employees/${id}/credential/send-welcome-notification`, {});
  const caller = await signInByRest(url, first, password);
  return {
    member: {
      id,
      name: `${firstName} ${lastName}`,
      staffNumber: person.staffNumber,
      username: person.workEmail,
      password,
    },
    caller,
  };
}

const organizationOf = ({ token }: Caller): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { organization: string }).organization;

/** The demo lists the super admin of its first company at the top, the one of the second at the end. */
async function admins(url: string, accounts: readonly Account[]): Promise<{ admin: Caller; other: Caller }> {
  const [first, last] = [accounts[0], accounts.at(-1)];
  if (!first || !last) throw new Error('the demo lists no accounts');
  const [admin, other] = [await signInByRest(url, first, password), await signInByRest(url, last, password)];
  if (organizationOf(admin) === organizationOf(other)) throw new Error('the demo has no second organization');
  return { admin, other };
}

const named = (tr: string) => ({ tr, en: tr });

type Records = 'berlin' | 'ankara' | 'unit' | 'team' | 'job' | 'holiday';

/** Creates the branches and what they consist of; the holidays are the demo's. */
async function seedBranches(admin: Caller): Promise<Pick<World, Records>> {
  const { id: berlin } = await admin.send('POST', 'branches', {
    name: named(names.berlin),
    zone: 'Europe/Berlin',
    country: 'DE',
    workingPattern: everyDay,
  });
  const { id: ankara } = await admin.send('POST', 'branches', {
    name: named(names.ankara),
    zone: 'Europe/Istanbul',
    country: 'TR',
    workingPattern: everyDay,
  });
  const { id: unit } = await admin.send('POST', 'units', { name: named(names.unit), branchId: ankara });
  const { id: team } = await admin.send('POST', 'teams', { name: named(names.team), unitId: unit });
  const { id: job } = await admin.send('POST', 'jobs', { name: named(names.job) });
  const { holidays } = await admin.ask<{ holidays: { items: [{ id: string }] } }>(
    '{ holidays(rowsPerPage: 1, sortBy: date) { items { id } } }',
  );
  return { berlin, ankara, unit, team, job, holiday: holidays.items[0].id };
}

type Seeded = 'restricted' | 'inBerlin' | 'inAnkara' | 'arabic' | 'german';

async function seedPeople(
  url: string,
  admin: Caller,
  { berlin, ankara }: Pick<World, 'berlin' | 'ankara'>,
): Promise<Pick<World, Seeded>> {
  const restricted = await hire(url, admin, 'Rüya', 'Bergmann', { branchId: berlin });
  await admin.send('PUT', `employees/${restricted.id}/role`, {
    admin: true,
    restrictedAdmin: true,
    adminBranches: [berlin],
  });
  const inBerlin = await hire(url, admin, 'Greta', 'Spreewald', { branchId: berlin, language: 'de' });
  const inAnkara = await hire(url, admin, 'Işık', 'Çağlayan', { branchId: ankara });
  const superAdmin = async (member: Member) => {
    await admin.send('PUT', `employees/${member.id}/role`, { admin: true, superAdmin: true });
    return member;
  };
  const arabic = await superAdmin(await hire(url, admin, 'ليلى', 'حداد', { branchId: ankara, language: 'ar' }));
  const german = await superAdmin(await hire(url, admin, 'Jörg', 'Weiß', { branchId: ankara, language: 'de' }));
  return { restricted, inBerlin, inAnkara, arabic, german };
}

/** Somebody of the other organization with the same id as somebody of the first. */
async function hireTwin(url: string, other: Caller, id: string): Promise<Member> {
  const theirs = await other.ask<{ branches: { items: { id: string }[] } }>(
    '{ branches(rowsPerPage: 1) { items { id } } }',
  );
  return hire(url, other, 'Zwilling', 'Anderswo', { branchId: theirs.branches.items[0]?.id ?? '', id });
}

export async function seed(url: string, accounts: readonly Account[]): Promise<World> {
  const { admin, other } = await admins(url, accounts);
  const places = await seedBranches(admin);
  const people = await seedPeople(url, admin, places);
  const { arabic, german, inAnkara } = people;
  const twin = await hireTwin(url, other, inAnkara.id);
  const deputy = await signInByRest(url, german);
  const viewers = [admin, ...(await Promise.all([inAnkara, arabic].map((one) => signInByRest(url, one)))), deputy];
  const leave = await seedLeave({ url, admin, deputy, viewers, branchId: places.ankara });
  const past = await seedPast(admin, { url, ...places, boss: inAnkara.id });
  return {
    url,
    admin: { ...admin.account, id: admin.id },
    ...people,
    ...places,
    names,
    other: other.account,
    twin: twin.name,
    leave,
    past,
  };
}
