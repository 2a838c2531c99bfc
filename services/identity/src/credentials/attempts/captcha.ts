import { randomBytes } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CommandScope, Refused } from '@kadro/chassis';
import { z } from 'zod';

const algorithm = 'PBKDF2/SHA-256';
/** Iterations of one try, and tries: about half a second of a desktop's processor, some of a phone's. */
const cost = 5_000;
const fewestTries = 100;
const mostTries = 200;
const goodMinutes = 10;

const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      cost: z.int(),
      data: z.strictObject({ for: z.string(), until: z.iso.datetime() }),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** `for` is what the work is for: solved for one name and place it is worth nothing for another. */
export async function newChallenge(scope: CommandScope, what: string): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost,
    counter: randomInt(fewestTries, mostTries),
    deriveKey,
    data: { for: what, until: scope.now().add({ minutes: goodMinutes }).toString() },
    ...(await secretsOf(scope)),
  });
}

/** Takes a solution (JSON in base64), each once. @throws Refused captcha_failed with a new `challenge` */
export async function mustHaveWorked(scope: CommandScope, what: string, captcha: string | undefined): Promise<void> {
  if (captcha !== undefined && (await isGood(scope, what, captcha))) return;
  throw new Refused('captcha_failed', { details: { challenge: await newChallenge(scope, what) } });
}

async function isGood(scope: CommandScope, what: string, captcha: string): Promise<boolean> {
  const read = payload.safeParse(readJson(captcha));
  if (!read.success) return false;
  const { challenge, solution } = read.data;
  const { data, nonce } = challenge.parameters;
  if (data.for !== what || Temporal.Instant.compare(Temporal.Instant.from(data.until), scope.now()) < 0) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secretsOf(scope)) });
  return verified && scope.keyValue.compareAndSet('*', `captcha:${nonce}`, null, '1', 2 * goodMinutes * 60);
}

function readJson(captcha: string): unknown {
  try {
    return JSON.parse(Buffer.from(captcha, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

async function secretsOf({ keys }: CommandScope) {
  const secret = (await keys.secret('captcha', () => randomBytes(32))).toString('base64url');
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} of keys` };
}
