import { type CDPSession, type Page } from '@playwright/test';

/** How an answer fails: it is lost, a fault, cut, another site's page in its place, or it does not come yet. */
export type Failure = 'lost' | 'fault' | 'cut' | 'foreign' | 'late';

type Spares = (request: { url: string; postData?: string }) => boolean;

interface Asked {
  requestId: string;
  request: Parameters<Spares>[0];
  /** The server has answered: there were parts of this request that it may answer. */
  responseStatusCode?: number;
}

/** The questions that are sent together. */
const partsOf = ({ url, postData }: Asked['request']): Asked['request'][] =>
  postData?.startsWith('[')
    ? (JSON.parse(postData) as unknown[]).map((part) => ({ url, postData: JSON.stringify(part) }))
    : [{ url, postData }];

type Kind = 'application/json' | 'text/javascript';

const answer = (responseCode: number, type: string, text: string) => ({
  responseCode,
  responseHeaders: [{ name: 'content-type', value: type }],
  body: Buffer.from(text).toString('base64'),
});

/**
 * What a page asks for at these addresses, answered as the server does or broken. Asked of the browser itself and for
 * these addresses alone: routes of Playwright hold every request and turn the cache off.
 */
export class Broken {
  /** How many of its requests have been broken. */
  count = 0;
  /** What of these addresses the server answers all the same. */
  spares: Spares;
  readonly #browser: CDPSession;
  readonly #kind: Kind;
  readonly #patterns: { urlPattern: string }[];
  #failure: Failure | undefined;
  #late: Asked[] = [];

  private constructor(browser: CDPSession, kind: Kind, addresses: readonly string[], spares: Spares) {
    this.#browser = browser;
    this.#kind = kind;
    this.#patterns = addresses.map((urlPattern) => ({ urlPattern }));
    this.spares = spares;
    // a page that was left does not hear its answer
    browser.on('Fetch.requestPaused', (asked) => void this.#answer(asked).catch(() => undefined));
  }

  /** Addresses with `*` for any text. */
  static async of(page: Page, kind: Kind, addresses: readonly string[], spares: Spares = () => false): Promise<Broken> {
    return new Broken(await page.context().newCDPSession(page), kind, addresses, spares);
  }

  async by(failure: Failure): Promise<void> {
    const isWhole = this.#failure === undefined;
    this.#failure = failure;
    if (!isWhole) return;
    // lets go of what the pages before had in memory, which is not asked for; what is on disk stays
    for (const cacheDisabled of [true, false]) await this.#browser.send('Network.setCacheDisabled', { cacheDisabled });
    await this.#browser.send('Fetch.enable', { patterns: this.#patterns });
  }

  /** The server answers again, first what waits for it. */
  async mend(): Promise<void> {
    this.#failure = undefined;
    await Promise.allSettled(this.#late.splice(0).map(this.#answer));
    await this.#browser.send('Fetch.disable');
  }

  readonly #answer = async (asked: Asked): Promise<void> => {
    const { requestId, request } = asked;
    if (asked.responseStatusCode !== undefined) return this.#answerParts(asked);
    const isSpared = partsOf(request).map(this.spares);
    const failure = isSpared.every(Boolean) ? undefined : this.#failure;
    if (failure) this.count += 1;
    if (failure && isSpared.some(Boolean))
      await this.#browser.send('Fetch.continueRequest', { requestId, interceptResponse: true });
    else if (failure === 'late') this.#late.push(asked);
    else if (!failure) await this.#browser.send('Fetch.continueRequest', { requestId });
    else if (failure === 'lost') await this.#browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    else await this.#browser.send('Fetch.fulfillRequest', { requestId, ...this.#bodies[failure] });
  };

  /** Of questions that are sent together only those that are spared have an answer. */
  async #answerParts({ requestId, request }: Asked): Promise<void> {
    const { body, base64Encoded } = await this.#browser.send('Fetch.getResponseBody', { requestId });
    const answers = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()) as unknown[];
    const parts = partsOf(request).map((part, at) => (this.spares(part) ? answers[at] : {}));
    await this.#browser.send('Fetch.fulfillRequest', { requestId, ...answer(200, this.#kind, JSON.stringify(parts)) });
  }

  get #bodies() {
    return {
      fault: answer(500, 'text/plain', ''),
      foreign: answer(200, 'text/html', '<!doctype html><h1>Sign in to the hotel</h1>'),
      cut: answer(200, this.#kind, '{"data":{"employees":{"items":[{"id":"'),
    };
  }
}
