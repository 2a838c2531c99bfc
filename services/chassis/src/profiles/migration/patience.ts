import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '../../ports/index.ts';

const pausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];

/** Repeats something for half a minute while an engine is away; it may be done twice. @throws StoreUnavailable */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let n = 0; ; n++) {
    try {
      return await work();
    } catch (failed) {
      if (!(failed instanceof StoreUnavailable) || n >= pausesMs.length) throw failed;
      await setTimeout(pausesMs[n]);
    }
  }
}
