import { type Page } from '@playwright/test';
import { define } from '../setup/in-page.ts';

type FaultOf = (element: Element, text: DOMRect, hasFigures: boolean) => string | undefined;

/** Texts of the page that are not shown to their end, in words; with `tablesShorten` cells may if a tooltip has all. */
export async function clipped(page: Page, { tablesShorten = false } = {}): Promise<string[]> {
  await define(page, defineFault);
  return page.evaluate(lookForFaults, tablesShorten);
}

/** Runs in the page: what hides a part of a text. */
function defineFault(): void {
  const slackPx = 1.5;
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const faultOf: FaultOf = (element, text, hasFigures) => {
    let [isRow, isColumn] = [false, false];
    for (let up: Element | null = element; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (style.display === 'inline') continue;
      const sideways = text.left < box.left - slackPx || text.right > box.right + slackPx;
      const upright = text.top < box.top - slackPx || text.bottom > box.bottom + slackPx;
      if (sideways && !isRow && hides(style.overflowX)) return style.textOverflow === 'ellipsis' ? 'shortened' : 'cut';
      if (upright && !isColumn && hides(style.overflowY)) return 'cut at the top or below';
      // Tabs may be scrolled, figures not.
      const scrolls =
        !hides(style.overflowX) && style.overflowX !== 'visible' && up.scrollWidth > up.clientWidth + slackPx;
      if (sideways && scrolls && hasFigures) return 'to be scrolled sideways';
      isRow ||= scrolls;
      isColumn ||= !hides(style.overflowY) && style.overflowY !== 'visible';
      if (style.position === 'fixed') break;
    }
    const isBeside = text.left < -slackPx || text.right > innerWidth + slackPx;
    return isBeside && !isRow ? 'beside the screen' : undefined;
  };
  Object.assign(window, { faultOf });
}

/** Runs in the page: goes through its texts. */
function lookForFaults(tablesShorten: boolean): string[] {
  const { faultOf } = window as unknown as { faultOf: FaultOf };
  /** Words for screen readers are one pixel large. */
  const isForEyes = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = up.parentElement) {
      const { display, visibility, clipPath, clip } = getComputedStyle(up);
      if (display === 'none' || visibility === 'hidden' || clipPath !== 'none' || clip !== 'auto') return false;
      if (up.hasAttribute('hidden') || up.matches('script, style, option, noscript')) return false;
    }
    return true;
  };

  const isTold = (element: Element, words: string): boolean => {
    if (!element.closest('td, th')) return false;
    // who points at it
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return element.closest<HTMLElement>('[title]:not([title=""])')?.title.includes(words) ?? false;
  };
  // tabs are scrolled, and so are the days of a board, whose people stay
  const mayBe = (fault: string, element: Element, words: string): boolean =>
    tablesShorten &&
    (fault === 'shortened'
      ? isTold(element, words)
      : fault.startsWith('to be') && element.closest('[role="tab"], [role="grid"]') !== null);

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!words || !element) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const fault = box.width > 0 && isForEyes(element) ? faultOf(element, box, /\d/.test(words)) : undefined;
    if (fault && !mayBe(fault, element, words)) found.add(`${fault}: ${words}`);
  }
  return [...found];
}
