import { ApiError, errorBody } from './errors.ts';
import { noticeFor, type Notice } from './notice.ts';
import { type Session } from './session.ts';

/** 15 minutes (specification, section 7). */
export const requestTimeoutMs = 900_000;

export type Param = string | number | boolean | null | undefined;
export type HttpAnswer = { status: number; headers: Headers; body: unknown };
export type HttpCall = {
  method: string;
  path: string;
  body?: unknown;
  params?: Record<string, Param | readonly Param[]>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** No notice at all, or none for refusals that the page shows itself. */
  silent?: boolean | 'refusals';
  /** Login, logout and refresh: a 401 is their answer and not a reason to renew. */
  exempt?: boolean;
  /** Statuses of refusals that are answers to whoever asks. */
  answers?: readonly number[];
  file?: boolean;
  onProgress?: (share: number) => void;
  /** Its answer, where the page has sent the call before there was a client. */
  given?: Promise<Response>;
  /** Sent although its page is left; the browser carries at most 64 kB so. */
  keepalive?: boolean;
};

export type HttpClientOptions = {
  baseUrl?: string;
  language: () => string;
  onNotice: (notice: Notice) => void;
  onPasswordChangeRequired?: () => void;
  fetch?: typeof fetch;
  retryDelayMs?: number;
};

const search = (params: HttpCall['params'] = {}): string => {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === null ? [] : [[name, String(one)]])),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

const isRaw = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob;

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // an answer that was cut, or somebody else's page in its place, is as good as none
    if (response.ok) throw new TypeError('The answer cannot be read', { cause });
    return text;
  }
}

/** Sends calls: headers, one retry of a lost connection or of an answer that cannot be read, renewal of the token, notices and errors. */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #session: Session;
  readonly #refresh: () => Promise<string | null>;
  readonly #notified = new WeakSet<ApiError>();
  #position: string | null = null;

  constructor(options: HttpClientOptions, session: Session, refresh: () => Promise<string | null>) {
    this.#options = options;
    this.#session = session;
    this.#refresh = refresh;
  }

  get position(): string | null {
    return this.#position;
  }

  /** The answer of an accepted call; throws an `ApiError`, or an `AbortError` when it was called off. */
  async send(call: HttpCall): Promise<HttpAnswer> {
    try {
      const answer = await this.#authorized(call);
      if (call.answers?.includes(answer.status)) return answer;
      const error = errorBody(answer.body);
      if (answer.status >= 400 || (error?.code !== undefined && error.name !== undefined))
        throw new ApiError(answer.status, error);
      if (call.silent !== true)
        this.#notify(noticeFor({ method: call.method, status: answer.status, url: call.path, body: answer.body }));
      return answer;
    } catch (error) {
      if (error instanceof ApiError) this.#explain(call, error);
      throw error;
    }
  }

  passwordChangeRequired(): void {
    this.#options.onPasswordChangeRequired?.();
  }

  /** One answer of whatever status, without renewal and notices; a lost connection is tried once more. */
  async once(call: HttpCall): Promise<HttpAnswer> {
    try {
      return await (call.given ? this.#received(await call.given) : this.#fetch(call));
    } catch (error) {
      if (!(error instanceof TypeError)) throw this.#lost(call, error);
    }
    await new Promise((resolve) => setTimeout(resolve, this.#options.retryDelayMs ?? 300));
    return this.#fetch(call).catch((error: unknown) => {
      throw this.#lost(call, error);
    });
  }

  #lost({ signal }: HttpCall, cause: unknown): unknown {
    return signal?.aborted ? cause : new ApiError(0, { code: 5000, name: 'network_error' }, cause);
  }

  async #authorized(call: HttpCall): Promise<HttpAnswer> {
    const { token, user } = this.#session;
    const answer = await this.once(call);
    if (answer.status !== 401 || call.exempt || this.#session.isOver) return answer;
    const fresh = await this.#session.renew(token, this.#refresh);
    if (fresh === null) this.#session.end('expired');
    // What one person pressed is never sent in the name of another who signed in meanwhile.
    if (fresh === null || (user && user.id !== this.#session.user?.id)) return answer;
    return this.once(call);
  }

  async #fetch({
    method,
    path,
    body,
    params,
    headers,
    signal,
    exempt,
    file,
    onProgress,
    keepalive,
    timeoutMs = requestTimeoutMs,
  }: HttpCall): Promise<HttpAnswer> {
    const { baseUrl = '', language, fetch: plainFetch = fetch } = this.#options;
    const request = onProgress ? (await import('./fetch-with-progress.ts')).fetchWithProgress(onProgress) : plainFetch;
    const timeout = AbortSignal.timeout(timeoutMs);
    const { token } = this.#session;
    const response = await request(`${baseUrl}${path}${search(params)}`, {
      method,
      credentials: 'same-origin',
      ...(keepalive && { keepalive }),
      headers: {
        accept: 'application/json',
        'accept-language': language(),
        ...(body !== undefined && !isRaw(body) && { 'content-type': 'application/json' }),
        ...(token && (!exempt || path.endsWith('/logout')) && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined || isRaw(body) ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return this.#received(response, file);
  }

  async #received(response: Response, file = false): Promise<HttpAnswer> {
    this.#position = response.headers.get('kadro-position') ?? this.#position;
    return {
      status: response.status,
      headers: response.headers,
      body: await (file && response.ok ? response.blob() : read(response)),
    };
  }

  #explain({ method, path, silent }: HttpCall, error: ApiError): void {
    if (error.name === 'password_change_required') this.passwordChangeRequired();
    if (
      silent === true ||
      (silent === 'refusals' && error.status >= 400 && error.status < 500) ||
      this.#notified.has(error)
    )
      return;
    this.#notified.add(error);
    // The signed-out page speaks for a 401; here it would be shown once per call.
    if (error.status === 401 && !path.endsWith('/login')) return;
    const { code, name, fields } = error;
    const message = error.message === name ? undefined : error.message;
    this.#notify(noticeFor({ method, status: error.status, url: path, body: { code, name, message, fields } }));
  }

  #notify(notice: Notice): void {
    if (notice.kind !== 'none') this.#options.onNotice(notice);
  }
}
