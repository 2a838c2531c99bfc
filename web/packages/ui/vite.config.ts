import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** Serves and builds the page that shows every part. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { assetsInlineLimit: 0 },
  server: { open: false },
});
