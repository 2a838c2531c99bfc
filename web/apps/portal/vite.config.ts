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

/** `dist/assets` is cached forever by content hash; nothing is inlined, as the CSP requires. */
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
      // Unused shared modules are dropped.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(ui|i18n|api)\/src\//, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
