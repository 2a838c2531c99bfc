import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licences, licencesOfWorkers } from '../../packages/ui/licences.ts';
import { fileGroups } from './file-groups.ts';
import { serverPaths } from '../../packages/api/src/services.ts';

const server = `http://localhost:${process.env['KADRO_PORT'] ?? 3000}`;
const base = '/console/';

const fileOf = (specifier: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(specifier)));

/** Files that stand beside the bundle as they are: the content policy allows no inline script. */
const beside: Record<string, { specifier: string; type: string }> = {
  'boot.js': { specifier: '@kadro/ui/boot.js', type: 'text/javascript' },
  'mark.svg': { specifier: '@kadro/ui/mark.svg', type: 'image/svg+xml' },
};

const filesBeside = (): Plugin => ({
  name: 'files-beside',
  configureServer({ middlewares }) {
    for (const [name, { specifier, type }] of Object.entries(beside)) {
      middlewares.use(`${base}${name}`, (_request, response) =>
        response.setHeader('content-type', type).end(fileOf(specifier)),
      );
    }
  },
  generateBundle() {
    for (const [fileName, { specifier }] of Object.entries(beside))
      this.emitFile({ type: 'asset', fileName, source: fileOf(specifier) });
  },
});

export default defineConfig(({ mode }) => ({
  base,
  // leaves out Apollo's hints for developers
  define: { 'globalThis.__DEV__': JSON.stringify(mode !== 'production') },
  plugins: [react(), filesBeside(), licencesOfWorkers()],
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
  build: {
    license: licences,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: fileGroups } } },
  },
}));
