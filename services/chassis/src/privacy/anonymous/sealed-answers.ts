import { randomBytes } from 'node:crypto';
import { type NewEvent } from '../../declare/streams/decider.ts';
import { type ServiceContext } from '../../declare/service.ts';
import { openBytes, sealBytes } from '../../ports/shared/sealed-bytes.ts';
import { uuidOf } from '../../ports/time/ids.ts';
import { type HeldAnswer } from './waiting.ts';

export interface Answer {
  id: string;
  draft: NewEvent;
}

const keyBytes = 32;
/** Padded, so that a blob's size reveals little of the text. */
const blockBytes = 4_096;

/** True randomness: ids of the port may follow from a seed. */
const randomId = (): string => uuidOf(randomBytes(16), 4);

const wrappingKey = (context: ServiceContext): Promise<Buffer> =>
  context.ports.keys.secret('anonymous', () => randomBytes(keyBytes));

/** Durable when it resolves, under a key that only the caller gets: unrecorded, the answer cannot be read. */
export async function putAnswer(context: ServiceContext, organization: string, draft: NewEvent): Promise<HeldAnswer> {
  const own = randomBytes(keyBytes);
  const blob = `${context.service.name}.anonymous.${randomId()}`;
  const text = Buffer.from(JSON.stringify({ id: randomId(), draft } satisfies Answer));
  const filled = Buffer.alloc(Math.ceil(text.length / blockBytes) * blockBytes, ' ');
  text.copy(filled);
  await context.ports.blobs.put(organization, blob, sealBytes(own, filled, `${organization}/${blob}`));
  const wrapped = sealBytes(await wrappingKey(context), own, `${organization}/${blob}/key`);
  return { blob, key: wrapped.toString('base64') };
}

/** @throws Error where the answer is gone or changed */
export async function getAnswer(
  context: ServiceContext,
  organization: string,
  { blob, key }: HeldAnswer,
): Promise<Answer> {
  const sealed = await context.ports.blobs.get(organization, blob);
  if (!sealed) throw new Error('an answer that waits is not there');
  const own = openBytes(await wrappingKey(context), Buffer.from(key, 'base64'), `${organization}/${blob}/key`);
  return JSON.parse(openBytes(own, sealed, `${organization}/${blob}`).toString('utf8')) as Answer;
}

export async function dropAnswer(context: ServiceContext, organization: string, { blob }: HeldAnswer): Promise<void> {
  await context.ports.blobs.delete(organization, blob);
}
