import { type StoredEvent, type ServiceRuntime } from '@kadro/chassis';
import { type Account, type Api } from '../shared/api.ts';
import { type Entry, loginRoute } from './ledger.ts';
import { checkReadings, isOfDevice } from './readings.ts';
import { type Site } from './site-at-work.ts';
import { takeTokens, type World } from './people-at-work.ts';
import { logOf, type Opened } from './state.ts';

/** Ids of events by position, as known before a crash. */
export type Known = Map<string, string>;

/** Commands of scheduled tasks, which nobody sends. */
const scheduledTasks: ReadonlySet<string> = new Set(['sweep', 'logHead', 'openMonths', 'passTime', 'remind']);

/** The part of an event's command id that comes from the caller's key. */
const rootOf = (event: StoredEvent): string => event.meta.command.split(/[./]/)[0]!;
const isOfReservation = ({ stream }: StoredEvent): boolean => stream.startsWith('identity.reservation-');

/** The hash of a sent command in the log. */
function rootHash(
  runtime: ServiceRuntime,
  organization: string,
  { account, route, params, key, isSignIn }: Entry,
): string {
  if (!isSignIn) return runtime.hash(organization, account.id, `${route} ${JSON.stringify(params)}`, key);
  const path = route.split(' ')[1]!;
  return path === 'change-password'
    ? runtime.hash(organization, account.id, path, key)
    : runtime.hash('*', '*', path, key);
}

export interface Sent {
  entries: readonly Entry[];
  site: Site;
}

/** What was sent so far: answers that come later change nothing of it. */
export function sentBy({ ledger, site }: World): Sent {
  const batches = site.batches.map((batch) => ({ ...batch }));
  return { entries: ledger.entries.map((entry) => ({ ...entry })), site: { ...site, batches } };
}

/** Checks a log after a crash against known events and sent commands; one sentence per loss. */
export async function checkLog(
  { runtime, runtimes, reactions }: Opened,
  organization: string,
  known: Known,
  { entries, site }: Sent,
): Promise<string[]> {
  const events = await logOf(runtime.ports);
  const lost = checkReadings(events, site);
  const sent = new Map(entries.map((entry) => [rootHash(runtime, organization, entry), entry]));
  const positions = new Map(events.map((event) => [event.position, event]));
  for (const [position, id] of known)
    if (positions.get(position)?.id !== id) lost.push(`the event at ${position} is not the one that was there`);
  lost.push(...(await unsound(runtimes, events)));
  const byRoot = Map.groupBy(events, rootOf);
  const ids = new Set(events.map(({ id }) => id));
  for (const event of events) {
    if (known.has(event.position) || sent.has(rootOf(event)) || scheduledTasks.has(rootOf(event))) continue;
    if (isOfDevice(event, site)) continue;
    // a reaction follows from an event of the log
    if (reactions.has(rootOf(event)) && ids.has(event.meta.cause)) continue;
    lost.push(`${event.type} at ${event.position} belongs to no command that was sent`);
  }
  for (const [root, entry] of sent) lost.push(...ownEvents(entry, byRoot.get(root) ?? [], positions));
  for (const { position, id } of events) known.set(position, id);
  return lost;
}

/** Checks revisions for gaps, ids for duplicates, and that every event opens. */
async function unsound(runtimes: readonly ServiceRuntime[], events: readonly StoredEvent[]): Promise<string[]> {
  const lost: string[] = [];
  const revisions = new Map<string, number>();
  const ids = new Set<string>();
  for (const event of events) {
    if (event.revision !== (revisions.get(event.stream) ?? -1) + 1)
      lost.push(`${event.stream} has a gap before ${event.revision}`);
    revisions.set(event.stream, event.revision);
    if (ids.has(event.id)) lost.push(`the event ${event.id} is there twice`);
    ids.add(event.id);
    const own = runtimes.find(({ service }) => event.type.startsWith(`${service.name}.`));
    const isOpened = await (async () => own?.log.open(event))().then(Boolean, () => false);
    if (!isOpened) lost.push(`${event.type} at ${event.position} does not open`);
  }
  return lost;
}

/** Checks that an acknowledged command is in the log, whole and once, and a refused one is not. */
function ownEvents(
  { route, answer, isSignIn }: Entry,
  own: readonly StoredEvent[],
  positions: ReadonlyMap<string, StoredEvent>,
): string[] {
  const facts = own.filter((event) => !isOfReservation(event));
  const appends = Map.groupBy(facts, ({ stream, meta }) => `${stream} ${meta.command}`);
  const lost = [...appends.values()]
    .filter((group) => group.some(({ revision }, n) => revision !== group[0]!.revision + n))
    .map(() => `${route} is in the log in two places`);
  if (!answer) return lost;
  if (answer.status >= 400)
    return facts.length > 0 ? [...lost, `${route} was refused with ${answer.status} and is in the log`] : lost;
  const position = isSignIn ? answer.headers.get('kadro-position') : String(answer.body.position);
  if (position === null) return lost;
  const there = positions.get(position);
  if (!there) return [...lost, `${route} was acknowledged at ${position}, where nothing is`];
  // a command without changes answers with its stream's position
  return facts.length > 0 && !own.includes(there)
    ? [...lost, `${route} was acknowledged at ${position}, where another command's event is`]
    : lost;
}

interface Shown {
  id: string;
  staffNumber: string;
  status: string;
  title: string | null;
  contact: { address: string | null };
}

/** People by the log alone, without the read models. */
async function peopleByLog(runtime: ServiceRuntime): Promise<Map<string, Shown>> {
  const people = new Map<string, Shown>();
  for (const stored of await logOf(runtime.ports)) {
    const event = await runtime.log.open(stored);
    if (!event || !stored.stream.startsWith('identity.person-')) continue;
    const { id, name, data } = event;
    const person = people.get(id) ?? { id, staffNumber: '', status: 'ACTIVE', title: null, contact: { address: null } };
    if (name === 'ContactChanged' && data.address !== undefined)
      person.contact = { address: data.address as string | null };
    else if (name === 'PersonResigned') person.status = 'RESIGNED';
    for (const field of ['staffNumber', 'title'] as const)
      if (data[field] !== undefined) person[field] = data[field] as string;
    people.set(id, person);
  }
  return people;
}

/** Compares the running system's answers about everybody with the log. */
export async function checkAnswers(api: Api, admin: Account, runtime: ServiceRuntime): Promise<string[]> {
  const people = await peopleByLog(runtime);
  const ids = [...people.keys()];
  const lost: string[] = [];
  for (let start = 0; start < ids.length; start += 100) {
    const query =
      'query ($ids: [ID!]!) { employeesByIds(ids: $ids) { id staffNumber status title contact { address } } }';
    const { employeesByIds } = await api.query<{ employeesByIds: (Shown | null)[] }>(admin, query, {
      ids: ids.slice(start, start + 100),
    });
    for (const [n, shown] of employeesByIds.entries()) {
      const id = ids[start + n]!;
      if (JSON.stringify(shown) !== JSON.stringify(people.get(id)))
        lost.push(`person ${id} is shown otherwise than the log says`);
    }
  }
  const numbers = [...people.values()].map(({ staffNumber }) => staffNumber);
  if (new Set(numbers).size < numbers.length) lost.push('two people have one staff number');
  return lost;
}

/** Checks that sessions survive; a password whose change was not answered is either the old or the new one. */
export async function checkSignIn(api: Api, world: World): Promise<string[]> {
  const checks = [...world.admins, ...world.employees].map((me) =>
    me.next === undefined ? checkSession(api, me) : checkPasswords(api, world, me, me.next),
  );
  return (await Promise.all(checks)).flat();
}

async function checkPasswords(api: Api, { ledger }: World, me: Account, next: string): Promise<string[]> {
  const good: string[] = [];
  for (const password of [me.password, next]) {
    const answer = await ledger.send(api, me, loginRoute, {}, { username: me.username, password }, { isSignIn: true });
    if (answer?.status !== 200) continue;
    good.push(password);
    takeTokens(me, answer);
  }
  delete me.next;
  me.password = good[0] ?? me.password;
  return good.length === 1 ? [] : [`${good.length} of two passwords let ${me.id} in`];
}

async function checkSession(api: Api, me: Account): Promise<string[]> {
  const lost: string[] = [];
  const isOpen = await api.query(me, '{ employeeCount }').then(
    () => true,
    () => false,
  );
  if (!isOpen) lost.push(`the session of ${me.id} is over`);
  const refreshed = await api.send('POST', 'account/refresh-token', {}, { 'refresh-token': me.refresh });
  if (refreshed.status === 202) takeTokens(me, refreshed);
  else lost.push(`the refresh token of ${me.id} is not good any more`);
  return lost;
}
