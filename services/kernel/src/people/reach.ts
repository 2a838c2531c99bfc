import { isAnyAdmin, isUnrestrictedAdmin, type Principal } from './roles.ts';

/**
 * By which right a row is reached: one's own, named in it, managed, in the branches of a restricted admin,
 * by every member (reference data), by HR managers (who read people without being admins), by admins of the whole
 * organization.
 */
export const reachKinds = ['own', 'named', 'managed', 'branches', 'members', 'hr', 'all'] as const;

export type ReachKind = (typeof reachKinds)[number];

/** Kinds of administrators: for commands that only they may give. */
export const adminReach = ['branches', 'all'] as const satisfies readonly ReachKind[];

/** Which declared indexes of a model hold the ids that reach is decided by. */
export interface ReachRule {
  own?: string;
  named?: readonly string[];
  /** List indexes that hold manager ids: direct lists, not the tree. */
  managed?: readonly string[];
  branches?: string;
  /** Every member of the organization reaches every row: reference data. */
  members?: true;
}

/** A condition over an index; over a list index it holds when the list has one of the values. */
export type ReachClause = { index: string; eq: string } | { index: string; in: readonly string[] };

interface KindClause {
  kind: ReachKind;
  clause: ReachClause;
}

/** Everything but the kinds that see all rows, as conditions. */
function clausesOf({ employeeId, roles, adminBranches }: Principal, rule: ReachRule): KindClause[] {
  const isMe = (kind: ReachKind) => (index: string) => ({ kind, clause: { index, eq: employeeId } });
  // Admins of everything are handled before; a restricted admin without branches reaches nothing by them.
  const limited = isAnyAdmin(roles) && !isUnrestrictedAdmin(roles) && adminBranches.length > 0;
  return [
    ...(rule.own ? [isMe('own')(rule.own)] : []),
    ...(rule.named ?? []).map(isMe('named')),
    ...(rule.managed ?? []).map(isMe('managed')),
    ...(rule.branches && limited
      ? [{ kind: 'branches' as const, clause: { index: rule.branches, in: adminBranches } }]
      : []),
  ];
}

/** The kinds by which a caller sees every row. */
function wholeKinds({ roles }: Principal, rule: ReachRule): ReachKind[] {
  const whole: Partial<Record<ReachKind, boolean>> = {
    members: rule.members,
    hr: roles.hrManager,
    all: isUnrestrictedAdmin(roles),
  };
  return reachKinds.filter((kind) => whole[kind]);
}

/**
 * The rows a caller reaches by the given kinds (design, section 6), as a union of clauses:
 * `undefined` is every row of the organization, an empty array is none.
 */
export function reachClauses(
  principal: Principal,
  rule: ReachRule,
  kinds: readonly ReachKind[],
): ReachClause[] | undefined {
  if (wholeKinds(principal, rule).some((kind) => kinds.includes(kind))) return undefined;
  return clausesOf(principal, rule)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ clause }) => clause);
}

function holds(clause: ReachClause, value: unknown): boolean {
  const wanted: readonly unknown[] = 'eq' in clause ? [clause.eq] : clause.in;
  return Array.isArray(value) ? value.some((one) => wanted.includes(one)) : wanted.includes(value);
}

/**
 * By which kinds a caller reaches one row, given by the values of its indexes; empty = not at all. What guards are
 * decided by.
 */
export function reachKindOf(principal: Principal, rule: ReachRule, row: Record<string, unknown>): Set<ReachKind> {
  const reached = clausesOf(principal, rule).filter(({ clause }) => holds(clause, row[clause.index]));
  return new Set([...reached.map(({ kind }) => kind), ...wholeKinds(principal, rule)]);
}

/**
 * By which kinds a guarded part of a row may be read: the personnel file, pay, health, and what is planned: nobody
 * learns of his dismissal by looking.
 */
export const fieldGuards = {
  file: ['own', 'branches', 'hr', 'all'],
  pay: ['own', 'branches', 'all'],
  health: ['own', 'branches', 'all'],
  plans: ['branches', 'hr', 'all'],
} as const satisfies Record<string, readonly ReachKind[]>;

/** Whoever opens one of these on a row that is not his own is recorded before he is answered. */
export const recordedGuards = ['pay', 'health'] as const satisfies readonly (keyof typeof fieldGuards)[];

export type FieldGuard = keyof typeof fieldGuards;

const opening = (guard: FieldGuard): readonly ReachKind[] =>
  Object.hasOwn(fieldGuards, guard) ? fieldGuards[guard] : [];

/** Whether one who reaches a row by these kinds may read its parts under the guard; an unknown guard is closed. */
export function mayRead(guard: FieldGuard, kinds: ReadonlySet<ReachKind>): boolean {
  return opening(guard).some((kind) => kinds.has(kind));
}

/**
 * Whether a guarded field is open on every row that the caller reaches by these kinds.
 * Only then may he filter or sort by it, else `total` would tell it (design, section 6).
 */
export function readsEverywhere(
  principal: Principal,
  rule: ReachRule,
  guard: FieldGuard,
  kinds: readonly ReachKind[],
): boolean {
  const readable = opening(guard);
  const whole = wholeKinds(principal, rule).filter((kind) => kinds.includes(kind));
  if (whole.length > 0) return whole.some((kind) => readable.includes(kind));
  return clausesOf(principal, rule).every(({ kind }) => !kinds.includes(kind) || readable.includes(kind));
}
