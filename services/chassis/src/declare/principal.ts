import { type ReachKind, type ReachRule } from './reach.ts';
import { type Clause } from '../ports/index.ts';

/** Who a request speaks for, made by the server from its own records, never from flags in a token. */
export interface Principal {
  organization: string;
  account: string;
  session: string;
  language: string;
  /** IANA zone of the caller's place: what "today" means. */
  zone: string;
  /** Least letters of a search. */
  searchLetters: number;
  /** Nothing but changing the password, refreshing and signing out is open. */
  mustChangePassword: boolean;
}

/**
 * Who may use a route or query:
 * `public` = nobody is asked; `member` = signed in; `roles` = one of these roles, organization wide;
 * `reach` = whoever reaches the row by one of these kinds.
 */
export type Access =
  | { who: 'public' }
  | { who: 'member'; beforePasswordChange?: true }
  | { who: 'roles'; roles: readonly string[] }
  | { who: 'reach'; reach: readonly ReachKind[] };

/** The house's answers about roles and reach; the chassis has no HR word of its own. */
export interface Policy {
  hasRole(principal: Principal, roles: readonly string[]): boolean;
  /** Whether an area is closed to what somebody asks for himself. */
  isOff(principal: Principal, area: string): boolean;
  /** Clauses whose union the principal reaches by these kinds; undefined = everything; [] = nothing. */
  clauses(
    principal: Principal,
    rule: ReachRule,
    kinds: readonly ReachKind[],
    area?: string,
  ): readonly Clause[] | undefined;
  /** By which kinds a row is reached, given by the values of its indexes. */
  kindsOf(principal: Principal, rule: ReachRule, row: Record<string, unknown>, area?: string): ReadonlySet<ReachKind>;
  mayRead(guard: string, kinds: ReadonlySet<ReachKind>): boolean;
  /** Whether the guard is open on every row that the principal may reach by these kinds. */
  readsEverywhere(principal: Principal, rule: ReachRule, guard: string, kinds: readonly ReachKind[]): boolean;
}

/** Finds out who a request speaks for. */
export interface Authenticator {
  /** @throws Refused unauthorised for a missing, broken, expired or outdated token */
  principal(authorization: string | undefined): Promise<Principal>;
  /**
   * As `principal`, on routes between services: takes an acting token for `audience`, the service that is asked, too.
   * Absent where there are none. @throws Refused unauthorised
   */
  internal?(authorization: string | undefined, audience: string): Promise<Principal>;
}
