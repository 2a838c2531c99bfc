import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '../../ports/index.ts';

const pausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];

/**
 * Does something that may be done twice, again and again for half a minute while an engine is away. @throws
 * StoreUnavailable after that
 */
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
