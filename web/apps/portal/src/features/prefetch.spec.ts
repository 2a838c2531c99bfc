import { describe, expect, it } from '@jest/globals';
import { createApi } from '@kadro/api';
import { Answers } from '../core/questions.ts';
import { features } from './all.ts';
import { someone } from '../testing/api.ts';
import { prefetch } from '../people/prefetch.ts';

/** How many queries each request has that is sent ahead for a page. */
async function sentFor(path: string, user: Partial<typeof someone> = {}): Promise<number[]> {
  const sent: unknown[] = [];
  const answer = (url: string, { body }: RequestInit) => {
    const isRenewal = url.endsWith('/refresh-token');
    if (!isRenewal) sent.push(JSON.parse(body as string));
    const headers = { authorization: 'Bearer t' };
    return Promise.resolve(
      new Response(JSON.stringify(isRenewal ? { ...someone, ...user } : {}), { status: 202, headers }),
    );
  };
  const api = createApi({
    language: () => 'en',
    onNotice: () => undefined,
    onSignedOut: () => undefined,
    fetch: answer as typeof fetch,
    tabs: {},
  });
  await api.restore();
  prefetch({ api, answers: new Answers(), features }, path);
  return sent.map((one) => (Array.isArray(one) ? one.length : 1));
}

describe('what is asked ahead', () => {
  it.each(['/', '/dashboard'])('is at the home all that it shows, in one request (%s)', async (path) =>
    expect(await sentFor(path)).toEqual([10]),
  );

  it('is on other pages the organization and the own file, in one request', async () =>
    expect(await sentFor('/leave/balances')).toEqual([2]));

  it('is nothing before a password is set', async () =>
    expect(await sentFor('/', { firstTimePassword: true })).toEqual([]));
});
