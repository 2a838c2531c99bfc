import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { type Keys } from '@kadro/chassis';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { type Polling, makeNextVersion, RotatingSecret, type SecretVersion } from './rotating-secret.ts';

const audience = 'kadro';
export const accessSeconds = 15 * 60;
const mostCached = 10_000;
/** So long somebody may be acted for without asking again. */
export const actingSeconds = 10 * 60;
/** Whom a token of the other kind is for: it is good on routes between services only, of the one service. */
const actingAudience = (service: string): string => `${audience}-internal/${service}`;
/** So long after a rotation some process may still sign with the former key. */
const rotationMs = 60_000;
const signingSecret = 'access-token';
const refreshSecret = 'refresh-token';
const makeSigningKey = (): Buffer =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'der', type: 'pkcs8' });
const makeRefreshKey = (): Buffer => randomBytes(32);

/** The specification's contents plus account, session and the ids of the two events that its rights rest on. */
export interface Claims {
  organization: string;
  account: string;
  session: string;
  access: string;
  sign: string;
}

/** Claims of an acting token: an account without a session, and the two events that its rights rest on. */
export type ActingClaims = Omit<Claims, 'session'>;

/** For clients; the server decides nothing by them. */
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
  private readonly keyObjects = new Map<string, { privateKey: KeyObject; publicKey: KeyObject }>();
  private readonly signing: RotatingSecret;
  private readonly refreshing: RotatingSecret;

  private constructor(signing: RotatingSecret, refreshing: RotatingSecret) {
    this.signing = signing;
    this.refreshing = refreshing;
  }

  /** The installation's keys are made at first start; `polling` is for tests. */
  static async open(keys: Keys, polling?: Polling): Promise<Tokens> {
    const signing = await RotatingSecret.open(keys, signingSecret, makeSigningKey, polling);
    return new Tokens(signing, await RotatingSecret.open(keys, refreshSecret, makeRefreshKey, polling));
  }

  async access(claims: Claims, flags: TokenFlags, now: Temporal.Instant): Promise<string> {
    const { account, session, access, sign, organization } = claims;
    return this.signed({ ...flags, organization, account, session, access, sign }, audience, accessSeconds, now);
  }

  /** A token to speak for an account where it has no session: to one service, on its routes between services. */
  async acting(
    { organization, account, access, sign }: ActingClaims,
    service: string,
    now: Temporal.Instant,
  ): Promise<string> {
    return this.signed({ organization, account, access, sign }, actingAudience(service), actingSeconds, now);
  }

  /** The claims of a good acting token for a service; null for any other text, access tokens among it. */
  async verifiedActing(token: string, service: string, now: Temporal.Instant): Promise<ActingClaims | null> {
    return this.verifiedFor(token, actingAudience(service), now);
  }

  private async signed(
    claims: Claims | ActingClaims,
    to: string,
    seconds: number,
    now: Temporal.Instant,
  ): Promise<string> {
    const from = Math.floor(now.epochMilliseconds / 1000);
    const version = await this.signing.latest();
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: version.kid })
      .setSubject(claims.account)
      .setAudience(to)
      .setIssuedAt(from)
      .setNotBefore(from)
      .setExpirationTime(from + seconds)
      .sign(this.pairOf(version).privateKey);
  }

  /** null for any token that is not good. */
  async verified(token: string, now: Temporal.Instant): Promise<Claims | null> {
    return this.verifiedFor(token, audience, now);
  }

  private async verifiedFor(token: string, to: string, now: Temporal.Instant): Promise<Claims | null> {
    // what is good for one audience is good for no other
    const slot = `${to} ${token}`;
    const known = this.verifiedUntil.get(slot);
    if (known && now.epochMilliseconds < known.until) return known.claims;
    this.verifiedUntil.delete(slot);
    const version = await this.signedWith(token, now);
    if (!version) return null;
    try {
      const { payload } = await jwtVerify<Claims>(token, this.pairOf(version).publicKey, {
        algorithms: ['RS256'],
        audience: to,
        currentDate: new Date(now.epochMilliseconds),
        clockTolerance: 5,
        requiredClaims: ['exp', 'nbf', 'sub'],
      });
      const { organization, account, session, access, sign, exp } = payload;
      const claims = { organization, account, session, access, sign };
      this.cache(slot, claims, exp! * 1000);
      return claims;
    } catch {
      return null;
    }
  }

  /** Opaque to its holder, the same whenever it is made again. */
  async refresh(session: string, n: number): Promise<string> {
    return `${session}.${n}.${mac(await this.refreshing.latest(), session, n).toString('base64url')}`;
  }

  /** null for any text that is not a token under the current key. */
  async readRefresh(token: string): Promise<{ session: string; n: number } | null> {
    const [session = '', count = '', given = ''] = token.split('.');
    const n = Number(count);
    if (!/^[\w-]{8,64}$/.test(session) || !Number.isSafeInteger(n) || n < 0) return null;
    const isOurs = (version: SecretVersion | undefined): boolean =>
      version !== undefined && isSame(Buffer.from(given, 'base64url'), mac(version, session, n));
    const latest = await this.refreshing.latest();
    return isOurs(latest) || isOurs(await this.refreshing.newerThan(latest)) ? { session, n } : null;
  }

  /** A former key is good until all that it signed has run out. */
  private async signedWith(token: string, now: Temporal.Instant): Promise<SecretVersion | undefined> {
    const kid = kidOf(token);
    const version = kid === undefined ? undefined : await this.signing.find(kid);
    return version && now.epochMilliseconds < version.until + rotationMs + accessSeconds * 1_000 ? version : undefined;
  }

  private pairOf({ kid, bytes }: SecretVersion): { privateKey: KeyObject; publicKey: KeyObject } {
    const known = this.keyObjects.get(kid);
    if (known) return known;
    const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
    const made = { privateKey, publicKey: createPublicKey(privateKey) };
    this.keyObjects.set(kid, made);
    return made;
  }

  private cache(token: string, claims: Claims, until: number): void {
    this.verifiedUntil.set(token, { claims, until });
    if (this.verifiedUntil.size > mostCached) this.verifiedUntil.delete(this.verifiedUntil.keys().next().value!);
  }
}

/** Tokens of the former key are good until they run out. @returns number of the new key */
export const rotateSigningKey = (keys: Keys, now: Temporal.Instant): Promise<number> =>
  makeNextVersion(keys, signingSecret, makeSigningKey, now);

/** No older refresh token is good any more: everybody signs in again. @returns number of the new key */
export const rotateRefreshKey = (keys: Keys, now: Temporal.Instant): Promise<number> =>
  makeNextVersion(keys, refreshSecret, makeRefreshKey, now);

const mac = ({ bytes }: SecretVersion, session: string, n: number): Buffer =>
  createHmac('sha256', bytes).update(`${session}.${n}`).digest();

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/** Tokens from before keys had numbers name none; undefined for what is no token. */
function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid ?? '1';
  } catch {
    return undefined;
  }
}
