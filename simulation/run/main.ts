import { optionsOf } from './options.ts';

const options = optionsOf(process.argv.slice(2));
const { run } = options.twice ? await import('./twice.ts') : await import('./once.ts');
process.exitCode = await run(options);
