import { isPassing, nameOf } from '../observe/fault.ts';
import { messagesReceived } from '../observe/metrics.ts';
import { type Wait } from '../ports/index.ts';
import { systemScope } from '../access/scope.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';
import { type Reaction } from '../declare/reaction.ts';
import { type ServiceContext } from '../declare/service.ts';

const pausesMs = [20, 80, 320, 1_280];
export const mostAttempts = pausesMs.length + 1;

/** Retries with pauses; null on success, else why the last attempt failed. */
export async function attempt(
  context: ServiceContext,
  reaction: Reaction,
  message: ReceivedMessage,
): Promise<string | null> {
  const { organization, correlation } = message;
  const command = {
    organization,
    actor: 'system',
    key: `${reaction.name}/${message.id}`,
    body: '',
    correlation,
    cause: message.id,
  };
  const tried = await patiently(context.ports.wait, () => reaction.react(message, systemScope(context, command)), {
    onFailure: () => messagesReceived.inc({ service: context.service.name, source: message.from, outcome: 'failed' }),
  });
  return 'reason' in tried ? tried.reason : null;
}

interface Patience {
  onFailure?: () => void;
}

/**
 * Tries a few times with pauses: what came of it, or why the last attempt failed. @throws StoreUnavailable, Fenced,
 * NewerEvent: not the message's fault, it comes again
 */
export async function patiently<T>(
  wait: Pick<Wait, 'sleep'>,
  work: () => Promise<T>,
  { onFailure = () => undefined }: Patience = {},
): Promise<{ done: T } | { reason: string }> {
  for (let n = 0; ; n++) {
    try {
      return { done: await work() };
    } catch (failed) {
      if (isPassing(failed)) throw failed;
      onFailure();
      if (n >= pausesMs.length) return { reason: nameOf(failed) };
      await wait.sleep(pausesMs[n]!);
    }
  }
}
