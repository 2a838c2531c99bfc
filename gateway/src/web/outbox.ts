import { createHash } from 'node:crypto';
import { isLoopback, type Notice } from '@kadro/chassis';
import { date, time } from '@kadro/kernel/formats';
import { type FastifyInstance } from 'fastify';

export const outboxPath = '/demo/outbox';

const style = `
:root {
  color-scheme: light dark;
  --canvas: #F5F3F7; --surface: #FFF; --line: #E2DEE7; --text: #1E1724; --muted: #564D61; --link: #8F1F5B;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #131016; --surface: #1C1821; --line: #332C3B; --text: #F2EFF5; --muted: #BDB4C8; --link: #F49CC7;
  }
}
body {
  margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem;
  background: var(--canvas); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.5rem; }
h2 { font-size: 1.0625rem; margin: 0; }
p { margin: .25rem 0; white-space: pre-line; overflow-wrap: anywhere; }
a { color: var(--link); }
article {
  background: var(--surface); border: 1px solid var(--line); border-radius: .5rem;
  margin: .75rem 0; padding: .75rem 1rem;
}
footer, .about { color: var(--muted); font-size: .875rem; }
footer { overflow-wrap: anywhere; }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Adds the page of the demo's notices, latest first; not found under a host name other than this machine's. */
export function addOutbox(app: FastifyInstance, recent: () => Promise<Notice[]>): void {
  app.get(outboxPath, async (request, reply) => {
    if (!isLoopback(request.hostname.replace(/^\[|\]$/g, ''))) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(outboxPage(await recent()));
  });
}

/** The page as HTML: no script, every word of a notice escaped, each in its own language and direction. */
export function outboxPage(notices: readonly Notice[]): string {
  const items = notices.length > 0 ? notices.map(article).join('\n') : '<p>No notice yet.</p>';
  return `<!doctype html>
<html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox of the demo</title><style>${style}</style>
</head>
<body><main><h1>Outbox of the demo</h1><p class="about">What Kadro would have sent, latest first. Nothing left this machine.</p>
${items}
</main></body></html>
`;
}

/** A minute in the pattern and the zone of who reads it. */
function minute(at: string, { datePattern, zone }: NonNullable<Notice['reader']>): string {
  return `${date(at, datePattern, zone)} ${time(at, zone)}`;
}

// the page is in English
const channelWords: Readonly<Record<string, string>> = { EMAIL: 'E-mail', SMS: 'SMS', IN_APP: 'In the app' };

/** What a code is called; the code itself is for machines. */
const said = (code: string, words: string): string => `<data value="${escaped(code)}">${escaped(words)}</data>`;

function article({ language, title, body, path, at, channel, template, person, reader }: Notice): string {
  const time = `<time datetime="${escaped(at)}">${escaped(reader ? minute(at, reader) : at)}</time>`;
  // only a path of this origin is a link
  const link = /^\/(?![/\\])/.test(path) ? [`<a href="${escaped(path)}">${escaped(path)}</a>`] : [];
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return `<article>
<div lang="${escaped(language)}" dir="${dir}"><h2>${said(template, title)}</h2><p>${escaped(body)}</p></div>
<footer>${[time, escaped(reader?.name || person), said(channel, channelWords[channel] ?? channel), ...link].join(' · ')}</footer>
</article>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}
