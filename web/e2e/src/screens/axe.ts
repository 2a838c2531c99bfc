import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { define } from '../setup/in-page.ts';
import { settled } from '../setup/standstill.ts';
import { badColours, ofColours } from './colours.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Slow, and of use where fingers are. */
const ofFingers = ['target-size'];
/** Rows of a list are alike: what the first ones have, the others have. */
const alike = ['tbody tr:nth-child(n+6)', 'main li:nth-child(n+9)'];

export type Rules = 'all' | 'mouse' | 'colours' | 'words';

/** A rule that the page breaks, and where. */
export interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

interface Asked {
  rules?: Rules;
  /** What is passed over besides rows that are alike. */
  except?: readonly string[];
  /** Colours that need no judgement, to which those that are judged now are added. */
  known?: Set<string>;
}

/** What axe finds against WCAG 2.2 AA and good practice, or a part of its rules, one line for each place. */
export async function violations(page: Page, { rules = 'all', except = [], known }: Asked = {}): Promise<string[]> {
  // what fades in has not its colours yet
  await settled(page);
  await define(page, source, defineSearch);
  const passedOver = [...alike, ...except];
  const found = [
    ...(rules === 'colours' ? [] : await otherThanColours(page, rules, passedOver)),
    ...(rules === 'words' ? [] : await badColours(page, passedOver, known)),
  ];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} (${failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''})`,
    ),
  );
}

function otherThanColours(page: Page, rules: Rules, except: readonly string[]): Promise<Violation[]> {
  const off = [...ofColours, ...(rules === 'all' ? [] : ofFingers)];
  const options = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(off.map((name) => [name, { enabled: false }])),
    resultTypes: ['violations'],
    // style sheets are read by rules that are not asked for
    preload: { assets: ['media'] },
  };
  return page.evaluate(run, { context: { exclude: except.map((rows) => [rows]) }, options });
}

/** Runs in the page. */
async function run({ context, options }: { context: object; options: object }): Promise<Violation[]> {
  return (await (window as unknown as { search: Search }).search(context, options)).violations;
}

interface Judged extends Violation {
  /** With their elements where these are asked for. */
  nodes: (Violation['nodes'][number] & { element: Element })[];
}

/** Axe on a part of the page. */
export type Search = (context: object, options: object) => Promise<Record<'passes' | 'violations', Judged[]>>;

/** Runs in the page: where things stand takes axe long to tell, and nobody asks for it unless something is wrong. */
function defineSearch(): void {
  const { axe } = window as unknown as { axe: { run: Search; configure: (spec: object) => void } };
  // nobody reads the source of the elements, which it would write for each of them
  axe.configure({ noHtml: true });
  const search: Search = async (context, options) => {
    const found = await axe.run(context, { ...options, selectors: false });
    return found.violations.length === 0 ? found : axe.run(context, options);
  };
  Object.assign(window, { search });
}
