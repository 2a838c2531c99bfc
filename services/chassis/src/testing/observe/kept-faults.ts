import { type Log } from '../../ports/index.ts';

/** A quiet log, and what was logged to it as errors. */
export function keptFaults(): { faults: object[]; logger: Log } {
  const faults: object[] = [];
  const ignore = () => undefined;
  return { faults, logger: { info: ignore, warn: ignore, error: (fields) => void faults.push(fields) } };
}
