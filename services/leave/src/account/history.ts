import { foldEvents, project, seenOf, type ReadModel, type OpenEvent, type QueryScope } from '@kadro/chassis';
import { leaveAccount } from './events.ts';
import { type LeaveAccountState } from './state.ts';

async function eventsOf({ events: log, organization }: QueryScope, employeeId: string): Promise<OpenEvent[]> {
  return log.read(log.stream(leaveAccount, organization, employeeId));
}

async function recordedBy(scope: QueryScope, employeeId: string, instant: string): Promise<OpenEvent[]> {
  return (await eventsOf(scope, employeeId)).filter(({ stored }) => stored.at <= instant);
}

/** As decisions see it now, or would have seen it at the instant. */
export async function accountOf(scope: QueryScope, employeeId: string, knownAt?: string): Promise<LeaveAccountState> {
  if (knownAt === undefined) return (await scope.state(leaveAccount, employeeId)).state;
  return foldEvents(leaveAccount, undefined, await recordedBy(scope, employeeId, knownAt)).state as LeaveAccountState;
}

/** By the log, which read models may lag behind. */
export async function rowsNow<R>(scope: QueryScope, model: ReadModel<R>, employeeId: string): Promise<R[]> {
  return rowsAfter(model, await eventsOf(scope, employeeId));
}

/** As they were at the instant. */
export async function rowsKnownAt<R>(
  scope: QueryScope,
  model: ReadModel<R>,
  employeeId: string,
  instant: string,
): Promise<R[]> {
  return rowsAfter(model, await recordedBy(scope, employeeId, instant));
}

function rowsAfter<R>(model: ReadModel<R>, events: readonly OpenEvent[]): R[] {
  const rows = new Map<string, ReturnType<typeof project<R>>>();
  for (const event of events) {
    const seen = seenOf(event);
    if (!model.project[event.name]) continue;
    for (const key of model.keys(seen)) rows.set(key, project(model, rows.get(key) ?? null, seen, key, event.stored));
  }
  return [...rows.values()].flatMap((record) => (record ? [record.doc] : []));
}
