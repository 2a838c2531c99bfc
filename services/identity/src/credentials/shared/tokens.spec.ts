import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ports } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { rotateRefreshKey, rotateSigningKey, Tokens } from './tokens.ts';

const claims = { organization: 'o', account: 'a', session: 'session-1', access: 'x', sign: 's' };
const flags = {
  user: 'a@b.example',
  leaveManager: false,
  shiftManager: false,
  expenseManager: false,
  overtimeManager: false,
};
const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const now = Temporal.Instant.from('2026-11-02T08:00:00Z');
const after = (minutes: number) => now.add({ minutes });

let folder: string;
let ports: Ports & { close(): Promise<void> };
/** Two processes: one that looks for newer keys at each turn, one that looks only for what it does not know. */
let eager: Tokens;
let slow: Tokens;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-tokens-'));
  ports = await openEmbeddedPorts({ folder });
  eager = await Tokens.open(ports.keys, { everyMs: 0, againMs: 0 });
  slow = await Tokens.open(ports.keys, { everyMs: Infinity, againMs: 0 });
});
afterEach(async () => {
  await ports.close();
  rmSync(folder, { recursive: true });
});

const access = (tokens: Tokens, at = now) => tokens.access(claims, flags, at);
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

describe('rotating the key of access tokens', () => {
  it('signs with the new one, which the token names', async () => {
    expect([kidOf(await access(eager)), await rotateSigningKey(ports.keys, now), kidOf(await access(eager))]).toEqual([
      '1',
      2,
      '2',
    ]);
  });

  it('is noticed by another process at the first token that names the new one', async () => {
    await rotateSigningKey(ports.keys, now);
    expect(await slow.verified(await access(eager), now)).toEqual(claims);
    expect(kidOf(await access(slow))).toBe('2');
  });

  it('lets what the former one signed be good until it runs out, and nothing that is signed with it later', async () => {
    const token = await access(slow);
    await rotateSigningKey(ports.keys, now);
    expect([await eager.verified(token, after(14)), await eager.verified(token, after(16))]).toEqual([claims, null]);
    const late = await access(slow, after(17));
    expect(await eager.verified(late, after(17))).toBeNull();
  });

  it('holds after a start, and is done as often as one likes', async () => {
    await rotateSigningKey(ports.keys, now);
    expect(await rotateSigningKey(ports.keys, after(1))).toBe(3);
    const next = await Tokens.open(ports.keys);
    expect([kidOf(await access(next)), await next.verified(await access(slow), after(2))]).toEqual(['3', claims]);
  });
});

describe('a token', () => {
  it('that names no key is one from before keys had names', async () => {
    const der = (await ports.keys.existingSecret('access-token'))!;
    const key = await crypto.subtle.importKey(
      'pkcs8',
      Uint8Array.from(der),
      { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const seconds = now.epochMilliseconds / 1_000;
    const bare = new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject('a')
      .setAudience('kadro')
      .setNotBefore(seconds)
      .setExpirationTime(seconds + 900);
    expect(await eager.verified(await bare.sign(key), now)).toEqual(claims);
  });

  it.each(['0', '2', '999999', 'access-token', '../1', ''])(
    'that names the key "%s", which is not there, is not good and makes none',
    async (kid) => {
      const foreign = await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(foreignKey);
      expect([await eager.verified(foreign, now), await ports.keys.existingSecret('access-token/2')]).toEqual([
        null,
        null,
      ]);
    },
  );
});

describe('rotating the key of refresh tokens', () => {
  it('ends what was handed out before, in every process, and reads what is handed out after', async () => {
    const token = await eager.refresh('session-1', 3);
    expect(await slow.readRefresh(token)).toEqual({ session: 'session-1', n: 3 });
    await rotateRefreshKey(ports.keys, now);
    const next = await eager.refresh('session-1', 3);
    expect([await slow.readRefresh(next), await slow.readRefresh(token), await eager.readRefresh(token)]).toEqual([
      { session: 'session-1', n: 3 },
      null,
      null,
    ]);
  });
});
