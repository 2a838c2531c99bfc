import { type Page, type Request, type Route } from '@playwright/test';

/** How an answer fails: it is lost, a fault, cut, another site's page in its place, or it does not come yet. */
export type Failure = 'lost' | 'fault' | 'cut' | 'foreign' | 'late';

const answers = {
  fault: { status: 500, body: '' },
  foreign: { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in to the hotel</h1>' },
} as const;

type Kind = 'application/json' | 'text/javascript';

/** What a page asks for at these addresses, answered as the server does or broken; `isPart` says what is meant. */
export class Broken {
  /** How many of its requests have been broken. */
  count = 0;
  readonly #page: Page;
  readonly #address: RegExp;
  readonly #kind: Kind;
  readonly #isPart: (request: Request) => boolean;
  #failure: Failure | undefined;
  #late: Route[] = [];

  constructor(page: Page, address: RegExp, kind: Kind, isPart: (request: Request) => boolean = () => true) {
    this.#page = page;
    this.#address = address;
    this.#kind = kind;
    this.#isPart = isPart;
  }

  async by(failure: Failure): Promise<void> {
    const isWhole = this.#failure === undefined;
    this.#failure = failure;
    if (isWhole) await this.#page.route(this.#address, this.#answer);
  }

  /** The server answers again, first what waits for it. */
  async mend(): Promise<void> {
    this.#failure = undefined;
    await this.#page.unroute(this.#address, this.#answer);
    // a page that was left waits for nothing
    await Promise.allSettled(this.#late.splice(0).map((route) => route.continue()));
  }

  readonly #answer = (route: Route): Promise<void> => {
    if (!this.#failure || !this.#isPart(route.request())) return route.fallback();
    this.count += 1;
    if (this.#failure === 'late') return Promise.resolve(void this.#late.push(route));
    if (this.#failure === 'lost') return route.abort();
    return this.#failure === 'cut'
      ? route.fulfill({ status: 200, contentType: this.#kind, body: '{"data":{"employees":{"items":[{"id":"' })
      : route.fulfill(answers[this.#failure]);
  };
}
