import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootFile } from './boot-file.ts';
import { lean } from './lean.ts';

const server = `http://localhost:${process.env['KADRO_PORT'] ?? '3000'}`;

/** Files below `dist/assets` carry a hash of their content and are kept for ever; nothing is inlined, as the content policy wants. */
export default defineConfig({
  base: '/',
  plugins: [react(), bootFile(), lean()],
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    rolldownOptions: {
      // A page pays for the shared parts that it draws, not for the whole shelf.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(ui|i18n|api)\/src\//, sideEffects: false }] },
      // What every page needs packs better as one file.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/identity': server, '/graphql': server } },
});
