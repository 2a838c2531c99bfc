import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createApi, type Api, type ApiOptions } from './create.ts';
import { ApiError } from './errors.ts';
import { type Notice } from './notice.ts';
import { type SessionUser, type SignedOut, type Tabs } from './session.ts';

type Request = { method: string; path: string; headers: Record<string, string>; body: unknown; query: string };
type GraphqlResponse = { status: number; body?: unknown; text?: string; headers?: Record<string, string> } | 'lost';
type Server = (request: Request) => GraphqlResponse | Promise<GraphqlResponse>;

const user = (id = 'u1'): SessionUser => ({ id, firstName: 'Ada', firstTimePassword: false }) as SessionUser;
const signedIn = (token: string, status = 200, id?: string): GraphqlResponse => ({
  status,
  body: user(id),
  headers: { authorization: `Bearer ${token}` },
});
const done: GraphqlResponse = { status: 200, body: { id: '1', position: '7' } };

function browser(server: Server) {
  const seen: Request[] = [];
  const heard = new Set<(event: { data: unknown }) => void>();
  const kept = new Map<string, string>();
  let lock: Promise<unknown> = Promise.resolve();
  const ask = (async (url: string, init: RequestInit) => {
    const [path = '', query = ''] = url.split('?');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    const request = {
      method: init.method ?? 'GET',
      path,
      query,
      body,
      headers: init.headers as Record<string, string>,
    };
    seen.push(request);
    init.signal?.throwIfAborted();
    const reply = await server(request);
    if (reply === 'lost') throw new TypeError('fetch failed');
    return new Response(reply.text ?? (reply.body === undefined ? null : JSON.stringify(reply.body)), {
      status: reply.status,
      headers: reply.headers,
    });
  }) as unknown as typeof fetch;
  const tabs = (): Tabs => {
    let own: ((event: { data: unknown }) => void) | undefined;
    return {
      locks: { request: (_, act) => (lock = lock.catch(() => undefined).then(act)) as ReturnType<typeof act> },
      channel: {
        postMessage: (data) => void setTimeout(() => heard.forEach((hear) => hear !== own && hear({ data })), 5),
        addEventListener: (_, hear) => void heard.add((own = hear)),
      },
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
        names: () => [...kept.keys()],
      },
    };
  };
  const tab = (more: TabOptions = {}) => {
    const notices: Notice[] = [];
    const ends: SignedOut[] = [];
    const onPasswordChangeRequired = jest.fn();
    const api: Api = createApi({
      language: () => 'de',
      onSignedOut: (why) => ends.push(why),
      onNotice: (notice) => notices.push(notice),
      onPasswordChangeRequired,
      fetch: ask,
      tabs: more.alone ? {} : tabs(),
      batch: more.batch,
      solve: more.solve,
      renewal: more.renewal,
      retryDelayMs: 1,
    });
    return { api, notices, ends, onPasswordChangeRequired };
  };
  const refreshes = (): number => seen.filter(({ path }) => path.endsWith('/refresh-token')).length;
  return { tab, seen, refreshes, kept };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface TabOptions extends Pick<ApiOptions, 'batch' | 'solve' | 'renewal'> {
  alone?: boolean;
}

/** A server whose first token has run out; the renewed one is t2. */
function expiring(refresh: Server = () => signedIn('t2', 202)) {
  return browser(async (request) => {
    if (request.path.endsWith('/login')) return signedIn('t1');
    if (request.path.endsWith('/refresh-token')) return pause(20).then(() => refresh(request));
    if (request.headers['authorization'] === 'Bearer t1') return { status: 401 };
    return request.path === '/graphql' ? { status: 200, body: { data: { me: 1 } } } : done;
  });
}

const login = (api: Api) => api.login({ username: 'a', password: 'b' });
const six = [1, 2, 3, 4, 5, 6];

afterEach(() => void jest.restoreAllMocks());

describe('an expired token', () => {
  it('is renewed once for six calls, which are all sent again with it', async () => {
    const { tab, refreshes, seen } = expiring();
    const { api, ends } = tab();
    await login(api);
    const answers = await Promise.all(
      six.map((n) => (n % 2 ? api.command('POST', `/x/${n}`) : api.query(`{ q${n} }`))),
    );
    expect(answers).toHaveLength(6);
    expect([refreshes(), ends]).toEqual([1, []]);
    expect(seen.filter(({ headers }) => headers['authorization'] === 'Bearer t2')).toHaveLength(6);
  });

  it('is renewed once for two tabs', async () => {
    const { tab, refreshes } = expiring();
    const [first, second] = [tab(), tab()];
    await login(first.api);
    await pause(20);
    expect(second.api.session?.id).toBe('u1');
    await Promise.all([first.api.command('PUT', '/a'), second.api.command('PUT', '/b')]);
    expect(refreshes()).toBe(1);
  });

  it('is renewed in a browser without locks, channel and storage', async () => {
    const { tab, refreshes } = expiring();
    const { api } = tab({ alone: true });
    await login(api);
    await Promise.all(six.map((n) => api.command('POST', `/x/${n}`)));
    expect(refreshes()).toBe(1);
  });

  it('keeps the Idempotency-Key of the call', async () => {
    const { tab, seen } = expiring();
    const { api } = tab();
    await login(api);
    await api.command('POST', '/x');
    expect(
      new Set(seen.filter(({ path }) => path === '/x').map(({ headers }) => headers['idempotency-key'])).size,
    ).toBe(1);
  });

  it('is renewed although one answer is lost', async () => {
    let asked = 0;
    const { tab, refreshes } = expiring(() => (asked++ === 0 ? 'lost' : signedIn('t2', 202)));
    const { api, ends } = tab();
    await login(api);
    await expect(api.command('PUT', '/x')).resolves.toEqual({ id: '1', position: '7' });
    expect([refreshes(), ends]).toEqual([2, []]);
  });

  it('ends nothing when the server cannot be reached, and says so once', async () => {
    const { tab } = expiring(() => 'lost');
    const { api, ends, notices } = tab();
    await login(api);
    const answers = await Promise.allSettled(six.map((n) => api.command('PUT', `/x/${n}`)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect([ends, notices.map(({ key }) => key), api.session?.id]).toEqual([[], ['network_error'], 'u1']);
  });

  it.each<[string, GraphqlResponse]>([
    ['another site’s page', { status: 200, text: '<h1>Sign in to the hotel</h1>' }],
    ['half an answer', { status: 202, text: '{"id":"u', headers: { authorization: 'Bearer t2' } }],
    ['an answer of something else', { status: 200, body: { ok: true } }],
    ['a page that is not there', { status: 404, text: '<h1>Not found</h1>' }],
    ['a limit', { status: 429, body: { code: 429, name: 'too_many_requests', message: 'x' } }],
    ['a fault', { status: 502, text: '<h1>Bad gateway</h1>' }],
  ])('ends nothing at a refresh with %s', async (_, reply) => {
    const { tab } = expiring(() => reply);
    const { api, ends } = tab();
    await login(api);
    await expect(api.command('PUT', '/x')).rejects.toBeInstanceOf(ApiError);
    expect([ends, api.session?.id]).toEqual([[], 'u1']);
  });

  it.each([
    ['200 with code 750', { status: 200, body: { code: 750, name: 'refresh_token_not_found', message: 'x' } }],
    ['401', { status: 401 }],
  ])('ends the session in all tabs, once, at a refresh with %s', async (_, reply) => {
    const { tab } = expiring(() => reply);
    const [first, second] = [tab(), tab()];
    await login(first.api);
    await pause(20);
    await Promise.allSettled(six.map((n) => first.api.command('PUT', `/x/${n}`)));
    await pause(20);
    expect([first.ends, second.ends, first.notices, second.api.session]).toEqual([['expired'], ['expired'], [], null]);
  });

  it('does not send a call in the name of another person', async () => {
    const { tab, seen } = expiring(() => signedIn('t2', 202, 'u2'));
    const { api } = tab();
    await login(api);
    await expect(api.command('PUT', '/x')).rejects.toMatchObject({ status: 401 });
    expect(seen.filter(({ path }) => path === '/x')).toHaveLength(1);
  });
});

describe('signing in and out', () => {
  it('does the work that is asked for and signs in with it, once', async () => {
    const work = { status: 422, body: { code: 808, name: 'captcha_failed', details: { challenge: 'c1' } } };
    const { tab, seen } = browser(({ body }) => ((body as { captcha?: string }).captcha ? signedIn('t1') : work));
    const { api, notices } = tab({ solve: (challenge) => Promise.resolve(`solved ${String(challenge)}`) });
    await login(api);
    expect(seen.map(({ body }) => body)).toEqual([
      { username: 'a', password: 'b' },
      { username: 'a', password: 'b', captcha: 'solved c1' },
    ]);
    expect([api.session?.id, notices]).toEqual(['u1', []]);
  });

  it.each<[string, (challenge: unknown) => Promise<string>, number]>([
    ['cannot be done here', () => Promise.reject(new Error('no worker')), 1],
    ['is not taken', () => Promise.resolve('x'), 2],
  ])('gives the refusal to the page where the work %s', async (_what, solve, calls) => {
    const work = { status: 422, body: { code: 808, name: 'captcha_failed', details: { challenge: 'c1' } } };
    const { tab, seen } = browser(() => work);
    const { api } = tab({ solve });
    await expect(login(api)).rejects.toMatchObject({ code: 808 });
    expect(seen).toHaveLength(calls);
  });

  it('gives the refused login to the page and not to the notices', async () => {
    const { tab, refreshes } = browser(() => ({
      status: 401,
      body: { code: 805, name: 'invalid_credentials', message: 'Nein.' },
    }));
    const { api, notices } = tab();
    await expect(login(api)).rejects.toMatchObject({
      status: 401,
      code: 805,
      name: 'invalid_credentials',
      message: 'Nein.',
    });
    expect([refreshes(), notices]).toEqual([0, []]);
  });

  it('asks for the cookie and shows no token of before', async () => {
    const { tab, seen } = expiring();
    const { api } = tab();
    await login(api);
    await login(api);
    expect(seen[1]?.headers).toMatchObject({ 'kadro-session': 'cookie', 'accept-language': 'de' });
    expect(seen[1]?.headers['authorization']).toBeUndefined();
  });

  it('restores a session by the renewal that the page has sent, and by its own where that was lost', async () => {
    const early = new Response(JSON.stringify(user()), { status: 202, headers: { authorization: 'Bearer early' } });
    const { tab, refreshes } = browser(() => signedIn('later', 202));
    const { api } = tab({ renewal: Promise.resolve(early) });
    await expect(api.restore()).resolves.toMatchObject({ id: 'u1' });
    expect(refreshes()).toBe(0);
    await api.refresh();
    expect(refreshes()).toBe(1);
    const lost = tab({ renewal: Promise.reject(new TypeError('fetch failed')) }).api;
    await expect(lost.restore()).resolves.toMatchObject({ id: 'u1' });
    expect(refreshes()).toBe(2);
  });

  it('restores a session by one quiet refresh', async () => {
    const first = expiring().tab();
    await expect(first.api.restore()).resolves.toMatchObject({ id: 'u1' });
    const { tab, refreshes } = expiring(() => ({ status: 401 }));
    const { api, ends, notices } = tab();
    await expect(api.restore()).resolves.toBeNull();
    expect([refreshes(), ends, notices]).toEqual([1, [], []]);
  });

  it('signs out in all tabs', async () => {
    const { tab, seen } = browser(({ path }) => (path.endsWith('/login') ? signedIn('t1') : { status: 204 }));
    const [first, second] = [tab(), tab()];
    await login(first.api);
    await pause(20);
    await first.api.logout();
    await pause(20);
    expect([first.ends, second.ends, first.api.session, second.api.session]).toEqual([
      ['logout'],
      ['elsewhere'],
      null,
      null,
    ]);
    expect(seen.at(-1)?.headers['authorization']).toBe('Bearer t1');
  });

  it('ends the drafts of all tabs, which a session that only ran out leaves', async () => {
    const { tab, kept } = browser(({ path, headers }) => {
      if (path.endsWith('/login')) return signedIn('t1');
      return path.endsWith('/logout') && headers['authorization'] ? { status: 204 } : { status: 401 };
    });
    const [first, second] = [tab(), tab()];
    const drafts = () => [...kept.keys()].filter((name) => name.startsWith('kadro.draft.'));
    const form = { name: 'ask', fields: ['reason'] } as const;
    await login(first.api);
    await pause(20);
    const [here, there] = [first.api.drafts.of(form), second.api.drafts.of({ ...form, record: '1' })];
    here.keep({ reason: 'x' });
    there.keep({ reason: 'y' });
    await first.api.command('PUT', '/x').catch(() => undefined);
    await pause(20);
    expect([first.ends, second.ends, drafts().length]).toEqual([['expired'], ['expired'], 2]);
    await login(first.api);
    await pause(20);
    expect(first.api.drafts.of(form).read()?.values).toEqual({ reason: 'x' });
    await first.api.logout();
    await pause(20);
    there.keep({ reason: 'typed after it' });
    expect([second.ends, drafts()]).toEqual([['expired', 'elsewhere'], []]);
  });

  it('keeps the session while the server cannot be told', async () => {
    const { tab } = browser(({ path }) => (path.endsWith('/login') ? signedIn('t1') : 'lost'));
    const { api, ends } = tab();
    await login(api);
    await expect(api.logout()).rejects.toMatchObject({ name: 'network_error' });
    expect([ends, api.session?.id]).toEqual([[], 'u1']);
  });

  it('tells listeners, also about the token of a changed password', async () => {
    const { tab, seen } = browser(({ path }) => signedIn(path.endsWith('/login') ? 't1' : 't2'));
    const { api } = tab();
    const ids: unknown[] = [];
    const stop = api.subscribe((now) => ids.push(now?.id));
    await login(api);
    await api.changePassword({ password: 'n' });
    await api.changePassword({ password: 'n', oldPassword: 'o' });
    stop();
    await login(api);
    expect(ids).toEqual(['u1', 'u1', 'u1']);
    expect(seen.slice(1, 3).map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/identity/api/v1/account/change-password'],
      ['POST', '/identity/api/v1/change-password'],
    ]);
  });
});

describe('command', () => {
  it('is sent once more with the same key when the connection is lost', async () => {
    let asked = 0;
    const { tab, seen } = browser(() => (asked++ === 0 ? 'lost' : done));
    const { api, notices } = tab();
    await api.command('POST', '/x', { a: 1 }, { key: 'k', params: { ids: ['a', 'b'], none: undefined } });
    expect(seen.map(({ headers, query }) => [headers['idempotency-key'], query])).toEqual([
      ['k', 'ids=a&ids=b'],
      ['k', 'ids=a&ids=b'],
    ]);
    expect(notices.map(({ key }) => key)).toEqual(['saved_successfully']);
  });

  it.each(['<h1>Sign in to the hotel</h1>', '{"id":"1","posi'])('is not done by the answer %s', async (text) => {
    const { tab, seen } = browser(() => ({ status: 200, text }));
    const { api, notices } = tab();
    await expect(api.command('POST', '/x')).rejects.toMatchObject({ status: 0, name: 'network_error' });
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect([seen.length, notices.map(({ key }) => key)]).toEqual([2, ['network_error']]);
  });

  it('says network_error when it is lost twice', async () => {
    const { tab } = browser(() => 'lost');
    const { api, notices } = tab();
    await expect(api.command('PUT', '/x')).rejects.toMatchObject({ status: 0, name: 'network_error' });
    expect(notices).toEqual([{ kind: 'error', key: 'network_error' }]);
  });

  it('says nothing when it was called off', async () => {
    const { tab } = browser(() => done);
    const { api, notices } = tab();
    await expect(api.command('PUT', '/x', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(notices).toEqual([]);
  });

  it('rejects with the fields for the form', async () => {
    const { tab } = browser(() => ({
      status: 409,
      body: { code: 409, name: 'same_record_exist', message: 'Schon da.', fields: { staffNumber: 'Schon vergeben.' } },
    }));
    const { api, notices } = tab();
    await expect(api.command('POST', '/x')).rejects.toMatchObject({
      name: 'same_record_exist',
      fields: { staffNumber: 'Schon vergeben.' },
    });
    expect(notices).toMatchObject([{ kind: 'error', key: 'same_record_exist', message: 'Schon da.' }]);
  });

  it('sends its position with the next query, also after 202', async () => {
    const { tab, seen } = browser(({ path }) =>
      path === '/graphql'
        ? { status: 200, body: { data: {} } }
        : { status: 202, body: { id: '1', position: '9' }, headers: { 'kadro-position': '9' } },
    );
    const { api, notices } = tab();
    await api.query('{ a }');
    await api.command('PUT', '/x');
    await api.query('{ a }');
    expect(seen.map(({ headers }) => headers['kadro-after'])).toEqual([undefined, undefined, '9']);
    expect(notices).toEqual([{ kind: 'success', key: 'success' }]);
  });

  it('tells the app when only a change of the password is possible', async () => {
    const { tab } = browser(() => ({
      status: 403,
      body: { code: 403, name: 'password_change_required', message: 'x' },
    }));
    const { api, notices, onPasswordChangeRequired } = tab();
    await expect(api.command('PUT', '/x')).rejects.toMatchObject({ status: 403 });
    expect([notices, onPasswordChangeRequired.mock.calls.length]).toEqual([[], 1]);
  });
});

describe('read', () => {
  it('asks with its parameters and says nothing about success', async () => {
    const { tab, seen } = browser(() => ({ status: 200, body: { items: [], total: 0 } }));
    const { api, notices } = tab();
    await expect(api.read('/x/jobs', { params: { page: 0 } })).resolves.toEqual({ items: [], total: 0 });
    expect([seen[0]?.query, notices]).toEqual(['page=0', []]);
  });
});

describe('file', () => {
  it('gives the bytes', async () => {
    const { api } = browser(() => ({ status: 200, body: 'pdf' })).tab();
    await expect((await api.file('/x/document/1')).text()).resolves.toBe('"pdf"');
  });

  it('rejects with what the server says', async () => {
    const { api } = browser(() => ({
      status: 404,
      body: { code: 404, name: 'resource_not_found', message: 'Nicht da.' },
    })).tab();
    await expect(api.file('/x/document/1', { silent: true })).rejects.toMatchObject({
      status: 404,
      message: 'Nicht da.',
    });
  });
});

describe('query', () => {
  it('gives partial data together with its errors', async () => {
    const errors = [{ message: 'x', path: ['b'], extensions: { code: 403, name: 'forbidden' } }];
    const { api } = browser(() => ({ status: 200, body: { data: { a: 1, b: null }, errors } })).tab();
    await expect(api.query('{ a b }')).resolves.toEqual({
      data: { a: 1, b: null },
      errors: [{ message: 'x', path: ['b'], code: 403, name: 'forbidden', fields: undefined }],
    });
  });

  it.each<[string, GraphqlResponse]>([
    ['nothing', { status: 200 }],
    ['another site’s page', { status: 200, text: '<h1>Sign in to the hotel</h1>' }],
    ['half an answer', { status: 200, text: '{"data":{"a":' }],
    ['null', { status: 200, body: null }],
    ['a word', { status: 200, body: 'no' }],
    ['a fault', { status: 502, text: '<h1>Bad gateway</h1>' }],
  ])('rejects when the answer is %s, alone and in an array', async (_, reply) => {
    const { api } = browser(() => reply).tab({ batch: true });
    await expect(api.query('{ a }')).rejects.toBeInstanceOf(ApiError);
    const both = await Promise.allSettled([api.query('{ a }'), api.query('{ b }')]);
    expect(both.map((one) => one.status === 'rejected' && one.reason instanceof ApiError)).toEqual([true, true]);
  });

  it('rejects when there is no data', async () => {
    const { api } = browser(() => ({
      status: 200,
      body: { errors: [{ message: 'Nein.', extensions: { code: 400, name: 'bad' } }] },
    })).tab();
    await expect(api.query('{ a }')).rejects.toMatchObject({ name: 'bad', message: 'Nein.', code: 400 });
  });

  it('names a document of the build by its hash, and sends its text to a server of another build', async () => {
    const document = { toString: () => '{ a }', __meta__: { hash: 'sha256:ab' } };
    const unknown = { errors: [{ message: '', extensions: { code: 404, name: 'resource_not_found' } }] };
    let isOther = false;
    const { tab, seen } = browser(({ body }) =>
      isOther && !(body as { query?: string }).query
        ? { status: 404, body: unknown }
        : { status: 200, body: { data: { a: 1 } } },
    );
    const { api } = tab();
    await api.query(document, { x: 1 });
    isOther = true;
    await expect(api.query(document, { x: 2 })).resolves.toMatchObject({ data: { a: 1 } });
    await api.query(document);
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'sha256:ab' } };
    expect(seen.map(({ body }) => body)).toEqual([
      { variables: { x: 1 }, extensions },
      { variables: { x: 2 }, extensions },
      { query: '{ a }', variables: { x: 2 } },
      { query: '{ a }' },
    ]);
  });

  it('sends those of one tick as one array where wished', async () => {
    const { tab, seen } = browser(({ body }) => ({
      status: 200,
      body: Array.isArray(body) ? body.map(({ query }: { query: string }) => ({ data: query })) : { data: 'alone' },
    }));
    const { api } = tab({ batch: true });
    const answers = await Promise.all(['{ a }', '{ b }'].map((document) => api.query(document)));
    expect(answers.map(({ data }) => data)).toEqual(['{ a }', '{ b }']);
    await expect(api.query('{ c }')).resolves.toMatchObject({ data: 'alone' });
    expect(seen).toHaveLength(2);
  });

  it('sends those asked for by one function as one array, ten at most, and all others alone', async () => {
    const { tab, seen } = browser(({ body }) => ({
      status: 200,
      body: Array.isArray(body) ? body.map(({ query }: { query: string }) => ({ data: query })) : { data: 'alone' },
    }));
    const { api } = tab();
    const answers: Promise<{ data: unknown }>[] = [];
    const documents = Array.from({ length: 12 }, (_, n) => `{ q${n} }`);
    api.together(() => documents.forEach((document) => answers.push(api.query(document))));
    answers.push(api.query('{ other }'));
    expect((await Promise.all(answers)).map(({ data }) => data)).toEqual([...documents, 'alone']);
    expect(seen.map(({ body }) => (Array.isArray(body) ? body.length : 0))).toEqual([10, 2, 0]);
  });

  it('tells each of those asked for together why all of them were refused', async () => {
    const { tab } = browser(() => ({ status: 404, body: { errors: [{ message: 'x', extensions: { name: 'no' } }] } }));
    const { api } = tab();
    const answers: Promise<unknown>[] = [];
    api.together(() => ['{ a }', '{ b }'].forEach((document) => answers.push(api.query(document))));
    const reasons = (await Promise.allSettled(answers)).map((one) => one.status === 'rejected' && one.reason);
    expect(reasons).toMatchObject([{ name: 'no' }, { name: 'no' }]);
  });
});
