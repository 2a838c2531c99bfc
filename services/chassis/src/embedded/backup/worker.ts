import { parentPort, workerData } from 'node:worker_threads';
import { type BackupOptions, backUp } from './index.ts';

/** A thread that makes one back-up: copying and checking must not keep requests waiting. */
const { name, manifest } = await backUp(workerData as BackupOptions);
parentPort?.postMessage({ name, head: manifest.head });
