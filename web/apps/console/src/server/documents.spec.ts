import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isObjectType, parse, validate } from 'graphql';
import { areaKeys } from './areas.ts';
import { everyDocument, historyDocument, listDocument } from './documents.ts';

const schema = buildSchema(readFileSync(new URL('../../../../../services/identity/schema.graphql', import.meta.url), 'utf8'));

describe('every document of the console', () => {
  it.each(everyDocument().map((document) => [/query (\w+)/.exec(document)?.[1] ?? '', document]))(
    '%s holds against the schema',
    (_name, document) => {
      expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
    },
  );
  it('names each operation once', () => {
    const names = everyDocument().map((document) => /query (\w+)/.exec(document)?.[1]);
    expect(new Set(names).size).toBe(names.length);
  });
  it('is refused for what a resource does not offer', () => {
    expect(() => listDocument('personCards')).toThrow('no list');
    expect(() => historyDocument('sessions')).toThrow('no history');
  });
});

describe('the switches of the settings', () => {
  it('are those of the schema', () => {
    const type = schema.getType('MobileSettings');
    expect(isObjectType(type) ? Object.keys(type.getFields()).sort() : []).toEqual([...areaKeys].sort());
  });
});
