import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Language } from '@kadro/kernel';
import { type PersonExport } from './route.ts';

let turn: Promise<unknown> = Promise.resolve();

/** The pages of an export, made in a thread of their own, one export after the other. */
export function pdfAside(made: PersonExport, language: Language): Promise<Buffer> {
  const own = turn.then(() => makeOne(made, language));
  turn = own.catch(() => undefined);
  return own;
}

async function makeOne(made: PersonExport, language: Language): Promise<Buffer> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: { made, language } });
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}
