import { perform, type Principal, type ServiceRuntime, StoreUnavailable } from '@kadro/chassis';
import { house } from '@kadro/kernel';
import { person } from '../../person/events.ts';
import { bodyOfOne, bulkDefinitions } from '../shared/definitions.ts';
import { type BulkResult } from '../shared/enums.ts';
import { type BulkUpdateState } from '../state.ts';

/**
 * Under a key of the person's own: what was appended under it, now or before, is the outcome. `isRetry` looks for it in
 * the whole past.
 */
export async function changeOne(
  runtime: ServiceRuntime,
  requester: Principal | null,
  { kind, target, effectiveOn }: BulkUpdateState,
  id: string,
  { key, isRetry }: { key: string; isRetry: boolean },
): Promise<BulkResult> {
  if (!requester) return { id, outcome: 'REFUSED', code: 'forbidden' };
  const definition = bulkDefinitions.find((one) => one.kind === kind)!;
  const { organization } = requester;
  const { revision } = await runtime.loop.state(person, organization, id);
  let code: string | undefined;
  try {
    await perform(runtime, requester, definition.command, { id }, bodyOfOne(definition, target, effectiveOn), key);
  } catch (thrown) {
    code = refusalOrFault(runtime, thrown, key);
  }
  const events = await runtime.log.read(runtime.log.stream(person, organization, id), isRetry ? 0 : revision + 1);
  const made = events.find(({ stored }) => stored.meta.correlation === key);
  if (made) return { id, outcome: made.name.endsWith('Planned') ? 'PLANNED' : 'CHANGED' };
  return code ? { id, outcome: 'REFUSED', code } : { id, outcome: 'UNCHANGED' };
}

/** A fault with one person does not stop the others; the queue waits for a store that is away. */
function refusalOrFault(runtime: ServiceRuntime, thrown: unknown, key: string): string {
  if (thrown instanceof StoreUnavailable) throw thrown;
  if (thrown instanceof Error && house.errors.has(thrown.name)) return thrown.name;
  runtime.logger.error(
    { key, fault: thrown instanceof Error ? thrown.name : 'unknown' },
    'a person could not be changed',
  );
  return 'server_error';
}
