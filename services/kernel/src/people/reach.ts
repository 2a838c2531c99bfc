import { isAnyAdmin, isUnrestrictedAdmin, type Principal } from './roles.ts';

/**
 * Rights by which a row is reached: own, named in it, managed, in the branches of a restricted admin, every member
 * (reference data), HR managers (who are no admins), admins of the whole organization.
 */
export const reachKinds = ['own', 'named', 'managed', 'branches', 'members', 'hr', 'all'] as const;

export type ReachKind = (typeof reachKinds)[number];

/** For commands of administrators only. */
export const adminReach = ['branches', 'all'] as const satisfies readonly ReachKind[];

/** The indexes of a model that hold the ids for reach. */
export interface ReachRule {
  own?: string;
  named?: readonly string[];
  /** List indexes that hold manager ids: direct lists, not the tree. */
  managed?: readonly string[];
  branches?: string;
  /** Every member reaches every row (reference data). */
  members?: true;
}

/** A condition on an index; on a list index, that the list has one of the values. */
export type ReachClause = { index: string; eq: string } | { index: string; in: readonly string[] };

interface KindClause {
  kind: ReachKind;
  clause: ReachClause;
}

/** The kinds that do not see all rows, as conditions. */
function clausesOf({ employeeId, roles, adminBranches }: Principal, rule: ReachRule): KindClause[] {
  const isMe = (kind: ReachKind) => (index: string) => ({ kind, clause: { index, eq: employeeId } });
  // a restricted admin without branches reaches nothing by them
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

function wholeKinds({ roles }: Principal, rule: ReachRule): ReachKind[] {
  const whole: Partial<Record<ReachKind, boolean>> = {
    members: rule.members,
    hr: roles.hrManager,
    all: isUnrestrictedAdmin(roles),
  };
  return reachKinds.filter((kind) => whole[kind]);
}

/** The rows a caller reaches by the kinds (design, section 6), as a union: undefined = all, empty = none. */
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
  const values: readonly unknown[] = 'eq' in clause ? [clause.eq] : clause.in;
  return Array.isArray(value) ? value.some((one) => values.includes(one)) : values.includes(value);
}

/** The kinds by which a caller reaches a row, given by the values of its indexes; guards are decided by them. */
export function reachKindOf(principal: Principal, rule: ReachRule, row: Record<string, unknown>): Set<ReachKind> {
  const reached = clausesOf(principal, rule).filter(({ clause }) => holds(clause, row[clause.index]));
  return new Set([...reached.map(({ kind }) => kind), ...wholeKinds(principal, rule)]);
}

/** The kinds that read guarded parts; `plans` excludes the person, who must not find a planned dismissal. */
export const fieldGuards = {
  file: ['own', 'branches', 'hr', 'all'],
  pay: ['own', 'branches', 'all'],
  health: ['own', 'branches', 'all'],
  plans: ['branches', 'hr', 'all'],
  /** From where something may be used, which nobody needs to know who uses it. */
  site: ['branches', 'hr', 'all'],
} as const satisfies Record<string, readonly ReachKind[]>;

/** Readings of others' rows under these guards are recorded before the answer. */
export const recordedGuards = ['pay', 'health'] as const satisfies readonly (keyof typeof fieldGuards)[];

export type FieldGuard = keyof typeof fieldGuards;

const opening = (guard: FieldGuard): readonly ReachKind[] =>
  Object.hasOwn(fieldGuards, guard) ? fieldGuards[guard] : [];

/** Whether these kinds open a guard; an unknown guard is closed. */
export function mayRead(guard: FieldGuard, kinds: ReadonlySet<ReachKind>): boolean {
  return opening(guard).some((kind) => kinds.has(kind));
}

/** Whether a guarded field is open on every reached row; else filters and sorting would reveal it (design, section 6). */
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
