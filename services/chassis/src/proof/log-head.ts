import { contextOf } from '../access/scope.ts';
import { type ServiceScope } from '../declare/scope.ts';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type Access } from '../declare/principal.ts';
import { chainHash } from '../sealing/chain.ts';
import { endpoint } from '../declare/command.ts';
import { decider, event } from '../declare/streams/decider.ts';
import { type Part } from '../declare/service.ts';
import { type EventLink, type EventStore, type Keys } from '../ports/index.ts';
import { type Publication, publish } from '../declare/publication.ts';
import { readModel } from '../declare/models/read-model.ts';
import { everywhere } from '../write/reservations.ts';

const shape = z.object({
  /** The store's epoch at the time: a restored store goes on with another. */
  epoch: z.string(),
  /** Last position that is covered. */
  position: z.string(),
  /** How many events of the service are covered, from the beginning of the log. */
  events: z.int(),
  /**
   * SHA-256 (base64url) over the former digest and the hashes of the service's events behind the former position, in
   * order.
   */
  digest: z.string(),
  /** The former head's digest, '' for the first. */
  previous: z.string(),
  at: z.string(),
  /** Ed25519, DER, base64url. */
  publicKey: z.string(),
  signature: z.string(),
});

/** What the head of a service's log was once a day, signed. */
export type LogHead = z.infer<typeof shape>;

/** How far the heads have come. */
interface HeadState extends Pick<LogHead, 'epoch' | 'position' | 'events' | 'digest'> {
  day: string;
}

/** Id part of the one stream of a service's heads, under the organization `everywhere`. */
export const headStream = 'log';
/** Name of the secret that heads are signed with. */
export const headSecret = 'log-head';
const shown = 400;
const readAtOnce = 500;

export const logHead = decider({
  name: 'logHead',
  initial: { epoch: '', position: '', events: 0, digest: '', day: '' } as HeadState,
  events: { LogHeadSigned: event(1, shape) },
  evolve: {
    LogHeadSigned: (_state, { epoch, position, events, digest, at }) => ({
      epoch,
      position,
      events,
      digest,
      day: at.slice(0, 10),
    }),
  },
});

const logHeads = readModel(logHead).rows<LogHead & { id: string }>({
  name: 'logHeads',
  row: 'LogHead',
  version: 1,
  schema: z.object({ id: z.string(), ...shape.shape }),
  indexes: { at: { path: 'at' } },
  reach: {},
  access: [],
  keys: (seen) => [seen.event],
  project: { LogHeadSigned: (_row, { data }) => ({ ...data }) },
});

/** The message that tells each head, so that somebody outside keeps it. */
export const logHeadSigned: Publication = publish(logHeads, {
  message: 'LogHeadSigned',
  on: ['LogHeadSigned'],
  concerns: () => null,
  data: ({ epoch, position, events, digest, previous, at, publicKey, signature }) => ({
    epoch,
    position,
    events,
    digest,
    previous,
    at,
    publicKey,
    signature,
  }),
});

/** Signs the head of the service's log once a day, and hands the last 400 heads out. */
export function signedHeads(access: Access): Part {
  const list = endpoint({
    name: 'ListLogHeads',
    method: 'GET',
    path: 'log-heads',
    access,
    summary: 'What the log was day by day, signed, latest first: to be kept outside',
    input: z.strictObject({}),
    example: {},
    answers: { status: 200, shape: z.object({ items: z.array(shape) }) },
    handle: async (_input, scope) => {
      const found = await scope
        .rows(logHeads)
        .find(everywhere, { where: [] }, { sort: { index: 'at', descending: true }, offset: 0, limit: shown });
      return { status: 200, body: { items: found.map(({ doc }) => shape.parse(doc)) } };
    },
  });
  return {
    deciders: [logHead],
    readModels: [logHeads],
    endpoints: [list],
    scheduledTasks: [{ name: 'signLogHead', everyMs: 3_600_000, run: signLogHead }],
  };
}

/** Signs today's head (UTC) unless it is there, or nothing was ever said. */
export async function signLogHead(scope: ServiceScope): Promise<void> {
  const context = contextOf(scope);
  const { service, ports } = context;
  const at = ports.clock.now().toString({ smallestUnit: 'millisecond' });
  const day = at.slice(0, 10);
  const { state: before } = await context.loop.state<HeadState>(logHead, everywhere, headStream);
  if (before.day >= day) return;
  const position = await ports.events.head();
  const { events, digest } = await digestBehind(ports.events, service.name, before, position);
  if (events === 0) return;
  const key = await headKey(ports.keys);
  const head = {
    epoch: ports.events.epoch,
    position,
    events: before.events + events,
    digest,
    previous: before.digest,
    at,
    publicKey: publicText(key),
  };
  const data: LogHead = { ...head, signature: sign(null, signedText(service.name, head), key).toString('base64url') };
  const command = {
    organization: everywhere,
    actor: 'system',
    key: `logHead/${day}`,
    body: '',
    correlation: 'logHead',
    day,
  };
  await context.loop.run<HeadState>(logHead, headStream, command, (now) =>
    now.digest === before.digest ? [{ type: 'LogHeadSigned', data }] : [],
  );
}

/** Goes over a service's events in the order of the log, digest by digest. */
export class Digest {
  private hash = createHash('sha256');
  events = 0;

  constructor(previous: string) {
    this.hash.update(previous);
  }

  add(eventHash: string): void {
    this.events++;
    this.hash.update(`\n${eventHash}`);
  }

  text(): string {
    return this.hash.copy().digest('base64url');
  }
}

/**
 * Over what is behind a head: behind its position, or, where the store has another epoch by now and positions may be
 * others, behind as many events.
 */
async function digestBehind(
  store: EventStore,
  service: string,
  { epoch, position, events: covered, digest: previous }: HeadState,
  to: string,
): Promise<{ events: number; digest: string }> {
  const digest = new Digest(previous);
  const computed = new Map<string, string>();
  const isHere = epoch === store.epoch;
  let [after, skipped] = isHere ? [position, 0] : ['', covered];
  for (;;) {
    const page = await store.readLinks(after, readAtOnce);
    for (const link of page) {
      if (link.position > to || !link.type.startsWith(`${service}.`)) continue;
      if (skipped > 0) skipped--;
      else digest.add(link.hash ?? (await hashOf(store, link, computed)));
    }
    after = page.at(-1)?.position ?? to;
    if (after >= to) return { events: digest.events, digest: digest.text() };
    // a first head covers everything there is: others have their turn in between
    await setImmediate();
  }
}

/** Of an event that is older than the chain: what its hash would be. */
async function hashOf(
  store: EventStore,
  { stream, revision }: EventLink,
  computed: Map<string, string>,
): Promise<string> {
  const known = computed.get(stream);
  const from = known === undefined ? 0 : revision;
  const own = (await store.read(stream, from))
    .slice(0, revision + 1 - from)
    .reduce((before, one) => one.meta.hash ?? chainHash(before, one), known ?? '');
  computed.set(stream, own);
  return own;
}

/** The installation's key for heads, made when it is asked for the first time. */
async function headKey(keys: Keys): Promise<KeyObject> {
  return privateKeyOf(
    await keys.secret(headSecret, () =>
      generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }),
    ),
  );
}

/** The signing key of a kept secret. */
export function privateKeyOf(secret: Buffer): KeyObject {
  return createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' });
}

/** The public half of a kept secret as heads name it; '' where there is none. */
export const publicKeyOf = (secret: Buffer | null): string => (secret ? publicText(privateKeyOf(secret)) : '');

/** The public half as heads name it. */
export function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
}

/** Whether the key that a head names has signed this very head for this service. */
export function isSigned(service: string, head: LogHead): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(head.publicKey, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, signedText(service, head), key, Buffer.from(head.signature, 'base64url'));
  } catch {
    return false;
  }
}

function signedText(
  service: string,
  { epoch, position, events, digest, previous, at }: Omit<LogHead, 'signature'>,
): Buffer {
  return Buffer.from(JSON.stringify([service, epoch, position, events, digest, previous, at]));
}
