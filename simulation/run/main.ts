import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optionsOf } from './options.ts';

// compiling is most of a start
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
const options = optionsOf(process.argv.slice(2));
const { run } = options.twice ? await import('./twice.ts') : await import('./once.ts');
process.exitCode = await run(options);
