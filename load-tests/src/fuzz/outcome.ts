/** Outcome of one operation, in the words of a report by jest, which `infra/ci` counts. */
interface Assertion {
  title: string;
  status: 'passed' | 'failed';
}

/** Operations of a document by a report in the format of JUnit: one test case each, skipped ones left out. */
export function operationsOf(xml: string): Assertion[] {
  return [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)].flatMap(
    ([, attributes = '', inner = '']) => {
      const title = /\bname="([^"]*)"/.exec(attributes)?.[1] ?? '';
      if (/<skipped\b/.test(inner)) return [];
      return [{ title, status: /<(?:failure|error)\b/.test(inner) ? ('failed' as const) : ('passed' as const) }];
    },
  );
}

interface Run {
  file: string;
  from: number;
  to: number;
  operations: readonly Assertion[];
}

/** A report as jest writes it. */
export const reportOf = (runs: readonly Run[]): object => ({
  testResults: runs.map(({ file, from, to, operations }) => ({
    name: file,
    status: operations.length === 0 || operations.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    startTime: from,
    endTime: to,
    assertionResults: operations,
  })),
});
