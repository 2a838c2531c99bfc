import { availableParallelism } from 'node:os';

/** The last line of a benchmark (conventions, benchmarks). */
export interface Result {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  baseline?: string;
  p50?: number;
  p99?: number;
  min: number;
  max: number;
  runs: number;
}

/** The median. @throws RangeError for no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new RangeError('no values');
  return (low + high) / 2;
}

/** Rounded to three decimals. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Spread of a figure: `values` has one per run, `all` every measurement. */
export function spreadOf(
  values: readonly number[],
  all: readonly number[],
): Pick<Result, 'value' | 'p50' | 'p99' | 'min' | 'max' | 'runs'> {
  const sorted = all.toSorted((one, other) => one - other);
  return {
    value: median(values),
    p50: median(sorted),
    p99: sorted[Math.floor(sorted.length * 0.99)],
    min: Math.min(...values),
    max: Math.max(...values),
    runs: values.length,
  };
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the last line: one JSON object, numbers rounded, with the number of cores. */
export function sayResult(result: Result | Record<string, unknown>): void {
  const entries = Object.entries({ ...result, cores: availableParallelism() });
  say(
    JSON.stringify(
      Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'number' ? rounded(value) : value])),
    ),
  );
}

/** Runs a script; a failure is printed and ends the process with 1. */
export async function script(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failed) {
    process.stderr.write(`${failed instanceof Error ? (failed.stack ?? failed.message) : String(failed)}\n`);
    process.exitCode = 1;
  }
}
