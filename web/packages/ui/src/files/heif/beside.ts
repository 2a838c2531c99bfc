import { patiently } from '../../loading/patience.ts';
import { photoMost, type PhotoProblem } from '../problem.ts';
import { type Told } from './wasm-worker.ts';

/** Milliseconds for one picture; a slow phone needs about ten seconds. */
const mostTime = 60_000;

let before: Promise<unknown> = Promise.resolve();

/**
 * The picture in a HEIC file, decoded beside the page. One at a time, each in a worker of its own that ends with it: its
 * memory is given back, as WebAssembly itself never does. @throws the reason of the signal that stops it
 */
export function bitmapOfHeif(file: File, signal?: AbortSignal): Promise<ImageBitmap | PhotoProblem> {
  const mine = before.then(() => decodedBeside(file, signal));
  before = mine.catch(() => undefined);
  return mine;
}

async function decodedBeside(file: File, signal?: AbortSignal): Promise<ImageBitmap | PhotoProblem> {
  if (file.size > photoMost.megabytes * 1024 ** 2) return 'tooLarge';
  const worker = await patiently(() => started(signal))();
  if (!worker) throw signal?.reason;
  try {
    return await answerOf(worker, file, signal);
  } finally {
    worker.terminate();
  }
}

/** A worker that has the library; null where it is not wanted any more. @throws where its code does not arrive */
async function started(signal?: AbortSignal): Promise<Worker | null> {
  if (signal?.aborted) return null;
  const worker = new Worker(new URL('./wasm-worker.ts', import.meta.url), { type: 'module' });
  const told = await new Promise<Told | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => resolve(data), { once: true });
    worker.addEventListener('error', () => resolve('lost'), { once: true });
    signal?.addEventListener('abort', () => resolve(null), { once: true });
  });
  if (told === 'ready') return worker;
  worker.terminate();
  if (told === null) return null;
  throw new Error('The decoder did not arrive');
}

async function answerOf(worker: Worker, file: File, signal?: AbortSignal): Promise<ImageBitmap | PhotoProblem> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<ImageBitmap | PhotoProblem>((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
    worker.addEventListener('error', () => resolve('unreadable'), { once: true });
    timer = setTimeout(() => resolve('tookTooLong'), mostTime);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    worker.postMessage(file);
  });
  return answer.finally(() => clearTimeout(timer));
}
