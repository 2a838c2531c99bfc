import { buildRows } from '../embedded/build.ts';
import { declaration } from './library.ts';

/** Started by a test as `node build-until-killed.ts <folder>`: builds slowly, and says how far it is. */
await buildRows({
  folder: process.argv[2]!, service: declaration, names: ['books', 'booksPeriods', 'praise'], mostWaiting: 100,
  report: ({ done }) => process.stdout.write(`${done}\n`),
  pause: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50),
});
