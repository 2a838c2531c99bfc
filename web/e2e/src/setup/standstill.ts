import { setTimeout } from 'node:timers/promises';
import { expect, type Page, type Request } from '@playwright/test';

/** Timers that are due within this time are waited for. */
const soonMs = 40;
const patienceMs = 120_000;

interface Traffic {
  open: number;
  /** How many requests have begun or ended. */
  seen: number;
}

/** What is under way between each page and the server. */
const traffic = new WeakMap<Page, Traffic>();

/** It stays open for as long as its page, and tells of changes alone. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/stream');

/** Counts what a page asks for, for `quiet`; from before its first question. */
export function listen(page: Page): Traffic {
  const known = traffic.get(page);
  if (known) return known;
  const made: Traffic = { open: 0, seen: 0 };
  const count = (by: number) => (request: Request) => {
    if (isStream(request)) return;
    Object.assign(made, { open: Math.max(0, made.open + by), seen: made.seen + 1 });
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  traffic.set(page, made);
  return made;
}

/** Resolves when the page has neither something to ask nor something to draw. */
export async function quiet(page: Page): Promise<void> {
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
  await expect(page.locator('[data-waiting]').or(page.getByText('…', { exact: true }))).toHaveCount(0);
  await settled(page);
}

/** Resolves when the page has nothing to do, and again after the timers that are due soon. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    // a browser that draws nothing waits for long before it says that it is free: a frame is asked for
    const free = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 200 })));
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
