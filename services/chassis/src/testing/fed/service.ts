import { randomUUID } from 'node:crypto';
import { type Authenticator, type Principal } from '../../declare/principal.ts';
import { Refused } from '../../declare/refusal.ts';
import { type HostedService } from '../../http/host.ts';
import { type Log, type Message, type Ports } from '../../ports/index.ts';
import { topicOf } from '../../ports/message-log.ts';
import { type ModelOf } from '../../declare/models/model-of.ts';
import { messageSource } from '../contracts/messages/source.ts';
import { silentLog } from '../observe/silent-log.ts';
import { startInFolder } from '../services/in-folder.ts';
import { type Answered, type Sent, serve } from '../services/serving.ts';
import { type fixedClock } from '../time/fixed-clock.ts';
import { until } from '../time/until.ts';

/** A service that feeds the started one. */
export interface Feed {
  /** Its name: it publishes in `kadro.<service>.v1`. */
  from: string;
  /** A message of which a row of `markedIn` is made, with this id. */
  mark: (id: string) => Message;
  markedIn: ModelOf<unknown>;
}

/** What is started, and how it is fed. */
export interface Feeding {
  /** Of the service: begins its routes. */
  name: string;
  start: (ports: Ports, logger: Log, authenticator: Authenticator) => Promise<HostedService>;
  /** Whom an authorization stands for; null is refused. */
  principalOf: (authorization: string | undefined) => Principal | null;
  logger?: Log;
  feeds: readonly Feed[];
  /** Where the clock stands at first, RFC 3339. */
  now?: string;
  /** What the service gets instead of the ports. */
  dress?: (ports: Ports) => Ports;
}

/** A started service, fed with what a test publishes in the name of others; a message's `source` says of which. */
export interface FedService {
  readonly hosted: HostedService;
  /** Not dressed. */
  readonly ports: Ports;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly folder: string;
  /** A request to a route of the service. */
  send: (method: string, path: string, sent?: Sent) => Promise<Answered>;
  query: (query: string, as?: string, headers?: Record<string, string>) => Promise<Answered>;
  /** Resolves when the messages are handled and the rows made of them are there. */
  publish: (...messages: Message[]) => Promise<void>;
  publishNow: (...messages: Message[]) => void;
  /** Resolves when nothing more follows from what these organizations did: all is read, and no job is left. */
  settled: (...organizations: readonly string[]) => Promise<void>;
  /** Closes and starts again over the same files. */
  again: (between?: () => Promise<void> | void) => Promise<void>;
  stop: () => Promise<void>;
}

const authenticatorOf = (principalOf: Feeding['principalOf']): Authenticator => ({
  principal: (authorization) => {
    const principal = principalOf(authorization);
    return principal ? Promise.resolve(principal) : Promise.reject(new Refused('unauthorised'));
  },
});

/** Messages of one key are handled in order: once its mark is known, so is what came before it. */
function marksFor(messages: readonly Message[], mark: Feed['mark']): { id: string; message: Message }[] {
  const marked = (key?: string) => {
    const id = `mark-${randomUUID()}`;
    const message = mark(id);
    return { id, message: { ...message, key: key ?? message.key } };
  };
  const keys = new Set(messages.map(({ key }) => key));
  return [marked(), ...[...keys].map((key) => marked(key))];
}

/** The messages of several services. */
function sourcesOf(feeds: readonly Feed[]) {
  const sources = feeds.map((feed) => ({ ...feed, source: messageSource() }));
  const sourceOf = (message: Message) => {
    const found = sources.find(({ from }) => from === message.source);
    if (!found) throw new Error(`Nothing of ${message.source} is heard`);
    return found;
  };
  return {
    relayTo: async (ports: Ports): Promise<void> => {
      for (const { from, source } of sources) await ports.messages.relay(topicOf(from), source);
    },
    publish: (...messages: Message[]): void => {
      for (const message of messages) sourceOf(message).source.publish(message);
    },
    /** Resolves when the messages are handled. */
    publishAndWait: async ({ runtime }: HostedService, messages: readonly Message[]): Promise<void> => {
      for (const [{ mark, markedIn, source }, own] of Map.groupBy(messages, sourceOf)) {
        const marks = marksFor(own, mark);
        source.publish(...own, ...marks.map(({ message }) => message));
        for (const { id, message } of marks)
          await until(async () => (await runtime.rows(markedIn).get(message.organization, id)) !== null);
      }
    },
  };
}

/** Jobs append, and what is appended is followed: the log has to be the same before and after both were looked at. */
async function isSettled(
  service: string,
  { ports, running }: { ports: Ports; running: HostedService },
  organizations: readonly string[],
): Promise<boolean> {
  const head = await ports.events.head();
  if (!running.runtime.watchdog.hasRead(head)) return false;
  for (const organization of organizations) {
    const { items } = await ports.jobs.list(organization, service, { offset: 0, limit: 100 });
    if (items.some(({ state }) => state === 'WAITING' || state === 'RUNNING')) return false;
  }
  return (await ports.events.head()) === head;
}

/** In a folder of its own, over real files or engines. */
export async function startFed(feeding: Feeding): Promise<FedService> {
  const { name, start, now, logger = silentLog, dress = (ports: Ports) => ports } = feeding;
  const feeds = sourcesOf(feeding.feeds);
  const authenticator = authenticatorOf(feeding.principalOf);
  const at = await startInFolder(
    name,
    async (ports) => {
      await feeds.relayTo(ports);
      return start(dress(ports), logger, authenticator);
    },
    now,
  );
  const served = await serve(name, () => at.running);
  return {
    get hosted() {
      return at.running;
    },
    get ports() {
      return at.ports;
    },
    clock: at.clock,
    folder: at.folder,
    send: served.send,
    query: served.query,
    publishNow: feeds.publish,
    publish: async (...messages) => {
      await feeds.publishAndWait(at.running, messages);
      // rows of other models may lag a moment behind
      await at.running.runtime.caughtUp(await at.ports.events.head());
    },
    settled: (...organizations) => until(() => isSettled(name, at, organizations)),
    again: at.again,
    stop: async () => {
      served.stop();
      await at.stop();
    },
  };
}
