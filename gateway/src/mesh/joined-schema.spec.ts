import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { joinedSchemaText } from './joined-schema.ts';

it('the joined schema is what is checked in; else run npm run generate', async () => {
  expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(await joinedSchemaText());
});
