import { refusalOf, Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { rememberedDays } from './command-loop.ts';

const keptSeconds = rememberedDays * 24 * 3_600;

/**
 * Acts unless the caller's key was used on this `route` with another body: streams remember their own commands only, so
 * an endpoint would act on others. What is refused leaves the key unused. @throws Refused idempotency_key_reused
 */
export async function withIntent<T>(scope: CommandScope, route: string, act: () => Promise<T>): Promise<T> {
  const { context, keyValue, organization, domain } = scope;
  const name = `intent/${route}/${context.key}`;
  const isFirst = await keyValue.compareAndSet(organization, name, null, context.body, keptSeconds);
  const kept = isFirst ? null : await keyValue.get(organization, name);
  if (kept !== null && kept !== context.body) throw new Refused('idempotency_key_reused');
  try {
    return await act();
  } catch (thrown) {
    if (isFirst && refusalOf(thrown, domain.errors)) await keyValue.delete(organization, name);
    throw thrown;
  }
}
