import { type Service } from '@kadro/chassis';
import { type TableRow, type WalkedRoute, walkRoutes } from '@kadro/chassis/testing';
import { hasAllRightsOf, isUnrestrictedAdmin, type Rights } from '@kadro/kernel';
import { type Company, ids } from '../company.ts';
import { noRoles } from '../past.ts';
import { sessionIn } from './objects.ts';

interface Holder extends Partial<Rights> {
  /** Decides on the leave of somebody in the south. */
  managesInSouth?: true;
}

const restricted = (...adminBranches: string[]) => ({ admin: true, restrictedAdmin: true, adminBranches });
const hrManager = true;

/** Roles and pairs of roles, of people in the north. */
const holders = {
  employee: {},
  'manager elsewhere': { managesInSouth: true },
  'HR manager': { hrManager },
  'HR manager, manager elsewhere': { hrManager, managesInSouth: true },
  'admin of my branch': restricted(ids.north),
  'admin of my branch, HR manager': { ...restricted(ids.north), hrManager },
  'admin of my branch, manager elsewhere': { ...restricted(ids.north), managesInSouth: true },
  'admin of another branch': restricted(ids.south),
  'admin of more branches': restricted(ids.north, ids.south),
  'admin of more branches, HR manager': { ...restricted(ids.north, ids.south), hrManager },
  admin: { admin: true },
  'admin, HR manager': { admin: true, hrManager },
  'super admin': { admin: true, superAdmin: true },
  'super admin, HR manager': { admin: true, superAdmin: true, hrManager },
} satisfies Record<string, Holder>;

export type HolderName = keyof typeof holders;
export const holderNames = Object.keys(holders) as HolderName[];

const rightsOf = (name: HolderName): Rights => {
  const { managesInSouth: _duty, ...rights }: Holder = holders[name];
  return { ...noRoles, ...rights };
};

/** Whether somebody may act on an account: it is reached, and all its rights are had. */
export function mayAct(actor: HolderName, other: HolderName): boolean {
  const rights = rightsOf(actor);
  const reaches = (branch: string): boolean => isUnrestrictedAdmin(rights) || rights.adminBranches.includes(branch);
  const managesOutside = 'managesInSouth' in holders[other] && !reaches(ids.south);
  return reaches(ids.north) && hasAllRightsOf(rights, rightsOf(other), { managesOutside });
}

export const reachesAll = (actor: HolderName): boolean => isUnrestrictedAdmin(rightsOf(actor));

interface Account {
  id: string;
  staffNumber: string;
  token: string;
}

export interface Pairs {
  /** Who acts, and another one with the same roles who is acted on. */
  actors: Map<HolderName, Account>;
  others: Map<HolderName, Account & { resignation: string }>;
}

/** Two people for each, all with a session; each of the second ones has a last day to come. */
export async function pairsIn(company: Company): Promise<Pairs> {
  const pairs: Pairs = { actors: new Map(), others: new Map() };
  for (const [n, name] of holderNames.entries()) {
    pairs.actors.set(name, await holderIn(company, name, `${300 + n}`));
    pairs.others.set(name, { ...(await holderIn(company, name, `${400 + n}`)), resignation: '' });
  }
  for (const account of pairs.others.values()) {
    await company.perform('ResignPerson', { id: account.id }, { quitDate: '2026-08-31', quitReason: 'RETIREMENT' });
    const row = await company.query(
      `{ employee(id: "${account.id}") { planned { id } } }`,
      pairs.actors.get('super admin')!.token,
    );
    account.resignation = row.body.data.employee.planned[0].id as string;
  }
  return pairs;
}

async function holderIn({ perform, session }: Company, name: HolderName, staffNumber: string): Promise<Account> {
  const hire = (number: string, branchId: string) =>
    perform(
      'HirePerson',
      {},
      {
        firstName: 'Holder',
        lastName: 'Of Roles',
        staffNumber: number,
        workEmail: `${number}@pairs.example`,
        branchId,
        hiredDate: '2026-01-05',
      },
    );
  const id = (await hire(staffNumber, ids.north)).id!;
  await perform('ChangeRoles', { id }, rightsOf(name));
  if ('managesInSouth' in holders[name]) {
    const led = (await hire(`${staffNumber}9`, ids.south)).id!;
    await perform('ChangeManagement', { id: led }, { leaveManagers: [id] });
  }
  return { id, staffNumber, token: await session(id) };
}

/** What acting on an account is: whoever does it needs all rights of it. */
export const actsOnAccounts = [
  'ResignPerson',
  'RevokePlannedChange',
  'RehirePerson',
  'SendWelcomeNotification',
  'UnlockSignIn',
  'ChangeRoles',
  'ChangeProfile',
  'ForgetPersonalData',
  'EndSession',
  'ShowPersonalData',
  'ExportPersonalData',
];

/** Those of them that only who reaches everybody may use. */
export const actsWithReachOfAll = ['ChangeRoles', 'ForgetPersonalData', 'EndSession', 'ShowPersonalData'];

/** What is about the record of a person: reach is enough, for nobody signs in with it. */
export const actsOnRecords = [
  'ChangeEmployment',
  'ChangeOverview',
  'ChangeLanguage',
  'ChangeImage',
  'RemoveImage',
  'ChangeContact',
  'ChangePersonal',
  'ChangeManagement',
  'ChangePermission',
  'ChangeNotification',
];

const routesOf = ({ commands, endpoints }: Service): readonly WalkedRoute[] => [...commands, ...endpoints];

/** Routes with a person, an account or a session in the path. */
export const routesOnPeople = (service: Service): string[] =>
  routesOf(service)
    .filter(({ path }) => /^(employees|personal-data|account\/sessions)\/\{id\}/.test(path))
    .map(({ name }) => name);

const isActing = ({ name }: WalkedRoute): boolean => actsOnAccounts.includes(name);

/** Every role and pair of roles acts on every other. */
export function walkPairs(
  company: Company,
  service: Service,
  { actors, others }: Pairs,
): Promise<TableRow<HolderName>[]> {
  const { commands, endpoints } = service;
  const ofId = new Map([...others.values()].map((account) => [account.id, account]));
  const bodies: Record<string, (account: Account, actor: HolderName) => object> = {
    ChangeProfile: ({ id }, actor) => ({ workEmail: `${holderNames.indexOf(actor)}-${id}@pairs.example` }),
    ForgetPersonalData: ({ staffNumber }) => ({ confirmation: staffNumber }),
    ChangeRoles: () => ({ restrictedAdmin: false, adminBranches: [] }),
  };
  const all: Service = { ...service, commands: commands.filter(isActing), endpoints: endpoints.filter(isActing) };
  return walkRoutes(all, {
    walkers: holderNames,
    objectsOf: () => holderNames.map((on) => ({ on, id: () => others.get(on)!.id })),
    pathOf: ({ path, name }, id) => {
      const { resignation, token } = ofId.get(id)!;
      return path.replace('{id}', name === 'EndSession' ? sessionIn(token) : id).replace('{changeId}', resignation);
    },
    bodyOf: (route, id, actor) => ({ ...route.example, ...bodies[route.name]?.(ofId.get(id)!, actor) }),
    send: (actor, method, path, body) =>
      company.send(method, path, { as: actors.get(actor)!.token, body: method === 'GET' ? undefined : body }),
  });
}
