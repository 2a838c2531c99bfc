import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fewAtOnce, Refused } from '@kadro/chassis/declare';
import { passwordError, type PasswordOwner } from '@kadro/kernel';

const derive = promisify(argon2);

/** What a hash costs (`memory` in KiB): the least that OWASP asks. Only specs lower it, whose passwords open nothing. */
export const passwordWork = { memory: 19_456, passes: 2 };

const mostAtOnce = 2;
/** About three seconds of work: who would wait longer is told so. */
const mostWaiting = 128;
const retryAfter = 5;

/** Hashing must not take the machine from everybody else. */
const limited = fewAtOnce({
  mostAtOnce,
  mostWaiting,
  full: () => new Refused('service_unavailable', { retryAfter }),
});

const hashOf = (password: string, nonce: Buffer): Promise<Buffer> =>
  limited(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      parallelism: 1,
      tagLength: 32,
      ...passwordWork,
    }),
  );

/** @returns `argon2id$<salt>$<hash>` with a salt of its own */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `argon2id$${nonce.toString('base64url')}$${(await hashOf(password, nonce)).toString('base64url')}`;
}

const nobody = `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

/** Without a hash as much work is done, so that the time reveals nothing. */
export async function matches(password: string, hash: string | null): Promise<boolean> {
  const [, nonce = '', digest = ''] = (hash ?? nobody).split('$');
  const made = await hashOf(password, Buffer.from(nonce, 'base64url'));
  const known = Buffer.from(digest, 'base64url');
  return hash !== null && made.length === known.length && timingSafeEqual(made, known);
}

const lower = 'abcdefghijkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const special = '-#%+=';

/** Within the rules of section 5, without letters that look alike; drawn again where chance spells the owner's name. */
export function firstPassword(owner: PasswordOwner): string {
  for (;;) {
    const drawn = randomPassword();
    if (!passwordError(drawn, owner)) return drawn;
  }
}

function randomPassword(): string {
  const pick = (from: string): string => from[randomInt(from.length)]!;
  const all = lower + upper + digits;
  const letters = [
    pick(lower),
    pick(upper),
    pick(digits),
    pick(special),
    ...Array.from({ length: 8 }, () => pick(all)),
  ];
  for (let n = letters.length - 1; n > 0; n--) {
    const other = randomInt(n + 1);
    [letters[n], letters[other]] = [letters[other]!, letters[n]!];
  }
  return letters.join('');
}
