import { type CommandScope } from './scope.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';

/** An event in, commands out under `<reaction>/<event id>/<step>`: the target stream recognizes a repeated delivery. */
export interface Reaction {
  name: string;
  /** Publishing service; the own one for private events. */
  from: string;
  on: readonly string[];
  react: (message: ReceivedMessage, scope: CommandScope) => Promise<void>;
}

/** A reaction of a part that knows no service: without `from` to its own events. */
export type PartReaction = Omit<Reaction, 'from'> & Partial<Pick<Reaction, 'from'>>;
