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
  // both in one: the company's last evening of the year is the machine's first morning of the next
  'new-year-abroad': { from: '2026-12-31T23:40:00+03:00', zone: 'Pacific/Kiritimati' },
};

/**
 * Specs of services that depend on no day: contracts and texts, who may call what, credentials, whose spans are
 * seconds by a clock that the spec sets, and day records whose case says what day it is.
 */
const timeless = [
  'access-table',
  'attacks',
  'bad-input',
  'cases-over-http',
  'catalogue',
  'documents',
  'histories',
  'image',
  'published',
  'credentials/.+',
];
/** Narrows to services, but for those, and screens. */
const calendarFlag = '--calendar';
const calendar = [`services/(?!chassis|.*/(?:${timeless.join('|')})\\.spec)`, 'web/(?:apps|packages)'];

const reportsFlag = '--reports=';

async function run(name: string, parameters: readonly string[]): Promise<boolean> {
  const { from, zone } = cases[name]!;
  process.stdout.write(`== ${name}: ${from}, ${zone}\n`);
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--max-semi-space-size=64',
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
const others = parameters.filter((one) => !(one in cases) && one !== calendarFlag && !one.startsWith(reportsFlag));
if (parameters.includes(calendarFlag)) others.push(...calendar);
for (const name of chosen.length > 0 ? chosen : Object.keys(cases))
  if (!(await run(name, [...(reports ? ['--json', `--outputFile=${reports}-${name}.json`] : []), ...others])))
    process.exitCode = 1;
