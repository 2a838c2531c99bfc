import { Fenced } from '../row-store.ts';

/** Waits for all, as a retry must not run beside the rest of a failed try; Fenced comes before other failures. */
export async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const failures = (await Promise.allSettled(works))
    .filter((one) => one.status === 'rejected')
    .map((one): unknown => one.reason);
  if (failures.length > 0) throw failures.find((one) => one instanceof Fenced) ?? failures[0];
}
