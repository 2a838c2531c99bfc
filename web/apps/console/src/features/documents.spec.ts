import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isObjectType } from 'graphql';
import { resourcesOf } from '../manifest/compose.ts';
import { buildQueryOf } from '../server/build-query.ts';
import { areaKeys } from './identity/settings/areas.ts';
import { features } from './index.ts';

const schema = buildSchema(readFileSync(new URL('../../../../../gateway/schema.graphql', import.meta.url), 'utf8'), {
  assumeValidSDL: true,
});
const buildQuery = buildQueryOf(resourcesOf(features));

describe('a resource', () => {
  it('refuses what it does not offer', () => {
    expect(() => buildQuery('GET_LIST', 'personCards', {})).toThrow('no list');
    expect(() => buildQuery('GET_MANY_REFERENCE', 'sessions', {})).toThrow('no history');
    expect(() => buildQuery('UPDATE', 'teams', {})).toThrow('a command');
  });
});

describe('the switches of the settings', () => {
  it('are those of the schema', () => {
    const type = schema.getType('MobileSettings');
    expect(isObjectType(type) ? Object.keys(type.getFields()).sort() : []).toEqual([...areaKeys].sort());
  });
});
