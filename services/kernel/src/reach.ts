import { isAnyAdmin, isUnrestrictedAdmin, type Principal } from './roles.ts';

/**
 * By which right a row is reached: one's own, named in it, managed, in the branches of a restricted admin,
 * by HR managers (who read people without being admins), by admins of the whole organization.
 */
export const reachKinds = ['own', 'named', 'managed', 'branches', 'hr', 'all'] as const;

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
}

/** A condition over an index; over a list index it holds when the list has one of the values. */
export type ReachClause = { index: string; eq: string } | { index: string; in: readonly string[] };

interface KindClause {
  kind: ReachKind;
  clause: ReachClause;
}

/** Everything but the two kinds that see all rows, as conditions. */
function clausesOf({ employeeId, roles, adminBranches }: Principal, rule: ReachRule): KindClause[] {
  const isMe = (kind: ReachKind) => (index: string) => ({ kind, clause: { index, eq: employeeId } });
  // Admins of everything are handled before; a restricted admin without branches reaches nothing by them.
  const limited = isAnyAdmin(roles) && !isUnrestrictedAdmin(roles) && adminBranches.length > 0;
  return [
    ...(rule.own ? [isMe('own')(rule.own)] : []),
    ...(rule.named ?? []).map(isMe('named')),
    ...(rule.managed ?? []).map(isMe('managed')),
    ...(rule.branches && limited ? [{ kind: 'branches' as const, clause: { index: rule.branches, in: adminBranches } }] : []),
  ];
}

function wholeKinds({ roles }: Principal): ReachKind[] {
  return [...(roles.hrManager ? (['hr'] as const) : []), ...(isUnrestrictedAdmin(roles) ? (['all'] as const) : [])];
}

/**
 * The rows a caller reaches by the given kinds (design, section 6), as a union of clauses:
 * `undefined` is every row of the organization, an empty array is none.
 */
export function reachClauses(principal: Principal, rule: ReachRule, kinds: readonly ReachKind[]): ReachClause[] | undefined {
  if (wholeKinds(principal).some((kind) => kinds.includes(kind))) return undefined;
  return clausesOf(principal, rule)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ clause }) => clause);
}

function valueAt(row: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | null | undefined)?.[step], row);
}

function holds(clause: ReachClause, value: unknown): boolean {
  const wanted: readonly unknown[] = 'eq' in clause ? [clause.eq] : clause.in;
  return Array.isArray(value) ? value.some((one) => wanted.includes(one)) : wanted.includes(value);
}

/**
 * By which kinds a caller reaches one row; empty = not at all. What guards on fields are decided by.
 * @param pathOf the dotted path of an index in the row, where it differs from the index's name
 */
export function reachKindOf(
  principal: Principal,
  rule: ReachRule,
  row: Record<string, unknown>,
  pathOf: (index: string) => string = (index) => index,
): Set<ReachKind> {
  const reached = clausesOf(principal, rule).filter(({ clause }) => holds(clause, valueAt(row, pathOf(clause.index))));
  return new Set([...reached.map(({ kind }) => kind), ...wholeKinds(principal)]);
}

/** By which kinds a guarded part of a row may be read: the personnel file, pay, health. */
export const fieldGuards = {
  file: ['own', 'branches', 'hr', 'all'],
  pay: ['own', 'branches', 'all'],
  health: ['own', 'branches', 'all'],
} as const satisfies Record<string, readonly ReachKind[]>;

export type FieldGuard = keyof typeof fieldGuards;

/** Whether one who reaches a row by these kinds may read its parts under the guard. */
export function mayRead(guard: FieldGuard, kinds: ReadonlySet<ReachKind>): boolean {
  return fieldGuards[guard].some((kind) => kinds.has(kind));
}

/**
 * Whether the guarded field may be filtered or sorted by: only where every row of the caller's reach shows it,
 * else `total` would tell it (design, section 6).
 */
export function mayFilter(guard: FieldGuard, principal: Principal, rule: ReachRule, kinds: readonly ReachKind[]): boolean {
  const readable: readonly ReachKind[] = fieldGuards[guard];
  const whole = wholeKinds(principal).filter((kind) => kinds.includes(kind));
  if (whole.length > 0) return whole.some((kind) => readable.includes(kind));
  return clausesOf(principal, rule).every(({ kind }) => !kinds.includes(kind) || readable.includes(kind));
}
