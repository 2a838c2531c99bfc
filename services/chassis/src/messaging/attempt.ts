import { messagesReceived } from '../observe/metrics.ts';
import { StoreUnavailable } from '../ports/index.ts';
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
  for (let n = 0; ; n++) {
    try {
      await reaction.react(message, systemScope(context, command));
      return null;
    } catch (failed) {
      // not the message's fault: it is delivered again
      if (failed instanceof StoreUnavailable) throw failed;
      messagesReceived.inc({ service: context.service.name, source: message.from, outcome: 'failed' });
      if (n >= pausesMs.length) return failed instanceof Error ? failed.name : 'unknown';
      await context.ports.wait.sleep(pausesMs[n]!);
    }
  }
}
