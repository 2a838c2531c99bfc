import { type CommandScope, type Heard, type ServiceRuntime } from '@kadro/chassis';

const startKey = 'notices/told-from';

/** Events before `at` send no notices: an imported past is not news. */
export async function sendNoticesFrom(
  { ports }: ServiceRuntime,
  organization: string,
  at: Temporal.Instant,
): Promise<void> {
  await ports.keyValue.set(organization, startKey, at.toString({ smallestUnit: 'millisecond' }));
}

export async function isNews({ organization, at }: Heard, { runtime: { ports } }: CommandScope): Promise<boolean> {
  return at >= ((await ports.keyValue.get(organization, startKey)) ?? '');
}
