import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// before any other import: compiling is most of a start
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
);
await import('./serve.ts');
