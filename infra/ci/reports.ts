import { readdirSync, readFileSync } from 'node:fs';

export interface SpecRun {
  file: string;
  passed: number;
  failed: number;
  seconds: number;
  /** When its first test began and its last one ended, in milliseconds since 1970. */
  from: number;
  to: number;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { tests: { status: string; results: { startTime: string; duration: number }[] }[] }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** The spec files of a report by jest or Playwright; none if the file is unreadable. */
export function specRunsOf(path: string): SpecRun[] {
  let report: Partial<JestReport & PlaywrightReport>;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Partial<JestReport & PlaywrightReport>;
  } catch {
    return [];
  }
  return report.testResults ? jestRuns(report.testResults) : (report.suites ?? []).flatMap(playwrightRuns);
}

const jestRuns = (results: JestReport['testResults']): SpecRun[] =>
  results.map(({ name, status, startTime, endTime, assertionResults }) => {
    const count = (outcome: string) => assertionResults.filter((one) => one.status === outcome).length;
    // a file that cannot be loaded has failed without a test
    const failed = Math.max(count('failed'), status === 'failed' ? 1 : 0);
    const seconds = Math.max(0, endTime - startTime) / 1_000;
    return { file: name, passed: count('passed'), failed, seconds, from: startTime, to: endTime };
  });

function playwrightRuns({ file, suites = [], specs = [] }: PlaywrightSuite): SpecRun[] {
  const tests = specs.flatMap((spec) => spec.tests);
  const results = tests.flatMap((one) => one.results);
  const begins = results.map(({ startTime }) => Date.parse(startTime));
  const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
  const failed = tests.filter(({ status }) => status === 'unexpected').length;
  const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky').length;
  const times = {
    seconds: milliseconds / 1_000,
    from: Math.min(...begins),
    to: Math.max(...results.map(({ duration }, at) => (begins[at] ?? 0) + duration)),
  };
  return [{ file, passed, failed, ...times }, ...suites.flatMap(playwrightRuns)];
}

const shared = ['chassis', 'kernel'];
const services = readdirSync(new URL('../../services', import.meta.url)).filter((name) => !shared.includes(name));

/** The service of a file by its path; `common` for others. */
export const serviceOf = (file: string): string =>
  file
    .replace(/(\.\w+)*\.spec\.tsx?$/, '')
    .split('/')
    .find((part) => services.includes(part)) ?? common;

export const common = 'common';
