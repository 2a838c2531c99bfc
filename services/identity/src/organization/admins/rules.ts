import { reject } from '../../errors/index.ts';
import { type AdminsEvent } from './events.ts';
import { type AdminsState } from './state.ts';

/** A person as the own stream says at this revision. */
export interface Standing {
  employeeId: string;
  revision: number;
  /** And active. */
  isSuperAdmin: boolean;
}

/** Long after any command has ended: who was let go and is still here stays. */
const releasedForMinutes = 15;

/** Whether somebody is a super admin whom nobody is about to make none: a release is spent once the stream goes on. */
export function stays(
  state: AdminsState,
  { employeeId, revision, isSuperAdmin }: Standing,
  now: Temporal.Instant,
): boolean {
  if (!isSuperAdmin) return false;
  const released = state.get(employeeId);
  if (!released || released.revision < revision) return true;
  const until = Temporal.Instant.from(released.at).add({ minutes: releasedForMinutes });
  return Temporal.Instant.compare(until, now) < 0;
}

/**
 * Lets a super admin go if another stays. `others` are read after the state, which nobody else may have changed when
 * this is appended. @throws Rejection last_super_admin
 */
export function release(
  state: AdminsState,
  { employeeId, revision }: Pick<Standing, 'employeeId' | 'revision'>,
  { others, now }: { others: readonly Standing[]; now: Temporal.Instant },
): AdminsEvent[] {
  if (!others.some((one) => one.employeeId !== employeeId && stays(state, one, now))) reject('last_super_admin');
  return [{ type: 'SuperAdminReleased', data: { employeeId, revision } }];
}
