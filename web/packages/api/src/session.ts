import { type DraftStorage } from './drafts.ts';

/** Who is signed in, as login and refresh answer (specification, section 3). */
export type SessionUser = {
  id: string;
  firstName: string;
  lastName: string;
  admin: boolean;
  restrictedAdmin: boolean;
  superAdmin: boolean;
  adminBranches: string[];
  firstTimePassword: boolean;
  language: string;
  imageUrl: string | null;
  organization: string;
  logo: string | null;
  passwordExpired: boolean;
  passwordExpireNotification: number | null;
  datePattern: string;
  /** IANA zone of the person's branch. */
  zone: string;
  /** The server's clock when it answered (RFC 3339). */
  answeredAt: string;
};

/** Why a session ended: signed out here, signed out in another tab, or refused by the server to whichever tab. */
export type SignedOut = 'logout' | 'elsewhere' | 'expired';

export type Tabs = {
  locks?: { request: <T>(name: string, act: () => Promise<T>) => Promise<T> };
  channel?: {
    postMessage: (message: unknown) => void;
    addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  };
  storage?: DraftStorage;
};

type SignedIn = { token: string; user: SessionUser };
type Message =
  | { kind: 'signedIn'; stamp: string; token: string; user: SessionUser }
  | { kind: 'signedOut'; why: SignedOut };

const stampKey = 'kadro.token';
/** Waits of ten milliseconds for what another tab hands over: counted, as a page may stand still for any time. */
const mostWaits = 50;

/** The access token in memory, shared by the tabs of a browser: one renewal, or one sign-out, serves all of them. */
export class Session {
  #signedIn: SignedIn | null = null;
  #isOver = false;
  #stamp: string | null;
  #renewing: Promise<string | null> | undefined;
  readonly #tabs: Tabs;
  readonly #onSignedOut: (why: SignedOut) => void;
  readonly #listeners = new Set<(user: SessionUser | null) => void>();

  constructor(tabs: Tabs, onSignedOut: (why: SignedOut) => void) {
    this.#tabs = tabs;
    this.#onSignedOut = onSignedOut;
    this.#stamp = this.#newestStamp();
    tabs.channel?.addEventListener('message', ({ data }) => this.#receive(data as Message));
  }

  get token(): string | null {
    return this.#signedIn?.token ?? null;
  }

  get user(): SessionUser | null {
    return this.#signedIn?.user ?? null;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  subscribe(listener: (user: SessionUser | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  adopt(token: string, user: SessionUser): void {
    const stamp = crypto.randomUUID();
    this.#keep({ token, user }, stamp);
    try {
      this.#tabs.storage?.setItem(stampKey, stamp);
    } catch {
      // Without storage the other tabs only lose the hint to wait for this token.
    }
    this.#tabs.channel?.postMessage({ kind: 'signedIn', stamp, token, user } satisfies Message);
  }

  /** Ends the session here and in the other tabs; reported once. */
  end(why: SignedOut): void {
    if (!this.#isOver) this.#tabs.channel?.postMessage({ kind: 'signedOut', why } satisfies Message);
    this.#clear(why);
  }

  /** Nobody is signed in, and no end is reported, as at a first visit. */
  forget(): void {
    this.#clear();
  }

  /** Another token than the refused one: of another call or tab, else renewed (by `adopt`); null when signed out. */
  renew(used: string | null, refresh: () => Promise<string | null>): Promise<string | null> {
    const other = (): string | null => (this.token === used ? null : this.token);
    if (other()) return Promise.resolve(other());
    this.#renewing ??= this.#locked(async () => {
      await this.#handedOver();
      return other() ?? refresh();
    }).finally(() => (this.#renewing = undefined));
    return this.#renewing;
  }

  #locked<T>(act: () => Promise<T>): Promise<T> {
    return this.#tabs.locks ? this.#tabs.locks.request('kadro.refresh', act) : act();
  }

  /** Another tab that has just renewed wrote its stamp; its token is on the way. */
  async #handedOver(): Promise<void> {
    const newest = this.#newestStamp();
    for (let waits = 0; waits < mostWaits && newest !== null && newest !== this.#stamp; waits += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  #newestStamp(): string | null {
    try {
      return this.#tabs.storage?.getItem(stampKey) ?? null;
    } catch {
      return null;
    }
  }

  #receive(message: Message): void {
    if (message.kind === 'signedIn') this.#keep({ token: message.token, user: message.user }, message.stamp);
    else this.#clear(message.why === 'expired' ? 'expired' : 'elsewhere');
  }

  #keep(signedIn: SignedIn, stamp: string): void {
    this.#signedIn = signedIn;
    this.#stamp = stamp;
    this.#isOver = false;
    this.#notify();
  }

  #clear(why?: SignedOut): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#signedIn = null;
    this.#notify();
    if (why) this.#onSignedOut(why);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener(this.user);
  }
}
