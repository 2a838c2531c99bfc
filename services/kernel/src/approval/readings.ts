import { isAsked } from './moves.ts';
import { type RequestStatus, type Step } from './step.ts';

export function isOpen(status: RequestStatus): boolean {
  return status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';
}

/** Who decides a step: the substitute, else the manager. */
export function approverOf({ managerId, actedBy }: Step): string {
  return actedBy ?? managerId;
}

/** Whose turn it is, also while details are awaited. */
export function askedNow(steps: readonly Step[]): string[] {
  return steps.filter(isAsked).map(approverOf);
}

/** Whose turn it is after the current order approves. */
export function nextAsked(steps: readonly Step[]): string[] {
  const waiting = steps.filter(({ state }) => state === 'WAITING');
  const next = Math.min(...waiting.map(({ order }) => order));
  return waiting.filter(({ order }) => order === next).map(approverOf);
}

const isDecided = ({ state }: Step): boolean => state === 'APPROVED' || state === 'DENIED' || state === 'SUPER_ADMIN';

/** Those who have decided; they keep access to the request (conventions, approval chains). */
export function deciders(steps: readonly Step[]): string[] {
  return steps.filter(isDecided).map(approverOf);
}

const ordersOf = (steps: readonly Step[]): number => new Set(steps.map(({ order }) => order)).size;

/** Number of decided orders and of all. */
export function progress(steps: readonly Step[]): { decided: number; total: number } {
  return { decided: ordersOf(steps.filter(isDecided)), total: ordersOf(steps) };
}
