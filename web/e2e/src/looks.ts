import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Screen } from './screens.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** So long after the last answer a screen counts as drawn. */
const stillMs = 250;

/** Opens a screen and waits until it stands still: nothing waits for an answer, nothing moves. */
export async function open(page: Page, { path, open: prepare }: Screen): Promise<void> {
  await page.goto(path);
  await quiet(page);
  if (!prepare) return;
  await prepare(page);
  await quiet(page);
}

async function quiet(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.waitForFunction((since) => performance.getEntriesByType('resource').every((one) => (one as PerformanceResourceTiming).responseEnd < performance.now() - since), stillMs, { polling: 50 });
  await settled(page);
}

/** Resolves when nothing on the page moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** What axe finds against WCAG 2.2 AA, one line for each place; none is expected. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(tags).options({ resultTypes: ['violations'] }).setLegacyMode(true).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''})`));
}

/** How many pixels the page can be scrolled sideways. */
export const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Keys of texts that stand on the page instead of their words; codes are left to right and no words. */
export async function bareKeys(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  const codes = new Set(await page.locator('bdi[dir="ltr"]').allInnerTexts());
  return [...shown.matchAll(/^(?:common:|portal:|console:|leave:|inbox:)?[a-z]\w*(?:\.[a-zA-Z]\w*)+$/gm)].map(([key]) => key).filter((key) => !codes.has(key) && !/^\w+\.(example|org|com|de)$/.test(key));
}

/** Keeps a picture of the page below `test-results/screens`. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${name}.png`, animations: 'disabled' });
}
