import { limitsIn, perform, type Principal, refusalOf, StoreUnavailable, type QueryScope } from '@kadro/chassis';
import { person } from '../../person/events.ts';
import { bodyOfOne, bulkDefinitions } from '../shared/definitions.ts';
import { type BulkResult } from '../shared/enums.ts';
import { type BulkUpdateState } from '../state.ts';

type Kept = Pick<BulkResult, 'code' | 'limits'>;

/**
 * Under a key of the person's own: what was appended under it, now or before, is the outcome. `isRetry` looks for it in
 * the whole past.
 */
export async function changeOne(
  scope: QueryScope,
  requester: Principal | null,
  { kind, target, effectiveOn, revisions }: BulkUpdateState,
  id: string,
  { key, isRetry }: { key: string; isRetry: boolean },
): Promise<BulkResult> {
  if (!requester) return { id, outcome: 'REFUSED', code: 'forbidden' };
  const definition = bulkDefinitions.find((one) => one.kind === kind)!;
  const { organization } = requester;
  const { revision } = await scope.state(person, id);
  const seen = revisions?.[id];
  const body = { ...bodyOfOne(definition, target, effectiveOn), ...(seen === undefined ? {} : { revision: seen }) };
  let refused: Kept | undefined;
  try {
    await perform(scope, requester, definition.command, { id }, body, key);
  } catch (thrown) {
    refused = refusalOrFault(scope, thrown, key);
  }
  const events = await scope.events.read(scope.events.stream(person, organization, id), isRetry ? 0 : revision + 1);
  const made = events.find(({ stored }) => stored.meta.correlation === key);
  if (made) return { id, outcome: made.name.endsWith('Planned') ? 'PLANNED' : 'CHANGED' };
  return refused ? { id, outcome: 'REFUSED', ...refused } : { id, outcome: 'UNCHANGED' };
}

/** A fault with one person does not stop the others; the queue waits for a store that is away. */
export function refusalOrFault(scope: Pick<QueryScope, 'domain' | 'logger'>, thrown: unknown, key: string): Kept {
  if (thrown instanceof StoreUnavailable) throw thrown;
  const refusal = refusalOf(thrown, scope.domain.errors);
  if (refusal) {
    const limits = limitsIn(refusal.params);
    return { code: refusal.name, ...(limits ? { limits } : {}) };
  }
  const fault = thrown instanceof Error ? thrown.name : 'unknown';
  scope.logger.error({ key, fault }, 'a person could not be changed');
  return { code: 'server_error' };
}
