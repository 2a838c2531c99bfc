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
  /** A restored store has another epoch. */
  epoch: z.string(),
  position: z.string(),
  /** Events covered, from the beginning of the log. */
  events: z.int(),
  /** SHA-256 (base64url) of the former digest and the hashes of later events, in order. */
  digest: z.string(),
  /** Digest of the former head, '' for the first. */
  previous: z.string(),
  at: z.string(),
  /** Ed25519, DER, base64url. */
  publicKey: z.string(),
  signature: z.string(),
});

export type LogHead = z.infer<typeof shape>;

interface HeadState extends Pick<LogHead, 'epoch' | 'position' | 'events' | 'digest'> {
  day: string;
}

export const headStream = 'log';
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

/** For keeping heads outside. */
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

/** Signs a head once a day, and offers the last 400. */
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

/** Unless today's (UTC) is there, or there are no events. */
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

/** After a head: by position or, under another epoch, by the number of events. */
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
    // a first head covers everything: let others have their turn
    await setImmediate();
  }
}

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

/** Made when first asked for. */
async function headKey(keys: Keys): Promise<KeyObject> {
  return privateKeyOf(
    await keys.secret(headSecret, () =>
      generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }),
    ),
  );
}

export function privateKeyOf(secret: Buffer): KeyObject {
  return createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' });
}

/** Public half of a stored secret; '' without one. */
export const publicKeyOf = (secret: Buffer | null): string => (secret ? publicText(privateKeyOf(secret)) : '');

export function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
}

/** By the key that the head names, for this service. */
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
