import { appendFileSync } from 'node:fs';
import { common, serviceOf, specRunsOf, type SpecRun } from './reports.ts';

/**
 * Divides the seconds of a suite among the services by the time of their specs, appends a line for each to a table, and
 * prints the passed and failed tests: `node record.ts TABLE SUITE SECONDS REPORT...`
 */
const [table = '', suite = '', seconds = '0', ...reports] = process.argv.slice(2);

const byService = new Map<string, SpecRun[]>([[common, []]]);
for (const run of reports.flatMap(specRunsOf)) {
  const service = serviceOf(run.file);
  byService.set(service, [...(byService.get(service) ?? []), run]);
}

const sum = (runs: readonly SpecRun[], part: 'passed' | 'failed' | 'seconds'): number =>
  runs.reduce((all, run) => all + run[part], 0);
const everything = [...byService.values()].flat();
const share = Number(seconds) / (sum(everything, 'seconds') || 1);
for (const [service, runs] of byService)
  appendFileSync(
    table,
    [suite, service, sum(runs, 'passed'), sum(runs, 'failed'), (sum(runs, 'seconds') * share).toFixed(0)].join('\t') +
      '\n',
  );
process.stdout.write(`${sum(everything, 'passed')} ${sum(everything, 'failed')}\n`);
