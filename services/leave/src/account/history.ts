import { foldEvents, project, type QueryScope, type ReadModel, seenOf } from '@kadro/chassis';
import { leaveAccount } from './events.ts';
import { type LeaveAccountState } from './state.ts';

type Events = Awaited<ReturnType<QueryScope['runtime']['log']['read']>>;

/** What had been recorded of a person's leave by an instant. */
async function recordedBy(
  { runtime: { log }, organization }: QueryScope,
  employeeId: string,
  instant: string,
): Promise<Events> {
  return (await log.read(log.stream(leaveAccount, organization, employeeId))).filter(
    ({ stored }) => stored.at <= instant,
  );
}

/** A person's account as decisions see it, or as they would have seen it at an instant. */
export async function accountOf(scope: QueryScope, employeeId: string, knownAt?: string): Promise<LeaveAccountState> {
  if (knownAt === undefined)
    return (await scope.runtime.loop.state<LeaveAccountState>(leaveAccount, scope.organization, employeeId)).state;
  return foldEvents(leaveAccount, undefined, await recordedBy(scope, employeeId, knownAt)).state as LeaveAccountState;
}

/** The rows of a model that a person's leave had made by an instant. */
export async function rowsKnownAt<R>(
  scope: QueryScope,
  model: ReadModel<never>,
  employeeId: string,
  instant: string,
): Promise<R[]> {
  const rows = new Map<string, ReturnType<typeof project>>();
  for (const event of await recordedBy(scope, employeeId, instant)) {
    const seen = seenOf(event);
    if (!model.project[event.name]) continue;
    for (const key of model.keys(seen)) rows.set(key, project(model, rows.get(key) ?? null, seen, key, event.stored));
  }
  return [...rows.values()].flatMap((record) => (record ? [record.doc as unknown as R] : []));
}
