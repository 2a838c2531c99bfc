import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** Whole, its text without a byte order mark. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

type Compare = (address: URL, method: string, answer: Omit<Answer, 'text'>, text: () => string) => Promise<void>;

const agent = new Agent({ keepAlive: true });

/** A request by Node's own client, which takes a sixth of the time of `fetch`, and is compared like its answers. */
export async function ask(address: URL, { method, headers, body }: Asked): Promise<Answer> {
  const form = typeof body === 'object' ? new Response(body) : null;
  const bytes = form ? new Uint8Array(await form.arrayBuffer()) : Buffer.from(typeof body === 'string' ? body : '');
  const ofBody = {
    ...(form ? { 'content-type': form.headers.get('content-type')! } : {}),
    ...(body === undefined ? {} : { 'content-length': bytes.length }),
  };
  const asking = request(address, { agent, method, headers: { ...headers, ...ofBody } }).end(bytes);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const answer = {
    status: response.statusCode!,
    headers: headersOf(response),
    text: new TextDecoder().decode(Buffer.concat(await response.toArray())),
  };
  // the set-up of the specs leaves it here
  const compare = Reflect.get(globalThis, Symbol.for('kadro.compareAnswer')) as Compare | undefined;
  await compare?.(address, method, answer, () => answer.text);
  return answer;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let n = 0; n < rawHeaders.length; n += 2) headers.append(rawHeaders[n]!, rawHeaders[n + 1]!);
  return headers;
}
