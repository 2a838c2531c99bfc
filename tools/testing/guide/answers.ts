import { type Call, type Shown } from './examples.ts';

/** By name, what `$NAME` stands for. */
export type Names = Map<string, string>;

export interface Answer {
  status: number;
  headers: Headers;
  /** Of a stream its first event. */
  text: string;
}

const upload = new Blob(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n']);

/** Calls a running system at its address. @throws Error where a name stands for nothing yet */
export async function made(
  { method, path, headers, body, file }: Call,
  address: string,
  names: Names,
): Promise<Answer> {
  const filled = (text: string): string =>
    text.replaceAll(/\$([A-Z]+)/g, (_all, name: string) => {
      const value = names.get(name);
      if (value === undefined) throw new Error(`$${name} stands for nothing yet`);
      return value;
    });
  const form = new FormData();
  if (file) form.set('file', upload, file);
  const answer = await fetch(`${address}${filled(path)}`, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
    body: file ? form : body && filled(body),
  });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? await firstEvent(answer) : await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

async function firstEvent({ body }: Response): Promise<string> {
  let text = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes('\n\n')) break;
  }
  return text.trim();
}

/** What of an answer is not as the guide shows it; learns names on the way. Without a shown answer, that it failed. */
export function differences(shown: Shown | undefined, { status, headers, text }: Answer, names: Names): string[] {
  if (!shown) return status < 300 && !text.includes('"errors"') ? [] : [`${status} ${text}`];
  if (status !== shown.status) return [`status ${status} instead of ${shown.status}: ${text}`];
  return [
    ...Object.entries(shown.headers).flatMap(([name, value]) => inText(value, headers.get(name), name, names)),
    ...(shown.body === undefined ? [] : inBody(shown.body, text, names)),
  ];
}

function inBody(shown: string, text: string, names: Names): string[] {
  if (!/^[[{]/.test(shown)) return inText(shown, text, 'body', names);
  return inValue(JSON.parse(shown) as unknown, JSON.parse(text) as unknown, 'body', names);
}

/** Objects have the keys shown, lists begin with the rows shown, numbers may be others. */
function inValue(shown: unknown, found: unknown, at: string, names: Names): string[] {
  if (typeof shown === 'string') return inText(shown, found, at, names);
  if (typeof shown === 'number') return typeof found === 'number' ? [] : [`${at} is ${JSON.stringify(found)}`];
  if (shown === null || typeof shown !== 'object') return shown === found ? [] : [`${at} is ${JSON.stringify(found)}`];
  if (found === null || typeof found !== 'object' || Array.isArray(shown) !== Array.isArray(found))
    return [`${at} is ${JSON.stringify(found)}`];
  return Object.entries(shown).flatMap(([key, value]) =>
    key in found
      ? inValue(value, (found as Record<string, unknown>)[key], `${at}.${key}`, names)
      : [`${at} has no ${key}`],
  );
}

/** Pattern of a text in which gaps stand for anything. */
export const withGaps = (text: string, gap: string | RegExp): string =>
  text
    .split(gap)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('[^]+');

/** `...` stands for any text, `$NAME` for the value that has the name, or gets it. */
function inText(shown: string, found: unknown, at: string, names: Names): string[] {
  const name = /^\$([A-Z]+)$/.exec(shown)?.[1];
  if (name && !names.has(name) && typeof found === 'string') {
    names.set(name, found);
    return [];
  }
  const isSame =
    typeof found === 'string' &&
    (name ? found === names.get(name) : new RegExp(`^${withGaps(shown, '...')}$`).test(found));
  return isSame ? [] : [`${at} is ${JSON.stringify(found)} instead of ${shown}`];
}
