import { lockFolder } from '@kadro/chassis/embedded';

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export const messageOf = (failed: unknown): string => (failed instanceof Error ? failed.message : String(failed));

/** Runs a command; a failure is written to the terminal and ends the process with 1. */
export async function script(run: () => Promise<void>, textOf = messageOf): Promise<void> {
  try {
    await run();
  } catch (failed) {
    process.stderr.write(`${textOf(failed)}\n`);
    process.exitCode = 1;
  }
}

/** Locks a data folder; null if another process uses it. Returns how to unlock it. */
export function lockIfFree(folder: string): (() => void) | null {
  try {
    return lockFolder(folder);
  } catch {
    return null;
  }
}

/** Calls `show` once per tenth of a progress. */
export function tenthsOf(show: (percent: number, total: number) => void): (done: number, total: number) => void {
  let shown = 0;
  return (done, total) => {
    const tenths = total === 0 ? 0 : Math.floor((done * 10) / total);
    if (tenths <= shown) return;
    shown = tenths;
    show(tenths * 10, total);
  };
}
