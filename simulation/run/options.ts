import { parseArgs } from 'node:util';

export interface RunOptions {
  seed: number;
  days: number;
  people: number;
  faultsOneIn: number;
  until: number;
  trace: boolean;
  twice: boolean;
  /** File that is given each event as a line. */
  log: string | undefined;
}

const daysOfYear = 365;

/** @throws TypeError for what is not an option, RangeError for what is not a number */
export function optionsOf(given: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      seed: { type: 'string', default: '1' },
      years: { type: 'string' },
      days: { type: 'string' },
      people: { type: 'string', default: '60' },
      faults: { type: 'string', default: '40' },
      until: { type: 'string' },
      log: { type: 'string' },
      trace: { type: 'boolean', default: false },
      twice: { type: 'boolean', default: false },
    },
  });
  const { seed, people, faults, until, years = '1', days } = values;
  return {
    seed: numberOf('seed', seed),
    days: days === undefined ? Math.round(numberOf('years', years) * daysOfYear) : numberOf('days', days),
    people: numberOf('people', people),
    faultsOneIn: numberOf('faults', faults),
    until: until === undefined ? Infinity : numberOf('until', until),
    trace: values.trace,
    twice: values.twice,
    log: values.log,
  };
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0)) throw new RangeError(`--${name} is a number, not ${JSON.stringify(text)}.`);
  return number;
}
