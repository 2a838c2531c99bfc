import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { homeTexts } from './src/boot/home-texts.ts';

const entry = fileURLToPath(new URL('src/main.ts', import.meta.url));
const texts = new RegExp(`/texts/(\\w+)/(?:${homeTexts.join('|')})\\.json$`);

/** The texts of the home in one file per language. */
const textsGroup: Rolldown.CodeSplittingGroup = {
  name: (id) => {
    const language = texts.exec(id)?.[1];
    return language ? `texts-${language}` : null;
  },
};

/** `src/main.ts` and its dynamic imports, in their order. */
const firstModules = (graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>): string[] => [
  entry,
  ...(graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? []),
];

/** `src/main.ts`, or the dynamic import of it at this position from 1 on, with all that none before it has. */
const firstGroup = (at: number): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => (firstModules(graph)[at] === id ? `first-${at}` : null),
});

const ofRequests = /\/src\/(?:requests|features\/inbox)\//;

/** What the pages of all kinds of request share, as far as the home does not have it. */
const requestsGroup: Rolldown.CodeSplittingGroup = { name: (id) => (ofRequests.test(id) ? 'requests' : null) };

const ofTime = /\/src\/features\/attendance\/(?:overtime|shift-requests|shifts|timesheet)\//;

/** The pages of time, which share most of what they have. */
const timeGroup: Rolldown.CodeSplittingGroup = { name: (id) => (ofTime.test(id) ? 'time' : null) };

const ofMyMonth = /\/src\/features\/attendance\/(?:my-month\/|shared\/(?:DayMark|day-look))/;

/** What the home shows of the month, once it is looked at; the pages of time have some of it, too. */
const myMonthGroup: Rolldown.CodeSplittingGroup = { name: (id) => (ofMyMonth.test(id) ? 'my-month' : null) };

const ofBalances = /\/src\/features\/leave\/(?:accruals|balances|why)\//;

/** Balances and what they are made of. */
const balancesGroup: Rolldown.CodeSplittingGroup = { name: (id) => (ofBalances.test(id) ? 'balances' : null) };

/** Without these groups the bundler makes a file of what each set of pages shares: 74 of them, 10 kB more. */
export const firstLoadGroups = [
  textsGroup,
  ...[0, 1, 2, 3, 4].map(firstGroup),
  requestsGroup,
  myMonthGroup,
  timeGroup,
  balancesGroup,
];

/** Names the files of the texts: the boot script, which follows, fetches that of the language. */
const textsTags = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.values(bundle).flatMap((output): HtmlTagDescriptor[] => {
    const lang = output.type === 'chunk' && /^texts-(\w+)$/.exec(output.name)?.[1];
    const attrs = { name: 'texts', lang: lang || undefined, content: `/${output.fileName}` };
    return lang ? [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] : [];
  });

/** How many of the files that follow the first are fetched beside it; the others wait until it has arrived. */
const besideFirst = 2;

/** V8 compiles the functions of a file that begins so while it arrives, beside the page, not one by one when called. */
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

/** The files of these modules, in their order. */
const filesOf = (modules: readonly string[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return modules.flatMap((id) => chunks.find(({ moduleIds }) => moduleIds.includes(id)) ?? []);
};

/**
 * Adds links for the files that `src/main.ts` evaluates one after the other, and names those of the texts. What is
 * fetched together arrives together, so the last files are links of `later`, which `src/main.ts` makes preloads.
 */
export function firstLoad(): Plugin {
  let modules: string[] = [];
  return {
    name: 'kadro-first-load',
    apply: 'build',
    enforce: 'post',
    buildEnd() {
      modules = firstModules(this);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...textsTags(bundle),
        ...filesOf(modules.slice(1), bundle).map(({ fileName }, at): HtmlTagDescriptor => {
          const rel = at < besideFirst ? 'modulepreload' : 'later';
          const attrs = { rel, crossorigin: true, fetchpriority: 'low', href: `/${fileName}` };
          return { tag: 'link', attrs, injectTo: 'head' };
        }),
      ],
    },
    generateBundle: {
      // the mark counts at the very beginning only
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of filesOf(modules, bundle)) chunk.code = compiledAhead + chunk.code;
      },
    },
  };
}
