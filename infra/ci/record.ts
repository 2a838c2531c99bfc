import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { common, serviceOf, specRunsOf, type SpecRun } from './reports.ts';

/**
 * Divides the seconds of a suite among the services by the time of their specs, appends a line for each to a table, and
 * prints the passed and failed tests: `node record.ts [--common] TABLE SUITE SECONDS REPORT...`. What passes before the
 * first spec and after the last one of a report is common: engines are started and the company is prepared for all.
 * With `--common` all of it is: a time that the services share, however many there are.
 */
const { values: options, positionals } = parseArgs({
  options: { common: { type: 'boolean' } },
  allowPositionals: true,
});
const [table = '', suite = '', seconds = '0', ...paths] = positionals;

const sum = (runs: readonly SpecRun[], part: 'passed' | 'failed' | 'seconds'): number =>
  runs.reduce((all, run) => all + run[part], 0);

/** Seconds of the suite for each second of a spec: less than one where specs run beside each other. */
function shareOf(runs: readonly SpecRun[]): number {
  // one that could not be loaded has no times
  const timed = runs.filter((run) => run.seconds > 0);
  if (timed.length === 0) return 0;
  const lasted = Math.max(...timed.map(({ to }) => to)) - Math.min(...timed.map(({ from }) => from));
  return lasted / 1_000 / sum(timed, 'seconds');
}

const everything = paths.map(specRunsOf).flatMap((runs) => {
  const share = shareOf(runs);
  return runs.map((run) => ({ ...run, seconds: run.seconds * share }));
});
const byService = Map.groupBy(everything, ({ file }) => (options.common ? common : serviceOf(file)));
const besides = Math.max(0, Number(seconds) - sum(everything, 'seconds'));
for (const service of new Set([common, ...byService.keys()])) {
  const runs = byService.get(service) ?? [];
  const took = sum(runs, 'seconds') + (service === common ? besides : 0);
  appendFileSync(table, `${[suite, service, sum(runs, 'passed'), sum(runs, 'failed'), took.toFixed(0)].join('\t')}\n`);
}
process.stdout.write(`${sum(everything, 'passed')} ${sum(everything, 'failed')}\n`);
