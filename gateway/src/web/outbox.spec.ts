import { createHash } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { type Notice } from '@kadro/chassis';
import { describe, expect, it } from '@jest/globals';
import { startFixture } from '../testing/fixture.ts';
import { outboxPage } from './outbox.ts';

const notice: Notice = {
  id: 'n1',
  organization: 'o1',
  person: 'p1',
  channel: 'EMAIL',
  template: 'leave.approved',
  language: 'en',
  title: 'Leave approved',
  body: '5 to 9 January',
  path: '/leave/requests/r1',
  about: [],
  at: '2026-01-05T08:00:00Z',
};
const evil = '"><script>alert(1)</script>\'&';

describe('showing notices', () => {
  it('keeps their order', () => {
    const page = outboxPage([
      { ...notice, title: 'later' },
      { ...notice, title: 'earlier' },
    ]);
    expect(page.indexOf('later')).toBeLessThan(page.indexOf('earlier'));
  });

  it('says what was sent, when, how and to whom, with a link to what it speaks of', () => {
    const page = outboxPage([notice]);
    for (const said of [
      'Leave approved',
      '5 to 9 January',
      '2026-01-05T08:00:00Z',
      'EMAIL',
      'leave.approved',
      'p1',
      '<a href="/leave/requests/r1">',
    ])
      expect(page).toContain(said);
  });

  it('says template and channel in words', () => {
    const read = outboxPage([notice, { ...notice, channel: 'IN_APP' }, { ...notice, channel: 'SMS' }]).replace(
      /<style.*<\/style>|<[^>]*>/gs,
      '',
    );
    for (const words of ['Leave approved', 'E-mail', 'In the app', 'SMS']) expect(read).toContain(words);
    expect(read).not.toMatch(/EMAIL|IN_APP|leave\.approved/);
  });

  it('names who is written to, and writes the time as they read it', () => {
    const page = outboxPage([
      { ...notice, reader: { name: 'Mia <Vogt>', datePattern: 'DD.MM.YYYY', zone: 'Europe/Berlin' } },
    ]);
    expect(page).toContain('>05.01.2026 09:00</time> · Mia &lt;Vogt&gt; · ');
    expect(page).not.toContain('p1');
  });

  it('keeps the id of somebody whose name is forgotten', () =>
    expect(outboxPage([{ ...notice, reader: { name: '', zone: 'UTC' } }])).toContain(
      '>2026-01-05 08:00</time> · p1 · ',
    ));

  it.each([
    ['ar', 'rtl'],
    ['tr', 'ltr'],
  ])('writes %s from its own side', (language, dir) =>
    expect(outboxPage([{ ...notice, language }])).toContain(`lang="${language}" dir="${dir}"`),
  );

  it('says that there is none', () => expect(outboxPage([])).toContain('No notice yet'));

  it.each(Object.keys(notice) as (keyof Notice)[])('escapes what %s holds', (field) => {
    const page = outboxPage([{ ...notice, [field]: `/${evil}` }]);
    expect(page).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|#39;)|="[^"<>]*'/);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'makes no link of %j',
    (path) => expect(outboxPage([{ ...notice, path }])).not.toContain('<a '),
  );
});

/** Asks by a host name of one's own, which fetch does not allow. */
async function outboxOf(
  port: number,
  host: string,
): Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  http.get({ host: '127.0.0.1', port, path: '/demo/outbox', headers: { host } }, resolve).on('error', reject);
  const answer = await promise;
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('asking for the demo’s outbox', () => {
  it('gives a page that is never stored and allows nothing but its own style', async () => {
    const { gateway } = await startFixture({ outbox: async () => [notice] });
    const { status, headers, body } = await outboxOf(gateway.port, `localhost:${gateway.port}`);
    const style = createHash('sha256')
      .update(/<style>(.*)<\/style>/s.exec(body)![1]!)
      .digest('base64');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${style}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    );
    expect(body).toContain('Leave approved');
    await gateway.stop();
  });

  it('finds nothing by a name that is not this machine’s', async () => {
    const { gateway } = await startFixture({ outbox: async () => [notice] });
    const { status, body } = await outboxOf(gateway.port, 'evil.example');
    expect([status, body.includes('Leave approved')]).toEqual([404, false]);
    await gateway.stop();
  });

  it('finds nothing without a demo', async () => {
    const { gateway } = await startFixture();
    expect((await outboxOf(gateway.port, 'localhost')).status).toBe(404);
    await gateway.stop();
  });
});
