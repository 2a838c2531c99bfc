import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf, timeFrom } from './clock/given-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Times at which calendar errors show, with the machine's zone. */
const cases: Record<string, { from: string; zone: string }> = {
  'new-year': { from: '2026-12-31T23:40:00+03:00', zone: 'Europe/Istanbul' },
  february: { from: '2027-02-28T15:00:00+03:00', zone: 'UTC' },
  // ten minutes before the change
  'clock-change': { from: '2027-03-28T01:50:00+01:00', zone: 'Europe/Berlin' },
  // already tomorrow there
  zone: { from: '2026-09-02T20:30:00Z', zone: 'Pacific/Kiritimati' },
};

const reportsFlag = '--reports=';

async function run(name: string, parameters: readonly string[]): Promise<boolean> {
  const { from, zone } = cases[name]!;
  process.stdout.write(`== ${name}: ${from}, ${zone}\n`);
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      ...parameters,
    ],
    { cwd: root, env: { ...environmentOf(timeFrom(from)), TZ: zone }, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

const parameters = process.argv.slice(2);
const reports = parameters.find((one) => one.startsWith(reportsFlag))?.slice(reportsFlag.length);
const chosen = parameters.filter((one) => one in cases);
const others = parameters.filter((one) => !(one in cases) && !one.startsWith(reportsFlag));
for (const name of chosen.length > 0 ? chosen : Object.keys(cases))
  if (!(await run(name, [...(reports ? ['--json', `--outputFile=${reports}-${name}.json`] : []), ...others])))
    process.exitCode = 1;
