import { randomBytes } from 'node:crypto';
import { type Draft } from '../../declare/decider.ts';
import { uuidOf } from '../../ports/ids.ts';
import { type ServiceRuntime } from '../../runtime/service-runtime.ts';
import { openBytes, sealBytes } from '../../sealing/sealed-events.ts';
import { type HeldAnswer } from './waiting.ts';

/** An answer as it waits, under the id that its event will have. */
export interface Answer {
  id: string;
  draft: Draft;
}

const keyBytes = 32;
/** Answers are filled up to a multiple of this: the size of a file tells little of what was written. */
const blockBytes = 4_096;

/** UUIDv4 of true randomness: ids of the port may follow from a seed. */
const randomId = (): string => uuidOf(randomBytes(16), 4);

const wrappingKey = (runtime: ServiceRuntime): Promise<Buffer> =>
  runtime.ports.keys.secret('anonymous', () => randomBytes(keyBytes));

/**
 * Stores an answer, durable when it resolves, under a key that nobody has but the caller: where he never says it, what
 * is left of the answer cannot be read.
 */
export async function putAnswer(runtime: ServiceRuntime, organization: string, draft: Draft): Promise<HeldAnswer> {
  const own = randomBytes(keyBytes);
  const blob = `${runtime.service.name}.anonymous.${randomId()}`;
  const text = Buffer.from(JSON.stringify({ id: randomId(), draft } satisfies Answer));
  const filled = Buffer.alloc(Math.ceil(text.length / blockBytes) * blockBytes, ' ');
  text.copy(filled);
  await runtime.ports.blobs.put(organization, blob, sealBytes(own, filled, `${organization}/${blob}`));
  const wrapped = sealBytes(await wrappingKey(runtime), own, `${organization}/${blob}/key`);
  return { blob, key: wrapped.toString('base64') };
}

/** @throws Error where the answer is gone or changed */
export async function getAnswer(
  runtime: ServiceRuntime,
  organization: string,
  { blob, key }: HeldAnswer,
): Promise<Answer> {
  const sealed = await runtime.ports.blobs.get(organization, blob);
  if (!sealed) throw new Error('an answer that waits is not there');
  const own = openBytes(await wrappingKey(runtime), Buffer.from(key, 'base64'), `${organization}/${blob}/key`);
  return JSON.parse(openBytes(own, sealed, `${organization}/${blob}`).toString('utf8')) as Answer;
}

export async function dropAnswer(runtime: ServiceRuntime, organization: string, { blob }: HeldAnswer): Promise<void> {
  await runtime.ports.blobs.delete(organization, blob);
}
