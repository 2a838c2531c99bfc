import { perform, type Principal, StoreUnavailable, type QueryScope } from '@kadro/chassis';
import { person } from '../../person/events.ts';
import { bodyOfOne, bulkDefinitions } from '../shared/definitions.ts';
import { type BulkResult } from '../shared/enums.ts';
import { type BulkUpdateState } from '../state.ts';

/**
 * Under a key of the person's own: what was appended under it, now or before, is the outcome. `isRetry` looks for it in
 * the whole past.
 */
export async function changeOne(
  scope: QueryScope,
  requester: Principal | null,
  { kind, target, effectiveOn }: BulkUpdateState,
  id: string,
  { key, isRetry }: { key: string; isRetry: boolean },
): Promise<BulkResult> {
  if (!requester) return { id, outcome: 'REFUSED', code: 'forbidden' };
  const definition = bulkDefinitions.find((one) => one.kind === kind)!;
  const { organization } = requester;
  const { revision } = await scope.state(person, id);
  let code: string | undefined;
  try {
    await perform(scope, requester, definition.command, { id }, bodyOfOne(definition, target, effectiveOn), key);
  } catch (thrown) {
    code = refusalOrFault(scope, thrown, key);
  }
  const events = await scope.events.read(scope.events.stream(person, organization, id), isRetry ? 0 : revision + 1);
  const made = events.find(({ stored }) => stored.meta.correlation === key);
  if (made) return { id, outcome: made.name.endsWith('Planned') ? 'PLANNED' : 'CHANGED' };
  return code ? { id, outcome: 'REFUSED', code } : { id, outcome: 'UNCHANGED' };
}

/** A fault with one person does not stop the others; the queue waits for a store that is away. */
function refusalOrFault(scope: QueryScope, thrown: unknown, key: string): string {
  if (thrown instanceof StoreUnavailable) throw thrown;
  if (thrown instanceof Error && scope.domain.errors.has(thrown.name)) return thrown.name;
  scope.logger.error(
    { key, fault: thrown instanceof Error ? thrown.name : 'unknown' },
    'a person could not be changed',
  );
  return 'server_error';
}
