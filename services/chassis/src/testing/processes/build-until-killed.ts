import { buildRows } from '../../profiles/embedded/building/build.ts';
import { declaration } from '../services/library.ts';

const last = 3;
let pages = 0;
const standStill = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

/** `node build-until-killed.ts <folder>`: builds, prints its progress, stands still in the middle. */
await buildRows({
  folder: process.argv[2]!,
  service: declaration,
  names: ['books', 'booksPeriods', 'praise'],
  isAlone: true,
  mostWaiting: 100,
  report: ({ done }) => process.stdout.write(`${done}\n`),
  pause: () => (++pages < last ? undefined : standStill()),
});
