/** A call that a guide shows; `$NAME` stands for what an earlier answer gave. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** A file to upload instead of a body. */
  file?: string;
}

export interface Shown {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

export interface Example {
  /** Of the call in the guide, from 1. */
  line: number;
  call: Call;
  /** Without one the call only has to succeed. */
  answer?: Shown;
}

const json = { 'content-type': 'application/json' };

/**
 * The examples of a guide: a block `http` that begins with a method, `graphql`, or `sh` with one curl, each with the
 * answer in the next block, `http` that begins with `HTTP/1.1`, or `json`.
 * @throws Error with the line of a block that is neither
 */
export function examplesOf(markdown: string): Example[] {
  const examples: Example[] = [];
  for (const [start, language, text, line] of blocksOf(markdown)) {
    const answer = answerOf(language, text);
    const last = examples.at(-1);
    if (answer) {
      if (!last || last.answer) throw new Error(`line ${line}: an answer without a call`);
      last.answer = answer;
    } else examples.push({ line, call: callOf(language, text) ?? unknown(start, line) });
  }
  return examples;
}

function blocksOf(markdown: string): [string, string, string, number][] {
  return [...markdown.matchAll(/^```(.*)\n([^]*?)\n```$/gm)].map(({ 1: language = '', 2: text = '', index }) => [
    text.split('\n', 1)[0]!,
    language,
    text,
    markdown.slice(0, index).split('\n').length + 1,
  ]);
}

function unknown(start: string, line: number): never {
  throw new Error(`line ${line}: not an example that can be called: ${start}`);
}

function answerOf(language: string, text: string): Shown | undefined {
  if (language === 'json') return { status: 200, headers: {}, body: text };
  const { first, headers, body } = messageOf(text);
  const status = language === 'http' && /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  return status ? { status: Number(status), headers, body } : undefined;
}

function callOf(language: string, text: string): Call | undefined {
  if (language === 'sh' && text.startsWith('curl ')) return curled(text);
  if (language === 'graphql') {
    const headers = { authorization: '$TOKEN', ...json };
    return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query: text }) };
  }
  const { first, headers, body } = messageOf(text);
  const [, method, path] = (language === 'http' && /^([A-Z]+) (\/\S+)$/.exec(first)) || [];
  return method && path ? { method, path, headers: { ...(body && json), ...headers }, body } : undefined;
}

/** First line, header lines, an empty line, the body. */
function messageOf(text: string): { first: string; headers: Record<string, string>; body?: string } {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  return { first, headers: headersOf(lines), body: rest.join('\n\n') || undefined };
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^.*?: */, '')]));
}

function curled(text: string): Call {
  const command = text.replaceAll('\\\n', ' ').split(' | ')[0]!;
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, ...parts]) => parts.find(Boolean) ?? '');
  const given = (option: string): string[] => words.filter((_word, n) => words[n - 1] === option);
  const body = given('-d')[0];
  const file = given('-F')[0]?.replace('file=@', '');
  const path = words.find((word) => word.startsWith('localhost:3000/'))?.replace('localhost:3000', '') ?? '';
  const method = given('-X')[0] ?? (body || file ? 'POST' : 'GET');
  return { method, path, headers: headersOf(given('-H')), body, file };
}
