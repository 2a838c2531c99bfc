import { type Account, type Answer, type Api } from '../shared/api.ts';
import { changeRules, changeShift, type Site, sendReadings } from './site-at-work.ts';
import { type Ledger, loginRoute, passwordRoute, refreshRoute } from './ledger.ts';

export interface World {
  ledger: Ledger;
  branchId: string;
  admins: Account[];
  employees: Account[];
  /** People whose hiring was acknowledged: commands are sent to them. */
  hired: string[];
  jobs: string[];
  site: Site;
}

type Action = (api: Api, world: World, me: Account) => Promise<unknown>;

let counter = 0;
const unique = (): string => String(++counter).padStart(6, '0');
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
const isDone = (answer: Answer | null): answer is Answer => answer !== null && answer.status < 300;

async function hire(api: Api, world: World, me: Account, staffNumber: string): Promise<void> {
  const body = {
    firstName: 'Crash',
    lastName: `Person ${staffNumber}`,
    staffNumber,
    workEmail: `c${unique()}@load.example`,
    branchId: world.branchId,
    hiredDate: '2021-01-01',
  };
  const answer = await world.ledger.send(api, me, 'POST employees', {}, body);
  if (isDone(answer)) world.hired.push(String(answer.body.id));
}

const onSomebody =
  (path: string, body: (world: World) => object): Action =>
  async (api, world, me) => {
    const id = pick(world.hired);
    if (id) await world.ledger.send(api, me, path, { id }, body(world));
  };

const contact = (): object => ({ address: `Street ${unique()}`, extensionNumber: unique() });

const adminActions: readonly (readonly [weight: number, action: Action])[] = [
  [20, (api, world, me) => hire(api, world, me, `C${unique()}`)],
  [
    8,
    async (api, world, me) => {
      // two requests race for one staff number: at most one gets it
      const staffNumber = `T${unique()}`;
      await Promise.all([hire(api, world, me, staffNumber), hire(api, world, pick(world.admins), staffNumber)]);
    },
  ],
  [25, onSomebody('PUT employees/{id}/contact', contact)],
  [8, onSomebody('PUT employees/{id}/employment', () => ({ staffNumber: `E${unique()}` }))],
  [
    8,
    onSomebody('PUT employees/{id}/employment', ({ jobs }) => ({
      jobId: pick(jobs) ?? null,
      trialTime: Math.floor(Math.random() * 700),
    })),
  ],
  [6, onSomebody('PUT employees/{id}', () => ({ title: `Title ${unique()}` }))],
  [5, onSomebody('PUT employees/{id}/role', () => ({ hrManager: Math.random() < 0.5 }))],
  [4, onSomebody('POST employees/{id}/resign', () => ({ quitDate: '2024-01-31', quitReason: 'RESIGNATION' }))],
  [
    8,
    async (api, world, me) => {
      const answer = await world.ledger.send(api, me, 'POST jobs', {}, { name: { en: `Job ${unique()}` } });
      if (isDone(answer)) world.jobs.push(String(answer.body.id));
    },
  ],
  [8, refresh],
  [1, (api, { ledger, site }, me) => changeShift(api, ledger, me, site)],
  [1, (api, { ledger, site }, me) => changeRules(api, ledger, me, site)],
];

const employeeActions: readonly (readonly [weight: number, action: Action])[] = [
  [70, (api, world, me) => world.ledger.send(api, me, 'PUT employees/{id}/contact', { id: me.id }, contact())],
  [15, refresh],
  [8, login],
  [7, changePassword],
];

async function refresh(api: Api, world: World, me: Account): Promise<void> {
  const answer = await world.ledger.send(api, me, refreshRoute, {}, {}, { isSignIn: true });
  if (isDone(answer)) takeTokens(me, answer);
}

async function login(api: Api, world: World, me: Account): Promise<void> {
  const answer = await world.ledger.send(
    api,
    me,
    loginRoute,
    {},
    { username: me.username, password: me.password },
    { isSignIn: true },
  );
  if (isDone(answer)) takeTokens(me, answer);
}

async function changePassword(api: Api, world: World, me: Account): Promise<void> {
  const password = `Rain=${unique()}a`;
  me.next = password;
  const answer = await world.ledger.send(
    api,
    me,
    passwordRoute,
    {},
    { oldPassword: me.password, password },
    { isSignIn: true },
  );
  if (!answer) return;
  delete me.next;
  if (!isDone(answer)) return;
  me.password = password;
  takeTokens(me, answer);
}

export function takeTokens(me: Account, { headers }: Answer): void {
  me.token = headers.get('authorization')!;
  me.refresh = headers.get('refresh-token')!;
}

function drawAction(actions: readonly (readonly [weight: number, action: Action])[]): Action {
  let left = Math.random() * actions.reduce((sum, [weight]) => sum + weight, 0);
  return actions.find(([weight]) => (left -= weight) < 0)?.[1] ?? actions[0]![1];
}

/** Lets every account send one command after the other until `isFinished`. */
export async function work(api: Api, world: World, isFinished: () => boolean): Promise<void> {
  const at = async (me: Account, actions: typeof adminActions): Promise<void> => {
    while (!isFinished()) await drawAction(actions)(api, world, me);
  };
  await Promise.all([
    ...world.admins.map((me) => at(me, adminActions)),
    ...world.employees.map((me) => at(me, employeeActions)),
    sendReadings(api, world.site, isFinished),
  ]);
}
