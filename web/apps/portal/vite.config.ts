import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootFile } from './boot-file.ts';
import { documentsApart } from './documents-apart.ts';
import { firstLoad, firstLoadGroups } from './first-load.ts';
import { licences, licencesOfWorkers } from '../../packages/ui/licences.ts';
import { serverPaths, serviceRoots } from '../../packages/api/src/services.ts';

const server = `http://localhost:${process.env['KADRO_PORT'] ?? '3000'}`;

/** `dist/assets` is cached forever by content hash; nothing is inlined, as the CSP requires. */
export default defineConfig({
  base: '/',
  plugins: [
    react(),
    bootFile({ renewal: `${serviceRoots.identity}/account/refresh-token` }),
    documentsApart(),
    firstLoad(),
    licencesOfWorkers(),
  ],
  resolve: {
    alias: {
      '#read': fileURLToPath(new URL('src/boot/read-texts.ts', import.meta.url)),
      // without its warnings for developers, which its exports lead to in every build
      'react-router': fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/')),
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    license: licences,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    rolldownOptions: { output: { codeSplitting: { groups: firstLoadGroups } } },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
