import { readFileSync } from 'node:fs';
import { common } from './reports.ts';

/** Seconds that the common part and each service may take. */
const budget = { common: 1_200, service: 240 };

/** Prints a table of `record.ts` with the sums of each service: `node table.ts TABLE` */
const rows = readFileSync(process.argv[2] ?? '', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [suite = '', service = '', passed, failed, seconds] = line.split('\t');
    return { suite, service, passed: Number(passed), failed: Number(failed), seconds: Number(seconds) };
  });

const line = (name: string, passed: number | string, failed: number | string, seconds: number | string, note = '') =>
  `${name.padEnd(32)}${String(passed).padStart(8)}${String(failed).padStart(8)}${String(seconds).padStart(9)}${note}\n`;

function sumOf(service: string): string {
  const own = rows.filter((row) => row.service === service);
  const sum = (part: 'passed' | 'failed' | 'seconds') => own.reduce((all, row) => all + row[part], 0);
  const limit = service === common ? budget.common : budget.service;
  const note = `  of ${limit}${sum('seconds') > limit ? ': OVER' : ''}`;
  return line(`all of ${service}`, sum('passed'), sum('failed'), sum('seconds'), note);
}

const services = [...new Set(rows.map(({ service }) => service))];
process.stdout.write(
  [
    line('suite', 'passed', 'failed', 'seconds'),
    ...rows.map(({ suite, service, passed, failed, seconds }) =>
      line(service === common ? suite : `${suite}: ${service}`, passed, failed, seconds),
    ),
    ...services.map(sumOf),
  ].join(''),
);
