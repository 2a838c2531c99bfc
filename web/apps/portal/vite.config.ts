import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootFile } from './boot-file.ts';
import { firstLoad } from './first-load.ts';
import { lean } from './lean.ts';
import { slices } from './slices.ts';
import { serverPaths } from '../../packages/api/src/services.ts';

const server = `http://localhost:${process.env['KADRO_PORT'] ?? '3000'}`;

const groups = Object.entries(slices).map(([name, sources]) => {
  const ids = new Set(sources.map((source) => fileURLToPath(new URL(source, import.meta.url))));
  return { name, test: (id: string) => ids.has(id) };
});

/**
 * Files below `dist/assets` carry a hash of their content and are kept for ever; nothing is inlined, as the content
 * policy wants.
 */
export default defineConfig({
  base: '/',
  plugins: [react(), bootFile(), firstLoad(), lean()],
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    rolldownOptions: {
      // A page pays for the shared parts that it draws, not for the whole shelf.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(ui|i18n|api)\/src\//, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
