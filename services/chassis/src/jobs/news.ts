import { type CommandScope, type ServiceScope } from '../declare/scope.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';

const startKey = 'notices/told-from';

/** Events before `at` send no notices: an imported past is not news. */
export async function sendNoticesFrom(
  { keyValue }: ServiceScope,
  organization: string,
  at: Temporal.Instant,
): Promise<void> {
  await keyValue.set(organization, startKey, at.toString({ smallestUnit: 'millisecond' }));
}

export async function isNews({ organization, at }: ReceivedMessage, { keyValue }: CommandScope): Promise<boolean> {
  return at >= ((await keyValue.get(organization, startKey)) ?? '');
}
