import { type HttpClientOptions } from './http-client.ts';
import { type Session } from './session.ts';

/** A server-sent event whose data are JSON. */
export interface StreamMessage {
  event: string;
  data: unknown;
}

export interface Following {
  /** Opens the stream anew, with a token that is renewed where it has run out. */
  open: (signal: AbortSignal) => Promise<Response>;
  onMessage: (message: StreamMessage) => void;
  /** Whether it is open; told when it changes. */
  onOpen: (isOpen: boolean) => void;
  signal: AbortSignal;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** What a page says of how it follows. */
export type Told = Pick<Following, 'onMessage' | 'onOpen' | 'signal'>;

/** Who follows. */
export interface Caller {
  options: Pick<HttpClientOptions, 'baseUrl' | 'fetch' | 'language'>;
  session: Pick<Session, 'token' | 'isOver' | 'renew' | 'end'>;
  refresh: () => Promise<string | null>;
}
