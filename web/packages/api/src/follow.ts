import { type Caller, type Following, type Told, type StreamMessage } from './following.ts';

/** A token that has run out is renewed once. */
function openAs({ options, session, refresh }: Caller, path: string): Following['open'] {
  const { baseUrl = '', fetch: plainFetch = fetch, language } = options;
  const once = (signal: AbortSignal): Promise<Response> =>
    plainFetch(`${baseUrl}${path}`, {
      credentials: 'same-origin',
      headers: {
        accept: 'text/event-stream',
        'accept-language': language(),
        ...(session.token && { authorization: `Bearer ${session.token}` }),
      },
      signal,
    });
  return async (signal) => {
    const { token } = session;
    const answer = await once(signal);
    if (answer.status !== 401 || session.isOver) return answer;
    if ((await session.renew(token, refresh)) !== null) return once(signal);
    session.end('expired');
    return answer;
  };
}

/** Follows a stream of this path for whoever is signed in. */
export const followAs = (caller: Caller, path: string, following: Told): Promise<void> =>
  follow({ ...following, open: openAs(caller, path) });

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Follows a stream until `signal` is aborted or nobody is signed in any more. What ends is opened again after a pause,
 * which grows with each failure in a row and differs from window to window.
 */
export async function follow({ open, onMessage, onOpen, signal, pause = pauseOf }: Following): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      const response = await open(signal);
      if (response.status === 401 || response.status === 403) return;
      if (response.ok && response.body) {
        onOpen(true);
        for await (const message of messagesIn(response.body)) {
          failures = 0;
          if (message.event === 'ended') break;
          onMessage(message);
        }
      }
    } catch {
      // whoever is not reached is asked again
    }
    onOpen(false);
    const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    await pause(longest * (0.5 + Math.random() / 2), signal);
  }
}

/** Whole messages with data; signs of life are none. */
async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (text + value).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const message = messageOf(part);
        if (message) yield message;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function messageOf(part: string): StreamMessage | null {
  const lines = part.split('\n');
  const valueOf = (field: string): string | undefined =>
    lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
  const [event, data] = [valueOf('event'), valueOf('data')];
  return event === undefined || data === undefined ? null : { event, data: JSON.parse(data) as unknown };
}

function pauseOf(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
