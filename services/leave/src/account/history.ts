import { foldEvents, project, type QueryScope, type ReadModel, seenOf } from '@kadro/chassis';
import { leaveAccount } from './events.ts';
import { type LeaveAccountState } from './state.ts';

type Events = Awaited<ReturnType<QueryScope['runtime']['log']['read']>>;

async function recordedBy(
  { runtime: { log }, organization }: QueryScope,
  employeeId: string,
  instant: string,
): Promise<Events> {
  return (await log.read(log.stream(leaveAccount, organization, employeeId))).filter(
    ({ stored }) => stored.at <= instant,
  );
}

/** As decisions see it now, or would have seen it at the instant. */
export async function accountOf(scope: QueryScope, employeeId: string, knownAt?: string): Promise<LeaveAccountState> {
  if (knownAt === undefined)
    return (await scope.runtime.loop.state<LeaveAccountState>(leaveAccount, scope.organization, employeeId)).state;
  return foldEvents(leaveAccount, undefined, await recordedBy(scope, employeeId, knownAt)).state as LeaveAccountState;
}

/** As they were at the instant. */
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
