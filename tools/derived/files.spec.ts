import { describe, expect, it } from '@jest/globals';
import { type ServiceDescription } from '../../services/entry.ts';
import { services } from '../../services/services.ts';
import { compared, derivedFiles } from './files.ts';

const one: ServiceDescription = {
  name: 'field-work',
  port: 3009,
  prefixes: ['field-work/v2.0/api'],
  realm: 'identity',
};

describe.each(derivedFiles.map((file) => [file.path, file] as const))('%s', (_path, file) => {
  it('says what the list of services says; else run npm run generate', async () => {
    const { current, expected, isCurrent } = await compared(file, services);
    if (!isCurrent) expect(current).toBe(expected);
  });

  it('would name one more service, and forgets it when it is gone', async () => {
    const { current, expected } = await compared(file, [...services, one]);
    expect(current).not.toContain('field-work');
    expect(expected).toContain('field-work');
    const back = await file.content(expected, services);
    if (file.path.endsWith('.json')) expect(JSON.parse(back)).toEqual(JSON.parse(current));
    else expect(back).toBe(current);
  });
});

describe('one more service', () => {
  const withOne = async (path: string): Promise<string> =>
    (
      await compared(
        derivedFiles.find((file) => file.path === path)!,
        [...services, one],
      )
    ).expected;

  it('has two processes, a script, a wall, a source and a root', async () => {
    const found = await Promise.all(derivedFiles.map(({ path }) => withOne(path)));
    for (const line of [
      "environment: { <<: *engines, KADRO_ROLE: api, KADRO_PORT: '3009' }",
      "environment: { <<: *engines, KADRO_ROLE: worker, KADRO_PORT: '3019' }",
      'KADRO_FIELD_WORK_URL: http://field-work:3009',
      '"start:field-work": "node --disable-warning=ExperimentalWarning services/field-work/src/main.ts"',
      '"!@kadro/field-work"',
      '**/field-work/**',
      'schema: ../services/field-work/schema.graphql',
      "'field-work': '/field-work/v2.0/api'",
    ])
      expect(found.filter((text) => text.includes(line))).toHaveLength(1);
  });
});
