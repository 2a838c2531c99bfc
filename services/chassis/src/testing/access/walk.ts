import { readingsStream } from '../../declare/streams/reading.ts';
import { type Command, type Endpoint } from '../../declare/command.ts';
import { routeKey } from '../../declare/prefix.ts';
import { type Service } from '../../declare/service.ts';
import { type Ports, StoreUnavailable } from '../../ports/index.ts';
import { type Answered } from '../services/serving.ts';

/** One row of a table of access: a route or query at one object, and what each walker meets. */
export interface TableRow<W extends string = string> {
  route: string;
  /** `query` for one of GraphQL. */
  method: string;
  on: string;
  met: Record<W, string>;
}

export interface WalkedObject<W extends string> {
  on: string;
  id: (walker: W) => string;
}

export type WalkedRoute = Command | Endpoint;

/** Ports that store nothing more once `dry` is set: a command that comes as far as its append is answered with 503. */
export function dryPorts(): { dress: (ports: Ports) => Ports; dry: (on: boolean) => void } {
  let isDry = false;
  const dress = (ports: Ports): Ports => {
    const { events } = ports;
    const append: typeof events.append = (stream, expected, records) => {
      // what a walk reads is recorded for nobody, and yet answered
      if (isDry && stream.includes(`.${readingsStream}-`))
        return Promise.resolve({ revision: expected + records.length, position: '' });
      // reservations are given back when the append behind them fails
      if (isDry && !stream.includes('.reservation-')) return Promise.reject(new StoreUnavailable('dry'));
      return events.append(stream, expected, records);
    };
    const dressed = new Proxy(events, {
      get: (target, name) =>
        name === 'append'
          ? append
          : typeof Reflect.get(target, name) === 'function'
            ? (Reflect.get(target, name) as () => void).bind(target)
            : Reflect.get(target, name),
    });
    return { ...ports, events: dressed };
  };
  return { dress, dry: (on) => void (isDry = on) };
}

/** What an answer means for access: let in (its change was not stored), a rule's name, or the refusal. */
export function meaning({ status, body }: Pick<Answered, 'status' | 'body'>): string {
  if (status === 503 || status < 300) return 'yes';
  return [401, 403, 404].includes(status) ? String(status) : `yes, ${body.name}`;
}

export interface RouteWalk<W extends string> {
  walkers: readonly W[];
  send: (walker: W, method: string, path: string, body: unknown) => Promise<Answered>;
  /** The objects of a route; one nameless object where its path names none. */
  objectsOf: (route: WalkedRoute) => readonly WalkedObject<W>[];
  /** The path with the ids of an object; by default the id stands for `{id}`. */
  pathOf?: (route: WalkedRoute, id: string, walker: W) => string;
  bodyOf: (route: WalkedRoute, id: string, walker: W) => unknown;
  meaning?: (answered: Answered) => string;
}

/** Where a route is; from the root, with the realm whose callers it has, where that is not what the service's others have. */
const labelOf = (route: WalkedRoute): string =>
  route.prefix?.realm ? `${fromRoot(route)} (realm ${route.prefix.realm})` : fromRoot(route);

const fromRoot = (route: WalkedRoute): string => (route.prefix ? `/${routeKey(route)}` : route.path);

/** Walks every route of a service by every method as everybody to everything. */
export async function walkRoutes<W extends string>(
  { commands, endpoints }: Service,
  walk: RouteWalk<W>,
): Promise<TableRow<W>[]> {
  const {
    walkers,
    send,
    objectsOf,
    bodyOf,
    pathOf = (route, id) => fromRoot(route).replace('{id}', id),
    meaning: means = meaning,
  } = walk;
  const rows: TableRow<W>[] = [];
  for (const route of [...commands, ...endpoints]) {
    for (const method of [route.method, ...('alsoBy' in route ? (route.alsoBy ?? []) : [])]) {
      for (const { on, id } of objectsOf(route)) {
        const answers = await Promise.all(
          walkers.map((walker) =>
            send(walker, method, pathOf(route, id(walker), walker), bodyOf(route, id(walker), walker)),
          ),
        );
        rows.push({
          route: labelOf(route),
          method,
          on,
          met: Object.fromEntries(walkers.map((walker, n) => [walker, means(answers[n]!)])) as TableRow<W>['met'],
        });
      }
    }
  }
  return rows;
}
