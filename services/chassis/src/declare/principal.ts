import { type ReachKind, type ReachRule } from './reach.ts';
import { type Clause } from '../ports/index.ts';

/** Made by the server from its own records, never from flags in a token. */
export interface Principal {
  organization: string;
  account: string;
  session: string;
  language: string;
  /** Of numeric dates in texts, such as `DD.MM.YYYY`. */
  datePattern: string;
  /** IANA zone: decides what "today" is. */
  zone: string;
  /** Minimum length of a search. */
  searchLetters: number;
  /** Only changing the password, refreshing and signing out are open. */
  mustChangePassword: boolean;
}

/** `public` = anybody; `member` = signed in; `roles` = organization wide; `reach` = whoever reaches the row so. */
export type Access =
  | { who: 'public' }
  | { who: 'member'; beforePasswordChange?: true }
  | { who: 'roles'; roles: readonly string[] }
  | { who: 'reach'; reach: readonly ReachKind[] };

export interface Policy {
  hasRole(principal: Principal, roles: readonly string[]): boolean;
  isOff(principal: Principal, area: string): boolean;
  /** Their union is in reach; undefined = everything; [] = nothing. */
  clauses(
    principal: Principal,
    rule: ReachRule,
    kinds: readonly ReachKind[],
    area?: string,
  ): readonly Clause[] | undefined;
  /** Kinds that reach a row with these index values. */
  kindsOf(principal: Principal, rule: ReachRule, row: Record<string, unknown>, area?: string): ReadonlySet<ReachKind>;
  mayRead(guard: string, kinds: ReadonlySet<ReachKind>): boolean;
  /** Whether the guard is open on every row within reach. */
  readsEverywhere(principal: Principal, rule: ReachRule, guard: string, kinds: readonly ReachKind[]): boolean;
}

export interface Authenticator {
  /** @throws Refused unauthorised for a missing, broken, expired or outdated token */
  principal(authorization: string | undefined): Promise<Principal>;
  /** As `principal` between services, also for acting tokens to `audience`. @throws Refused unauthorised */
  internal?(authorization: string | undefined, audience: string): Promise<Principal>;
}
