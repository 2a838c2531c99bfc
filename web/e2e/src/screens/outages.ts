import { readdirSync } from 'node:fs';
import { type Locator, type Page } from '@playwright/test';
import documents from '../../../apps/portal/src/generated/persisted-documents.json' with { type: 'json' };
import { expect, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';
import { Broken, type Failure } from './broken.ts';
import { type Screen, type Screens } from './screen.ts';

type App = 'portal' | 'console';

const renewal = '/account/refresh-token';
const isRenewal = ({ url }: { url: string }) => url.endsWith(renewal);
const failures = ['lost', 'fault', 'cut', 'foreign', 'late'] as const satisfies readonly Failure[];

const namespaces = readdirSync(new URL('../../../packages/i18n/src/texts/en', import.meta.url)).map((file) =>
  file.replace('.json', ''),
);
/** What is needed to say that something is missing. */
const isWords = new RegExp(`^(StartFailed|texts|${namespaces.join('|')})-[\\w-]+\\.js$`);

const areas = Object.entries(documents).flatMap(([hash, text]) => (/^query Organization\b/.test(text) ? [hash] : []));
const asksForAreas = ({ postData = '' }: { postData?: string }) => areas.some((hash) => postData.includes(hash));

/** Each page once, without what is opened on it. */
const pagesOf = (screens: readonly Screen[]): Screen[] => [
  ...new Map(screens.map((screen) => [screen.path, screen])).values(),
];

/** The browser is connected anew, which ends each waiting. */
const reconnect = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => ['offline', 'online'].map((name) => dispatchEvent(new Event(name))))
    // a page that is just loaded anew asks by itself
    .catch(() => undefined);

/** Between two tries a page waits a twentieth of its time here; the specs of the apps know how long it is. */
const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const wait = window[name].bind(window) as (act: TimerHandler, ms?: number, ...more: unknown[]) => number;
      Object.assign(window, {
        [name]: (act: TimerHandler, ms = 0, ...more: unknown[]) => wait(act, ms >= 300 ? ms / 20 : ms, ...more),
      });
    }
  });

/** No page is loaded but the one that is looked at, so that it is its own code that is broken. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** The ways to the server, and what the pages of an app have to do without one of them. */
class Outages {
  /** How many pages have been looked at, with the present one. */
  pages = 0;
  readonly #page: Page;
  readonly renewal: Broken;
  readonly code: Broken;
  readonly answers: Broken;

  private constructor(page: Page, [renewal, code, answers]: readonly [Broken, Broken, Broken]) {
    this.#page = page;
    this.renewal = renewal;
    this.code = code;
    this.answers = answers;
  }

  /** Without the scripts that a page itself names, and its words, there is no app that could wait. */
  static async of(page: Page, app: App, html: string): Promise<Outages> {
    const scripts = readdirSync(new URL(`../../../apps/${app}/dist/assets`, import.meta.url));
    const isPresent = (name: string) => !name.endsWith('.js') || html.includes(`/assets/${name}`) || isWords.test(name);
    // by their names, so that the many others go past all this
    const broken = scripts.filter((name) => !isPresent(name)).map((name) => `*/assets/${name}`);
    return new Outages(
      page,
      await Promise.all([
        Broken.of(page, 'application/json', [`*${renewal}`]),
        Broken.of(page, 'text/javascript', broken),
        Broken.of(page, 'application/json', ['*/graphql', '*/api/v1/*'], isRenewal),
      ]),
    );
  }

  /** What says which areas of the portal are on is answered, whatever else is broken. */
  set areasAreKnown(areKnown: boolean) {
    this.answers.spares = areKnown ? (asked) => isRenewal(asked) || asksForAreas(asked) : isRenewal;
  }

  /** Breaks a way in these manners one after the other, each until something was asked for, and mends it. */
  readonly through = async (broken: Broken, holds: (failure: Failure) => Promise<void>): Promise<void> => {
    for (const failure of this.#failuresOf(broken)) {
      await broken.by(failure);
      await this.asked(broken, failure);
      await holds(failure);
    }
    await broken.mend();
    await reconnect(this.#page);
  };

  /**
   * All on the first page. On each other one, which has no part in the renewal, the session is as lost as it was all the
   * time, and for code and answers it is what is lost and one more, another one for each way and page.
   */
  #failuresOf(broken: Broken): readonly Failure[] {
    const [lost, ...others] = failures;
    if (this.pages === 1) return failures;
    if (broken === this.renewal) return [];
    const way = [this.code, this.answers].indexOf(broken);
    return [lost, others[(this.pages + way) % others.length] ?? lost];
  }

  /** Waits until something more was asked for over a way. */
  async asked(broken: Broken, failure: Failure): Promise<void> {
    const before = broken.count;
    const asked = async () => {
      await reconnect(this.#page);
      return broken.count;
    };
    await expect
      .poll(asked, { message: `what is ${failure} is asked for again`, intervals: [20, 50] })
      .toBeGreaterThan(before);
  }
}

/** Waits for what is to be seen, in short steps: a page that waits tries again and again meanwhile. */
const isSeen = (what: Locator, message: string): Promise<void> =>
  expect.poll(() => what.isVisible(), { message, intervals: [20, 30, 50] }).toBe(true);

const told = (page: Page) => page.getByText(word('common:outage.title')).first();
const alert = (page: Page) => page.getByRole('alert').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** One page that at first lacks renewal, code and answers, each of which fails in several manners before it is there. */
async function survive(page: Page, { path, asksFor = ['code', 'answers'] }: Screen, outages: Outages): Promise<void> {
  const { renewal, code, answers, through } = outages;
  const isHere = (): void => expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(path);
  const says = (what: string) => async (failure: Failure) => {
    await isSeen(told(page), `${path} says that ${what} ${failure}`);
    isHere();
  };
  outages.pages += 1;
  outages.areasAreKnown = false;
  for (const broken of [renewal, code, answers]) await broken.by('lost');
  await page.goto(path);
  await says('nothing arrives:')('lost');
  await through(renewal, says('its renewal is'));
  // one that asks for nothing may be there already
  if (asksFor.length > 0) await says('its answers are')('lost');
  // the portal asks for the code of a page after it knows which areas are on
  outages.areasAreKnown = true;
  const codeHolds = async (failure: Failure) => {
    // what is only on its way is no outage: the page has been loaded anew for code that was cut
    if (failure === 'late') await isSeen(page.locator('#root > *').first(), `${path} is not white`);
    else await says('its code is')(failure);
    isHere();
  };
  await (asksFor.includes('code') ? through(code, codeHolds) : code.mend());
  const answersHold = async (failure: Failure) => {
    // an empty form stands without queries
    if (path.endsWith('/create')) await isSeen(heading(page), `${path} can be filled`);
    else if (failure === 'late') await isSeen(page.locator('main'), `${path} waits for its answers`);
    else await isSeen(alert(page), `${path} says that its answers are ${failure}`);
    isHere();
  };
  await (asksFor.includes('answers') ? through(answers, answersHold) : answers.mend());
  await isSeen(heading(page), `${path} shows its content`);
  await expect(page.getByRole('alert'), `${path} says nothing any more`).toHaveCount(0);
  isHere();
}

/** Declares the test that breaks what the pages of an app load; pages that are added are in the list of screens. */
export function breakAll(app: App, screens: Screens): void {
  test(`the ${app} of ${screens.name} waits for what does not answer, and stays where it is`, async ({
    page,
    world,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch|Failed to load resource|Failed to load module script/);
    await screens.prepare?.(world, world.admin.id);
    await signIn(page, world.admin);
    await hurry(page);
    await saveData(page);
    const list = app === 'portal' ? screens.portal(world, world.admin.id) : screens.console(world);
    const pages = pagesOf(list);
    const outages = await Outages.of(page, app, await (await page.request.get(pages[0]?.path ?? '/')).text());
    for (const one of pages) await test.step(one.path, () => survive(page, one, outages));
  });
}
