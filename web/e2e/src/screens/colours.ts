import { type Page } from '@playwright/test';
import { define } from '../setup/in-page.ts';
import { type Search, type Violation } from './axe.ts';

/** What other colours alone can break; axe takes longer for it than for all the rest. */
export const ofColours = ['color-contrast', 'link-in-text-block'];

interface Found {
  /** Colours that axe has found fit to be read, and words whose colours it does not judge. */
  done: string[];
  violations: Violation[];
}

/**
 * What axe finds against the colours of words on the grounds they stand on. What is in `known` is passed over: colours that
 * axe has judged in the same scheme, and words that it has not judged at the same width; what is new is added. The page has
 * axe.
 */
export async function badColours(
  page: Page,
  except: readonly string[],
  known = new Set<string>(),
): Promise<Violation[]> {
  await define(page, defineWords, defineOnce, defineColours, defineSelf, defineAreas, defineNear, defineJudgement);
  const { done, violations } = await page.evaluate(judge, { known: [...known], except, rules: ofColours });
  for (const one of done) known.add(one);
  return violations;
}

interface Words {
  /** An element and all that it stands in. */
  chainOf: (element: Element) => Element[];
  /** Its own words. */
  textIn: (element: Element) => Text | undefined;
  /** Whether it has words of its own, or is a link among other words. */
  areIn: (element: Element) => boolean;
}

/** All that the judgement of an element's own words depends on, as a short text. */
type ColoursOf = (element: Element) => string;

/** Runs in the page. */
function defineWords(): void {
  const chainOf = (element: Element): Element[] => {
    const chain = [];
    for (let up: Element | null = element; up; up = up.parentElement) chain.push(up);
    return chain;
  };
  const textIn = (element: Element): Text | undefined =>
    [...element.childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '');
  const isAmongWords = (element: Element): boolean => {
    const block = chainOf(element).find((up) => up !== element && getComputedStyle(up).display !== 'inline');
    return block?.textContent.trim() !== element.textContent.trim();
  };
  const areIn = (element: Element): boolean =>
    textIn(element) !== undefined ||
    element.matches('input, select, textarea') ||
    (element.matches('a[href], [role="link"]') && isAmongWords(element));
  Object.assign(window, { words: { chainOf, textIn, areIn } satisfies Words });
}

type Once = (of: ColoursOf) => ColoursOf;

/** Runs in the page: elements stand in the same ones, and each is asked once until all is forgotten. */
function defineOnce(): void {
  const memories: Map<Element, string>[] = [];
  const once: Once = (of) => {
    const known = new Map<Element, string>();
    memories.push(known);
    return (element) => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const made = of(element);
      known.set(element, made);
      return made;
    };
  };
  Object.assign(window, { once, forgetColours: () => memories.forEach((one) => one.clear()) });
}

/** Runs in the page. */
function defineColours(): void {
  const { words, once } = window as unknown as { words: Words; once: Once };
  const { chainOf, textIn } = words;
  const clear = 'rgba(0, 0, 0, 0),none,1,none,normal';
  /** What an element puts under its words, or over them; empty where it is clear. */
  const groundOf = once((element) => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    return own === clear ? '' : own;
  });
  /** What lies at the middle of the words, from the top to the bottom. */
  const stackOf = (element: Element): Element[] => {
    const range = document.createRange();
    range.selectNodeContents(textIn(element) ?? element);
    const { left, top, width, height } = range.getClientRects()[0] ?? element.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2);
  };
  const letterOf = once((element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, textDecorationLine].join();
  });
  const coloursOf = once((element) =>
    [
      element.localName,
      letterOf(element),
      element.parentElement && letterOf(element.parentElement),
      ...chainOf(element).map(groundOf).filter(Boolean),
      '|',
      ...stackOf(element).map(groundOf).filter(Boolean),
    ].join(';'),
  );
  Object.assign(window, { coloursOf });
}

/** Runs in the page: tells words that axe does not judge, as those that are hidden or off, from all others. */
function defineSelf(): void {
  const { coloursOf } = window as unknown as { coloursOf: ColoursOf };
  const isOff = (one: Element) =>
    one.closest(':disabled, [aria-disabled="true"]') !== null || one.closest('label')?.control?.matches(':disabled');
  const selfOf: ColoursOf = (one) =>
    [coloursOf(one), one.textContent, one.clientWidth, one.clientHeight, isOff(one), innerWidth].join('#');
  Object.assign(window, { selfOf });
}

/** Acts while axe sees nothing but what can lie under or over some elements. */
type Near = <T>(asked: readonly Element[], act: () => Promise<T>) => Promise<T>;

type Area = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Runs in the page. */
function defineAreas(): void {
  const { words } = window as unknown as { words: Words };
  const areaOf = (element: Element): Area => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const isBlock = (one: Element): boolean => getComputedStyle(one).display !== 'inline';
  const blockOf = (one: Element): Element => words.chainOf(one).slice(1).find(isBlock) ?? one;
  /** Where axe asks what lies there: at the words, all around a link, and in the middle of what they stand in. */
  const areasOf = (asked: readonly Element[]): Area[] => {
    const around = new Set(asked.flatMap((one) => words.chainOf(one).slice(1)));
    const middles = [...around].map(areaOf).map(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return { left: x, right: x, top: y, bottom: y };
    });
    const links = asked.filter((one) => one.matches('a, [role="link"]'));
    return [...[...asked, ...links.map(blockOf)].map(areaOf), ...middles];
  };
  Object.assign(window, { areaOf, areasOf });
}

/** Runs in the page: axe tells of all elements what lies over what, which takes it longer than to judge those it asks for. */
function defineNear(): void {
  type Areas = { areaOf: (element: Element) => Area; areasOf: (asked: readonly Element[]) => Area[] };
  const { words, areaOf, areasOf } = window as unknown as Areas & { words: Words };
  // axe asks for whole pixels
  const slackPx = 2;
  const near: Near = async (asked, act) => {
    const areas = areasOf(asked);
    const isNear = (element: Element): boolean => {
      const { left, right, top, bottom } = areaOf(element);
      return areas.some(
        (area) =>
          left <= area.right + slackPx &&
          right >= area.left - slackPx &&
          top <= area.bottom + slackPx &&
          bottom >= area.top - slackPx,
      );
    };
    const seen = new Set<Node>([...document.body.querySelectorAll('*')].filter(isNear).flatMap(words.chainOf));
    const see = (node: Node) => (seen.has(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
    const createTreeWalker: Document['createTreeWalker'] = (root, what) =>
      Document.prototype.createTreeWalker.call(document, root, what, see);
    Object.assign(document, { createTreeWalker });
    try {
      return await act();
    } finally {
      Reflect.deleteProperty(document, 'createTreeWalker');
    }
  };
  Object.assign(window, { near });
}

/** Runs in the page: lets axe judge words of the page. */
function defineJudgement(): void {
  const { search, near, coloursOf, selfOf } = window as unknown as {
    search: Search;
    near: Near;
    coloursOf: ColoursOf;
    selfOf: ColoursOf;
  };
  const judgementOf: Judgement = async (asked, except, rules) => {
    if (asked.length === 0) return { done: [], violations: [] };
    const context = { include: asked, exclude: except.map((rows) => [rows]) };
    const options = {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations', 'passes'],
      preload: false,
      elementRef: true,
    };
    const { passes, violations } = await near(asked, () => search(context, options));
    const elementsIn = (judged: typeof passes) =>
      new Set(judged.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
    const [good, bad] = [elementsIn(passes), elementsIn(violations)];
    const done = asked.filter((one) => !bad.has(one)).map((one) => (good.has(one) ? coloursOf(one) : selfOf(one)));
    return { done, violations };
  };
  Object.assign(window, { judgementOf });
}

type Judgement = (asked: Element[], except: readonly string[], rules: string[]) => Promise<Found>;

/** Runs in the page: lets axe judge one of those alike whose colours are not known, and the others where that does not tell. */
async function judge({
  known,
  except,
  rules,
}: {
  known: string[];
  except: readonly string[];
  rules: string[];
}): Promise<Found> {
  type Colours = { coloursOf: ColoursOf; selfOf: ColoursOf; forgetColours: () => void };
  type Here = Colours & { judgementOf: Judgement; words: Words };
  const { judgementOf, words, coloursOf, selfOf, forgetColours } = window as unknown as Here;
  forgetColours();
  const passedOver = new Set(known);
  const isUnknown = (one: Element) => !passedOver.has(coloursOf(one)) && !passedOver.has(selfOf(one));
  const unknown = [...document.body.querySelectorAll('*')].filter(
    (one) => !one.closest(except.join()) && one.checkVisibility() && words.areIn(one) && isUnknown(one),
  );
  const first = [...new Map(unknown.map((one) => [coloursOf(one), one])).values()];
  const found = await judgementOf(first, except, rules);
  for (const colours of found.done) passedOver.add(colours);
  const others = unknown.filter((one) => !first.includes(one) && isUnknown(one));
  const more = await judgementOf(others, except, rules);
  return { done: [...new Set([...found.done, ...more.done])], violations: [...found.violations, ...more.violations] };
}
