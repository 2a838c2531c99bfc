import { availableParallelism } from 'node:os';

/** What a benchmark prints as its last line (conventions, benchmarks). */
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

/** The middle value; of an even number of values the mean of the two in the middle. @throws RangeError for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new RangeError('no values');
  return (low + high) / 2;
}

/** A number with three digits behind the point at most. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** How a figure is spread: `values` = one of each run, `all` = every single measurement. */
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

/** Prints a line for whoever watches. */
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

/** Runs a script's work; a failure is told in one line and makes the process end with 1. */
export async function script(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failed) {
    process.stderr.write(`${failed instanceof Error ? (failed.stack ?? failed.message) : String(failed)}\n`);
    process.exitCode = 1;
  }
}
