import { type CommandScope } from './scope.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';

/**
 * An event in, commands out. Each command runs under the key `<reaction>/<event id>/<step>`, so the target stream knows
 * a repeat
 * and hearing a thing twice does no harm.
 */
export interface Reaction {
  name: string;
  /** Service whose messages are heard; the own one for private events. */
  from: string;
  on: readonly string[];
  react: (message: ReceivedMessage, scope: CommandScope) => Promise<void>;
}
