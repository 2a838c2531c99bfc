import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { specRunsOf } from '@kadro/infra/ci/reports.ts';
import { operationsOf, reportOf } from './outcome.ts';

const xml = `<?xml version="1.0"?><testsuites><testsuite name="schemathesis">
  <testcase name="GET /zoo/api/v1/pets" time="1.0"/>
  <testcase name="POST /zoo/api/v1/pets" time="2.0"><failure type="failure" message="1. Server error
    - a line">…</failure></testcase>
  <testcase name="PUT /zoo/api/v1/pets" time="0"><skipped type="skipped"/></testcase>
  <testcase name="DELETE /zoo/api/v1/pets" time="0"><error type="error" message="refused"/></testcase>
</testsuite></testsuites>`;

describe('the outcome of a run', () => {
  it('is one of each operation that was tried', () =>
    expect(operationsOf(xml)).toEqual([
      { title: 'GET /zoo/api/v1/pets', status: 'passed' },
      { title: 'POST /zoo/api/v1/pets', status: 'failed' },
      { title: 'DELETE /zoo/api/v1/pets', status: 'failed' },
    ]));

  it.each([
    ['its operations', xml, { passed: 1, failed: 2 }],
    ['a failure, where none was tried', '', { passed: 0, failed: 1 }],
  ])('is counted with the others: %s', (_what, text, counts) => {
    const folder = mkdtempSync(join(tmpdir(), 'kadro-fuzz-'));
    const file = join(folder, 'report.json');
    const run = { file: '/k/services/zoo/openapi.json', from: 1_000, to: 3_000, operations: operationsOf(text) };
    writeFileSync(file, JSON.stringify(reportOf([run])));
    expect(specRunsOf(file)).toEqual([{ file: run.file, seconds: 2, from: 1_000, to: 3_000, ...counts }]);
    rmSync(folder, { recursive: true });
  });
});
