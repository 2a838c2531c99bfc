import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildASTSchema,
  isObjectType,
  Kind,
  parse,
  validate,
  type DefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { resourcesOf } from '../manifest/compose.ts';
import { everyDocument as documentsOf, historyDocument, listDocument } from '../server/documents.ts';
import { serviceNames } from '../server/services.ts';
import { areaKeys } from './identity/settings/areas.ts';
import { features } from './index.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
const nameOf = (definition: DefinitionNode): string => ('name' in definition ? (definition.name?.value ?? '') : '');

const asExtension = ({ description: _description, ...type }: ObjectTypeDefinitionNode): DefinitionNode => ({
  ...type,
  kind: Kind.OBJECT_TYPE_EXTENSION,
});

/** What the gateway makes of its services: their root fields together, the joined fields added. */
function together(): ReturnType<typeof buildASTSchema> {
  const [first = [], ...others] = serviceNames.map(
    (service) => parse(read(`services/${service}/schema.graphql`)).definitions,
  );
  const joins = /additionalTypeDefs: \|\n((?: {2}.*\n)+)/.exec(read('gateway/.meshrc.yaml'))?.[1] ?? '';
  const known = new Set(first.map(nameOf));
  const added = others.flat().flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Query')
      return [asExtension(definition)];
    if (known.has(nameOf(definition))) return [];
    known.add(nameOf(definition));
    return [definition];
  });
  return buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: [...first, ...added, ...parse(joins).definitions] },
    { assumeValidSDL: true },
  );
}

const schema = together();
const resources = resourcesOf(features);
const everyDocument = (): string[] => documentsOf(resources);

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
    expect(() => listDocument('personCards', resources['personCards']!)).toThrow('no list');
    expect(() => historyDocument('sessions', resources['sessions']!)).toThrow('no history');
  });
});

describe('the switches of the settings', () => {
  it('are those of the schema', () => {
    const type = schema.getType('MobileSettings');
    expect(isObjectType(type) ? Object.keys(type.getFields()).sort() : []).toEqual([...areaKeys].sort());
  });
});
