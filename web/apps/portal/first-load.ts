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

/** `src/main.ts`, or the dynamic import of it at this position from 1 on, with all that none before it has. */
const firstGroup = (at: number): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) =>
    [entry, ...(graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? [])][at] === id ? `first-${at}` : null,
});

/**
 * The files of the first load. Without these groups the bundler makes a file of what each set of pages shares: 74 of
 * them, 10 kB more.
 */
export const firstLoadGroups = [textsGroup, ...[0, 1, 2, 3, 4].map(firstGroup)];

/** Names the files of the texts: the boot script, which follows, fetches that of the language. */
const textsTags = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.values(bundle).flatMap((output): HtmlTagDescriptor[] => {
    const lang = output.type === 'chunk' && /^texts-(\w+)$/.exec(output.name)?.[1];
    const attrs = { name: 'texts', lang: lang || undefined, content: `/${output.fileName}` };
    return lang ? [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] : [];
  });

/** Adds preload links for the files that `src/main.ts` evaluates one after the other, and names those of the texts. */
export function firstLoad(): Plugin {
  return {
    name: 'kadro-first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        ...textsTags(bundle),
        ...Object.values(bundle)
          .filter(({ fileName }) => /\/first-\d[^/]+\.js$/.test(fileName) && !html.includes(fileName))
          .map(({ fileName }): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${fileName}` },
            injectTo: 'head',
          })),
      ],
    },
  };
}
