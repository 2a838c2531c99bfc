import { type HtmlTagDescriptor, type Plugin } from 'vite';
import { fetchedAhead } from './slices.ts';

/** Adds preload links for the files that `src/main.ts` evaluates one after the other. */
export function firstLoad(): Plugin {
  return {
    name: 'kadro-first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        fetchedAhead.map((name): HtmlTagDescriptor => {
          const file = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.name === name && !output.isEntry && output.code.length > 1000,
          );
          if (!file) throw new Error(`There is no file ${name}`);
          return {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` },
            injectTo: 'head',
          };
        }),
    },
  };
}
