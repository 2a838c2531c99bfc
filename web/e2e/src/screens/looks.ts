import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { clipped } from './clipped.ts';
import { badColours, ofColours } from './colours.ts';
import { type Screen } from './screen.ts';

const folder = fileURLToPath(new URL('../../../../artifacts/screens/', import.meta.url));
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Slow, and of use where fingers are. */
const ofFingers = ['target-size'];
/** Rows of a list are alike: what the first ones have, the others have. */
const alike = ['tbody tr:nth-child(n+6)', 'main li:nth-child(n+9)'];
/** What stands around every screen: it is looked over with the first one. */
const shell = ['header', 'nav', 'aside'].map((part) => `${part}:not(main ${part})`);
/** Timers that are due within this time are waited for. */
const soonMs = 40;
const patienceMs = 120_000;

type Rules = 'all' | 'mouse' | 'colours' | 'words';

export interface Look {
  name: string;
  scheme: 'light' | 'dark';
  size: { width: number; height: number };
  /**
   * What axe looks over: all, all but the size for fingers, only what other colours can change of the look before,
   * what another language and direction can, or nothing. Colours that it has judged in a look are not judged again.
   */
  axe: Rules | 'nothing';
  /** Nothing but the room that the words have is looked at, and no picture is kept. */
  onlyRoom?: boolean;
}

interface Traffic {
  open: number;
  /** How many requests have begun or ended. */
  seen: number;
}

/** What is under way between each page and the server. */
const traffic = new WeakMap<Page, Traffic>();

function listen(page: Page): Traffic {
  const known = traffic.get(page);
  if (known) return known;
  const made: Traffic = { open: 0, seen: 0 };
  const count = (by: number) => () => Object.assign(made, { open: Math.max(0, made.open + by), seen: made.seen + 1 });
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  traffic.set(page, made);
  return made;
}

const dayKey = 'kadro-console-day';

/** Another question at the same place would find the page as it was left. */
const placeOf = ({ path }: Screen): string => path.replace(/\?.*/, '');

/** Goes to a screen, inside of the app where the day stays; resolves when it stands still. */
async function open(page: Page, screen: Screen, former: Screen | undefined): Promise<void> {
  const day = JSON.stringify({ day: null, knownThen: false, ...screen.on });
  const sameDay = JSON.stringify(former?.on) === JSON.stringify(screen.on);
  if (former && !sameDay)
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [dayKey, day] as const);
  if (former && sameDay && !former.isTyped) {
    if (former.open || placeOf(former) === placeOf(screen)) await leave(page, screen);
    await push(page, screen.path);
  } else await page.goto(screen.path);
  await quiet(page);
  // nothing that was opened on the former screen stays over this one
  await expect(page.locator('.MuiPopover-root')).toHaveCount(0);
  if (!screen.open) return;
  await screen.open(page);
  await quiet(page);
}

const push = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Goes where nothing is, so that the next screen begins anew. */
async function leave(page: Page, { path }: Screen): Promise<void> {
  // nothing stands under it: what it points at looks different
  await page.mouse.move(0, 0);
  const before = await page.locator('h1').first().elementHandle();
  await push(page, path.startsWith('/console/') ? '/console/nowhere' : '/nowhere');
  await before?.waitForElementState('hidden');
}

/** Resolves when the page has neither something to ask nor something to draw. */
async function quiet(page: Page): Promise<void> {
  const traffic = listen(page);
  await page.locator('h1').first().waitFor();
  for (const until = Date.now() + patienceMs; ; await setTimeout(10)) {
    if (Date.now() > until) throw new Error('the page does not come to rest');
    const { seen } = traffic;
    if (traffic.open > 0) continue;
    // what it asks meanwhile is told before this resolves
    await idle(page);
    if (traffic.seen === seen) break;
  }
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(page.getByText('…', { exact: true })).toHaveCount(0);
  await settled(page);
}

/** Resolves when the page has nothing to do, and again after the timers that are due soon. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    // without a limit it may never come where nothing is drawn
    const free = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    await free();
    await new Promise((resolve) => window.setTimeout(resolve, ms));
    await free();
  }, soonMs);

/** Brings what moves on the page to its end; resolves when nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await document.fonts.ready;
    do {
      for (const one of moving()) one.finish();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    } while (moving().length > 0);
  });
}

/** Goes through the screens, each in every look; looks of one size come first, so that few are laid out anew. */
export async function walk(page: Page, app: string, screens: readonly Screen[], looks: readonly Look[]): Promise<void> {
  listen(page);
  let former: Screen | undefined;
  let worn: Look | undefined;
  const known = new Map(looks.map((look) => [look, new Set<string>()]));
  for (const screen of screens) {
    for (const look of looks) {
      if (look !== worn) await wear(page, (worn = look));
      if (look === looks[0]) await open(page, screen, former);
      const except = former === undefined ? alike : [...alike, ...shell];
      await lookOver(page, `${app}-${screen.name}`, look, (rules) => violations(page, rules, except, known.get(look)));
    }
    former = screen;
  }
}

async function wear(page: Page, { scheme, size }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize(size);
  await settled(page);
}

async function lookOver(
  page: Page,
  name: string,
  { name: look, axe, onlyRoom }: Look,
  violations: (rules: Rules) => Promise<string[]>,
): Promise<void> {
  const isConsole = name.startsWith('console');
  const hidden = await clipped(page, { tablesShorten: isConsole });
  expect.soft(hidden, `${name} in ${look} shows its words to the end`).toEqual([]);
  if (isConsole) expect.soft(await beneath(page), `${name} in ${look} scrolls under its header`).toBe(0);
  if (onlyRoom) {
    expect.soft(await overflow(page), `${name} in ${look} fits`).toBe(0);
    return;
  }
  await picture(page, look, name);
  // another size may have opened again what was open, and colours of what fades in are not yet its own
  await settled(page);
  if (axe !== 'nothing') expect.soft(await violations(axe), `${name} in ${look}`).toEqual([]);
  expect.soft(await bareKeys(page), `${name} in ${look} has all its words`).toEqual([]);
  expect.soft(await overflow(page), `${name} in ${look} fits`).toBe(0);
}

const cameras = new WeakMap<Page, Promise<CDPSession>>();

/** The browser itself: Playwright changes the styles of the page for each picture, and packs it for long. */
function cameraOf(page: Page): Promise<CDPSession> {
  const made = cameras.get(page) ?? page.context().newCDPSession(page);
  cameras.set(page, made);
  return made;
}

/** Keeps a picture of the page among those of a look, in `artifacts/screens`. */
export async function picture(page: Page, look: string, name: string): Promise<void> {
  const { data } = await (await cameraOf(page)).send('Page.captureScreenshot', { optimizeForSpeed: true });
  await mkdir(`${folder}${look}`, { recursive: true });
  await writeFile(`${folder}${look}/${name}.png`, data, 'base64');
}

/** What axe finds against WCAG 2.2 AA and good practice, or a part of its rules, one line for each place. */
export async function violations(
  page: Page,
  rules: Rules = 'all',
  except: readonly string[] = alike,
  known = new Set<string>(),
): Promise<string[]> {
  // what fades in has not its colours yet
  await settled(page);
  const found = [
    ...(rules === 'colours' ? [] : await otherThanColours(page, rules, except)),
    ...(rules === 'words' ? [] : await badColours(page, except, known)),
  ];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} (${failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''})`,
    ),
  );
}

async function otherThanColours(page: Page, rules: Rules, except: readonly string[]) {
  // axe is large: a page takes it in once
  const isThere = await page.evaluate(() => 'axe' in window);
  const off = [...ofColours, ...(rules === 'all' ? [] : ofFingers)];
  const options = {
    runOnly: { type: 'tag' as const, values: tags },
    rules: Object.fromEntries(off.map((name) => [name, { enabled: false }])),
    resultTypes: ['violations' as const],
    // style sheets are read by rules that are not asked for
    preload: { assets: ['media' as const] },
  };
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).options(options).setLegacyMode(true);
  return (await except.reduce((made, rows) => made.exclude(rows), axe).analyze()).violations;
}

/** How many pixels the console can be scrolled as a whole: its header stays, the sheet scrolls. */
const beneath = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** How many pixels the page can be scrolled sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Keys of texts that stand on the page instead of their words; codes are left to right and no words. */
async function bareKeys(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  const codes = new Set(await page.locator('bdi[dir="ltr"]').allInnerTexts());
  return [...shown.matchAll(/^(?:[a-z]+:)?[a-z]\w*(?:\.[a-zA-Z]\w*)+$/gm)]
    .map(([key]) => key)
    .filter((key) => !codes.has(key) && !/^\w+\.(example|org|com|de)$/.test(key));
}
