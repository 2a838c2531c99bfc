import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { listen, quiet, settled } from '../setup/standstill.ts';
import { type Rules, violations } from './axe.ts';
import { clipped } from './clipped.ts';
import { type Screen } from './screen.ts';

const folder = fileURLToPath(new URL('../../../../artifacts/screens/', import.meta.url));
/** What stands around every screen: it is looked over with the first one. */
const shell = ['header', 'nav', 'aside'].map((part) => `${part}:not(main ${part})`);

export interface Look {
  name: string;
  scheme: 'light' | 'dark';
  size: { width: number; height: number };
  /**
   * What axe looks over: all, all but the size for fingers, only what other colours can change of the look before,
   * what another language and direction can, or nothing. Colours that it has judged in a scheme are not judged again.
   */
  axe: Rules | 'nothing';
  /** Nothing but the room that the words have is looked at, and no picture is kept. */
  onlyRoom?: boolean;
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

/** Colours that axe has found fit to be read, on whichever screen. */
const known = { light: new Set<string>(), dark: new Set<string>() };

/** Goes through the screens, each in every look, there and back, so that few are laid out anew. */
export async function walk(page: Page, app: string, screens: readonly Screen[], looks: readonly Look[]): Promise<void> {
  listen(page);
  let former: Screen | undefined;
  let worn: Look | undefined;
  for (const screen of screens) {
    const order = orderFor(screen, looks, worn);
    for (const look of order) {
      await wear(page, look, worn);
      if (look === order[0]) await open(page, screen, former);
      // what is laid out anew may ask for more
      else await (look.size === worn?.size ? settled(page) : quiet(page));
      worn = look;
      await lookOver(page, `${app}-${screen.name}`, look, former === undefined ? [] : shell);
    }
    former = screen;
  }
}

/** What is opened on a screen has its place in the first look; others begin in the look in which the former one ended. */
const orderFor = ({ open }: Screen, looks: readonly Look[], worn: Look | undefined): readonly Look[] =>
  !open && worn && worn === looks.at(-1) ? looks.toReversed() : looks;

async function wear(page: Page, { scheme, size }: Look, worn: Look | undefined): Promise<void> {
  if (scheme !== worn?.scheme) await page.emulateMedia({ colorScheme: scheme });
  if (size !== worn?.size) await page.setViewportSize(size);
}

async function lookOver(page: Page, name: string, look: Look, except: readonly string[]): Promise<void> {
  const isConsole = name.startsWith('console');
  const seen = `${name} in ${look.name}`;
  const { beneath, beside } = await room(page);
  const hidden = await clipped(page, { tablesShorten: isConsole });
  expect.soft(hidden, `${seen} shows its words to the end`).toEqual([]);
  if (isConsole) expect.soft(beneath, `${seen} scrolls under its header`).toBe(0);
  expect.soft(beside, `${seen} fits`).toBe(0);
  if (look.onlyRoom) return;
  await picture(page, look.name, name);
  if (look.axe !== 'nothing') {
    // another size may have opened again what was open
    const found = await violations(page, { rules: look.axe, except, known: known[look.scheme] });
    expect.soft(found, seen).toEqual([]);
  }
  expect.soft(await bareKeys(page), `${seen} has all its words`).toEqual([]);
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

/** How many pixels the page can be scrolled as a whole, down and sideways: the console's header stays, its sheet scrolls. */
const room = (page: Page): Promise<{ beneath: number; beside: number }> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return { beneath: scrollHeight - innerHeight, beside: scrollWidth - clientWidth };
  });

/** How many pixels the page can be scrolled sideways. */
export const overflow = async (page: Page): Promise<number> => (await room(page)).beside;

/** Keys of texts that stand on the page instead of their words; codes are left to right and no words. */
async function bareKeys(page: Page): Promise<string[]> {
  const [shown, codes] = await page.evaluate(() => {
    const left = [...document.querySelectorAll<HTMLElement>('bdi[dir="ltr"]')];
    return [document.body.innerText, left.map((one) => one.innerText)] as const;
  });
  return [...shown.matchAll(/^(?:[a-z]+:)?[a-z]\w*(?:\.[a-zA-Z]\w*)+$/gm)]
    .map(([key]) => key)
    .filter((key) => !codes.includes(key) && !/^\w+\.(example|org|com|de)$/.test(key));
}
