import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { limitRules } from './limits.ts';

const schema = buildSchema('type Query { a: String }');
const dated = buildSchema(
  'type ThingHistoryPage { total: Int! } type Query { a: String thingHistory(id: ID!): ThingHistoryPage }',
);
const over = (query: string, isMerged = false) =>
  validate(schema, parse(query), limitRules({ isMerged }))[0]?.message.split(':')[0];
const nested = (depth: number): string => (depth === 0 ? '' : depth === 1 ? '{ a }' : `{ a ${nested(depth - 1)} }`);
const times = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');

describe('measuring a query', () => {
  it('allows a depth of 8', () => expect(over(nested(8))).toBeUndefined());
  it('refuses a depth of 9', () => expect(over(nested(9))).toBe('depth'));
  it('counts depth through fragments', () => expect(over(`{ a { ...f } } fragment f on A ${nested(8)}`)).toBe('depth'));
  it('allows 30 aliases', () => expect(over(`{ o { ${times(30, (n) => `a${n}: a`)} } }`)).toBeUndefined());
  it('refuses 31 aliases', () => expect(over(`{ o { ${times(31, (n) => `a${n}: a`)} } }`)).toBe('aliases'));
  it('counts aliases at each spread', () =>
    expect(over(`{ ${times(8, () => 'o { ...f }')} } fragment f on A { b: a c: a d: a e: a }`)).toBe('aliases'));
  it('refuses 21 root fields', () => expect(over(`{ ${times(21, () => 'a')} }`)).toBe('rootFields'));
  it('counts root fields in fragments', () =>
    expect(over(`{ ...f ...f } fragment f on Query { ${times(11, () => 'a')} }`)).toBe('rootFields'));
  it('refuses 21 directives', () => expect(over(`{ a ${times(21, () => '@x')} }`)).toBe('directives'));
  it('counts directives of the operation', () =>
    expect(over(`query ${times(21, () => '@x')} { a }`)).toBe('directives'));
  it('refuses more than a thousand fields', () => expect(over(`{ o { ${times(1001, () => 'a')} } }`)).toBe('fields'));
  it('refuses a fragment that spreads itself', () =>
    expect(over('{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }')).toBe('fields'));
  it.each([
    ['5 histories', `{ ${times(5, (n) => `h${n}: thingHistory(id: "1") { total }`)} a }`, undefined],
    ['6 histories', `{ ${times(6, (n) => `h${n}: thingHistory(id: "1") { total }`)} }`, 'histories'],
    [
      '6 histories in spreads of a fragment',
      `{ ...f ...f } fragment f on Query { ${times(3, (n) => `h${n}: thingHistory(id: "1") { total }`)} }`,
      'histories',
    ],
    ['20 other fields', `{ ${times(20, (n) => `a${n}: a`)} }`, undefined],
  ])('of %s is allowed or refused, also where queries come merged', (_what, query, expected) => {
    const overDated = (isMerged: boolean) =>
      validate(dated, parse(query), limitRules({ isMerged }))[0]?.message.split(':')[0];
    expect([overDated(false), overDated(true)]).toEqual([expected, expected]);
  });

  it('measures every operation', () => expect(over(`query A { a } query B ${nested(9)}`)).toBe('depth'));

  it('leaves aliases and directives to the gateway where queries come merged', () => {
    const query = `{ o ${times(21, () => '@x')} { ${times(31, (n) => `a${n}: a`)} } }`;
    expect([over(query), over(query, true)]).toEqual(['aliases', undefined]);
  });

  it('measures spreads of spreads at no cost', () => {
    const bombs = times(30, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);
    expect(over(`{ ...f0 } ${bombs} fragment f30 on Query { a }`)).toBe('fields');
  });
});
