import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootFile } from './boot-file.ts';
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
    firstLoad(),
    licencesOfWorkers(),
  ],
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
