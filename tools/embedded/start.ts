import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// most of a start is compiling what did not change: so nothing may be imported before this; where it cannot be kept, it
// is compiled as ever
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
);
await import('./serve.ts');
