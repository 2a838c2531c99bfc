import { type Page } from '@playwright/test';

/** Answers come one after another, and never in the order in which they are asked for. */
const waits = [350, 50, 600, 200, 450];

/** From the next page on, adds up how far what is shown moves by itself, and delays answers to queries. */
export async function watchShifts(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, waits[asked++ % waits.length]));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shift: 0 });
    const add = ({ value, sources }: LayoutShift): void => {
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      for (const { node } of sources) shifts.push(`${value.toFixed(4)} ${node?.textContent?.slice(0, 60) ?? ''}`);
    };
    new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(add)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** A `layout-shift` entry, which the types of the browser do not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The sum of the layout shifts since the page was opened, and what moved; also what the reader's own keys moved. */
export const shiftsOf = (page: Page): Promise<{ shift: number; shifts: string[] }> =>
  page.evaluate(() => {
    const { shift, shifts } = window as unknown as { shift: number; shifts: string[] };
    return { shift, shifts };
  });
