import { LRUCache } from 'lru-cache';
import { type Principal } from '../../declare/principal.ts';
import { Refused } from '../../declare/refusal.ts';

/** Commands a second that an account may send for ever, and how many at once after a pause; `perSecond` 0 = no limit. */
export interface CommandRate {
  perSecond: number;
  burst: number;
}

/** Accounts that are remembered; one that was forgotten had long been silent, or has many others around it. */
const mostAccounts = 10_000;
/** So many rows of a bulk command count as one more command. */
const rowsPerCommand = 10;
/** A history goes through all that ever happened to its row. */
const commandsPerHistory = 4;

interface Bucket {
  left: number;
  /** Milliseconds of `now`. */
  at: number;
}

type Caller = Pick<Principal, 'organization' | 'account'>;

/** Counts calls of routes and histories of accounts, in this process, as they come; jobs and imports are not counted. */
export class CommandRates {
  private readonly buckets = new LRUCache<string, Bucket>({ max: mostAccounts });
  private readonly rate: CommandRate;
  private readonly now: () => number;

  /** `now` is milliseconds of a clock that never goes back. */
  constructor(rate: CommandRate, now: () => number = () => performance.now()) {
    this.rate = rate;
    this.now = now;
  }

  /** @throws Refused too_many_requests with the seconds after which the account may go on */
  take(caller: Caller, body: unknown): void {
    this.spend(caller, costOf(body));
  }

  /** The same for histories that a query asks for. @throws Refused too_many_requests */
  takeHistories(caller: Caller, histories: number): void {
    if (histories > 0) this.spend(caller, histories * commandsPerHistory);
  }

  private spend({ organization, account }: Caller, wanted: number): void {
    const { perSecond, burst } = this.rate;
    if (perSecond === 0) return;
    const key = `${organization} ${account}`;
    const at = this.now();
    const known = this.buckets.get(key);
    const left = known ? Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond) : burst;
    const cost = Math.min(burst, wanted);
    if (left < cost) {
      this.buckets.set(key, { left, at });
      throw new Refused('too_many_requests', { retryAfter: Math.ceil((cost - left) / perSecond) });
    }
    this.buckets.set(key, { left: left - cost, at });
  }
}

/** A bulk command appends for each of its rows. */
function costOf(body: unknown): number {
  const ids = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : undefined;
  return 1 + (Array.isArray(ids) ? Math.floor(ids.length / rowsPerCommand) : 0);
}
