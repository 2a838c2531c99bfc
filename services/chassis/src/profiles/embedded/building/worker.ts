import { readlinkSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Service } from '../../../declare/service.ts';
import { type WorkerOrder } from './builder.ts';

/** So late the main thread may be without being given way to. */
const bearableMs = 5;
const longestPauseMs = 100;
const reportEveryMs = 200;

const { folder, declaredIn, names, rememberedFrom, late, compiled } = workerData as WorkerOrder;
const lateness = late && new Int32Array(late);
const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let reportedAt = 0;

function pause(): void {
  const ms = lateness ? Atomics.load(lateness, 0) : 0;
  if (ms > bearableMs) Atomics.wait(never, 0, 0, Math.min(ms * 2, longestPauseMs));
}

/** Where the system schedules threads by themselves, this one comes after those that answer somebody. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

if (lateness) stepBack();
// before anything large is imported; a thread does not share what its process keeps
if (compiled) enableCompileCache(compiled);
const { buildRows } = await import('./build.ts');
const { declaration } = (await import(declaredIn)) as { declaration: Service };
await buildRows({
  folder,
  service: declaration,
  names,
  rememberedFrom,
  isAlone: !lateness,
  pause,
  report: (progress) => {
    const now = performance.now();
    if (now - reportedAt < reportEveryMs && progress.done < progress.total) return;
    reportedAt = now;
    parentPort!.postMessage(progress);
  },
});
