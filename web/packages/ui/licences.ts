import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Plugin } from 'vite';

/** `build.license` of both apps: the licences of all that is bundled, served as a text. */
export const licences = { fileName: 'licences.txt' };

const decoder = (): string => {
  const { resolve } = createRequire(import.meta.url);
  return [
    '## libheif with libde265, as libheif-js (LGPL-3.0)',
    'Unchanged, as assets/libheif-*.wasm. Sources: https://github.com/strukturag/libheif,',
    'https://github.com/strukturag/libde265, https://github.com/catdad-experiments/libheif-js.',
    '',
    readFileSync(resolve('libheif-js/libheif-wasm/LICENSE'), 'utf8'),
  ].join('\n');
};

/** Adds the licence of the decoder of HEIC, which vite does not see, as only a worker has it. */
export const licencesOfWorkers = (): Plugin => ({
  name: 'kadro-licences-of-workers',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const file = bundle[licences.fileName];
      if (file?.type !== 'asset') throw new Error(`There is no ${licences.fileName}`);
      file.source = `${String(file.source)}\n\n${decoder()}`;
    },
  },
});
