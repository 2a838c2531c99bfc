import { type Page } from '@playwright/test';

const defined = new WeakMap<Page, Set<unknown>>();

/** Runs scripts in the page, and from then on in all that it loads; those that it has had are not sent again. */
export async function define(page: Page, ...scripts: readonly (string | (() => void))[]): Promise<void> {
  const had = defined.get(page) ?? new Set();
  defined.set(page, had);
  for (const script of scripts) {
    if (had.has(script)) continue;
    had.add(script);
    await page.addInitScript(script);
    await page.evaluate(script);
  }
}
