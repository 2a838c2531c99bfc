import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Keys } from '@kadro/chassis';
import { jwtVerify, SignJWT } from 'jose';

const audience = 'kadro';
export const accessSeconds = 15 * 60;

/** What an access token says: the specification's contents plus account, session and the two events that its rights rest on. */
export interface Claims {
  organization: string;
  account: string;
  session: string;
  access: string;
  sign: string;
}

/** Flags of the token that clients show; the server decides nothing by them. */
export interface TokenFlags {
  user: string;
  leaveManager: boolean;
  shiftManager: boolean;
  expenseManager: boolean;
  overtimeManager: boolean;
}

/** Signs and verifies access tokens (RS256, 15 minutes) and makes refresh tokens. */
export class Tokens {
  private readonly verifiedUntil = new Map<string, { claims: Claims; until: number }>();
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private readonly refreshKey: Buffer;

  private constructor(privateKey: KeyObject, refreshKey: Buffer) {
    this.privateKey = privateKey;
    this.publicKey = createPublicKey(privateKey);
    this.refreshKey = refreshKey;
  }

  /** Takes the installation's signing key, made at first start. */
  static async open(keys: Keys): Promise<Tokens> {
    const der = await keys.secret('access-token', () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'der', type: 'pkcs8' }));
    const refreshKey = await keys.secret('refresh-token', () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))));
    return new Tokens(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }), refreshKey);
  }

  async access(claims: Claims, flags: TokenFlags, now: Temporal.Instant): Promise<string> {
    const seconds = Math.floor(now.epochMilliseconds / 1000);
    const { account, session, access, sign, organization } = claims;
    return new SignJWT({ ...flags, organization, account, session, access, sign })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(account)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setNotBefore(seconds)
      .setExpirationTime(seconds + accessSeconds)
      .sign(this.privateKey);
  }

  /** The claims of a good token, remembered until it expires; null for any other. */
  async verified(token: string, now: Temporal.Instant): Promise<Claims | null> {
    const known = this.verifiedUntil.get(token);
    if (known && now.epochMilliseconds < known.until) return known.claims;
    this.verifiedUntil.delete(token);
    try {
      const { payload } = await jwtVerify(token, this.publicKey, { algorithms: ['RS256'], audience, currentDate: new Date(now.epochMilliseconds), clockTolerance: 5, requiredClaims: ['exp', 'nbf', 'sub'] });
      const { organization, account, session, access, sign, exp } = payload as unknown as Claims & { exp: number };
      const claims = { organization, account, session, access, sign };
      this.remember(token, claims, exp * 1000);
      return claims;
    } catch {
      return null;
    }
  }

  /** The n-th refresh token of a session: opaque to its holder, the same whenever it is made again. */
  refresh(session: string, n: number): string {
    return `${session}.${n}.${this.mac(session, n).toString('base64url')}`;
  }

  /** Session and number of a refresh token that this installation has made; null for any other text. */
  readRefresh(token: string): { session: string; n: number } | null {
    const [session = '', count = '', mac = ''] = token.split('.');
    const n = Number(count);
    if (!/^[\w-]{8,64}$/.test(session) || !Number.isSafeInteger(n) || n < 0) return null;
    const given = Buffer.from(mac, 'base64url');
    const own = this.mac(session, n);
    return given.length === own.length && timingSafeEqual(given, own) ? { session, n } : null;
  }

  private mac(session: string, n: number): Buffer {
    return createHmac('sha256', this.refreshKey).update(`${session}.${n}`).digest();
  }

  private remember(token: string, claims: Claims, until: number): void {
    this.verifiedUntil.set(token, { claims, until });
    if (this.verifiedUntil.size > 10_000) this.verifiedUntil.delete(this.verifiedUntil.keys().next().value!);
  }
}
