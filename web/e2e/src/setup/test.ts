import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { setClock } from '../../../../infra/clock/set-clock.ts';
import { type Company, openCompany, type Prepared } from './company.ts';
import { preparedKey } from './global.ts';
import { type Caller, signInByRest } from './rest.ts';
import { type World } from './seed.ts';
import { type Account } from './processes/server.ts';

export { expect };

interface Fixtures {
  /** Whether the tests of the file are about people and days of their own, and are played in one company after each other. */
  isShared: boolean;
  /** Whether the browser's clock stands still: what is photographed shows the same minute however long it takes. */
  isStill: boolean;
  company: Company;
  world: World;
  /** The super admin over REST, to prepare what a journey is not about. */
  admin: Caller;
  /** What the browser complained about; a journey ends in failure where something is left. */
  complaints: Complaints;
}

export class Complaints {
  readonly heard: string[] = [];
  #expected: RegExp[] = [];

  /** Refusals that this journey asks for, as `409` or a name. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  get left(): string[] {
    return this.heard.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  async watch(context: BrowserContext): Promise<void> {
    // The page's own console is the way to here.
    // oxlint-disable-next-line no-console
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`CSP ${violatedDirective} ${blockedURI}`),
      ),
    );
    context.on('console', (message) => {
      if (message.type() === 'error') this.heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failed) => this.heard.push(`uncaught: ${failed.error().message}`));
  }
}

const open = (isStill: boolean): Promise<Company> =>
  openCompany(JSON.parse(process.env[preparedKey] ?? '{}') as Prepared, isStill);

/** The company of the file whose tests are played at the moment. */
class SharedCompany {
  #file = '';
  #company: Company | undefined;

  async of(file: string): Promise<Company> {
    if (this.#file !== file) await this.remove();
    this.#file = file;
    return (this.#company ??= await open(false));
  }

  async remove(): Promise<void> {
    await this.#company?.remove();
    this.#company = undefined;
  }
}

export const test = base.extend<Fixtures, { shared: SharedCompany }>({
  isStill: [false, { option: true }],
  isShared: [false, { option: true }],
  shared: [
    // Playwright wants to see what is needed
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shared = new SharedCompany();
      await use(shared);
      await shared.remove();
    },
    { scope: 'worker' },
  ],
  company: async ({ isStill, isShared, shared }, use, { file }) => {
    if (isShared) return use(await shared.of(file));
    await shared.remove();
    const company = await open(isStill);
    await use(company);
    await company.remove();
  },
  world: async ({ company }, use) => use(company.world),
  baseURL: async ({ world }, use) => use(world.url),
  admin: async ({ world }, use) => use(await signInByRest(world.url, world.admin)),
  complaints: [
    async ({ context, company }, use) => {
      const complaints = new Complaints();
      await complaints.watch(context);
      await prepareContext(context, company);
      await use(complaints);
      if (complaints.left.length > 0)
        throw new Error(`The browser complained:\n${[...new Set(complaints.left)].join('\n')}`);
    },
    { auto: true },
  ],
});

/** A second browser at the same company, at the same time. */
export async function openContext(
  browser: Browser,
  company: Company,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: company.world.url, ...options });
  await prepareContext(context, company);
  return context;
}

async function prepareContext(context: BrowserContext, { time }: Company): Promise<void> {
  await context.addInitScript(setClock, time);
  await hearAll(context);
}

/** Keeps what the pages of a context say in the corner of the screen, which goes after seconds. */
const hearAll = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const heard: string[] = [];
    const seen = new IntersectionObserver((all) =>
      all.forEach(({ isIntersecting, target }) => isIntersecting && heard.push(target.textContent)),
    );
    const look = (): void =>
      document.querySelectorAll('section > [aria-live="polite"] > *').forEach((toast) => seen.observe(toast));
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    Object.assign(window, { heard });
  });

/** Waits until the page has shown a message in the corner, whether it is still there or not. */
export async function said(page: Page, text: string | RegExp): Promise<void> {
  const heard = expect.poll(async () =>
    (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join('\n'),
  );
  await (typeof text === 'string' ? heard.toContain(text) : heard.toMatch(text));
}

/** Signs a browser in without the page: the session is its cookie, as after a sign-in by hand. */
export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  const answer = await page.request.post('/identity/api/v1/login', {
    headers: { 'kadro-session': 'cookie' },
    data: { username, password },
  });
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${answer.status()} ${await answer.text()}`);
}
