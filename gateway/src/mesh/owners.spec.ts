import { describe, expect, it } from '@jest/globals';
import { sharedNames } from './owners.ts';

const text = 'type LocalizedText { en: String tr: [String!] }';
const nested = `type Nested { text: LocalizedText } ${text}`;

const shared = (a: string, b: string) => sharedNames({ a, b });

describe('comparing the schemas of two services', () => {
  it('finds nothing where names differ', () =>
    expect(shared('type Query { a: A } type A { id: ID }', 'type Query { b: B } type B { id: ID }')).toEqual([]));
  it('finds a root field of two owners', () =>
    expect(shared('type Query { items: Int }', 'type Query { items: Int }')).toEqual([
      'Query.items belongs to a and to b',
    ]));
  it('finds a type of two owners', () =>
    expect(
      shared(
        'type Query { a: Category } type Category { id: ID }',
        'type Query { b: Category } type Category { id: ID }',
      ),
    ).toEqual(['Category belongs to a and to b']));
  it('allows the same enum', () =>
    expect(shared('enum E { A } type Query { a: E }', 'enum E { A } type Query { b: E }')).toEqual([]));
  it('finds an enum with other values', () =>
    expect(shared('enum E { A } type Query { a: E }', 'enum E { B } type Query { b: E }')).toEqual([
      'E belongs to a and to b',
    ]));
  it('allows the same input', () =>
    expect(
      shared('input I { eq: ID } type Query { a(i: I): ID }', 'input I { eq: ID } type Query { b(i: I): ID }'),
    ).toEqual([]));
  it('allows the same plain value', () =>
    expect(shared(`type Query { a: LocalizedText } ${text}`, `type Query { b: LocalizedText } ${text}`)).toEqual([]));
  it('finds a plain value with other fields', () =>
    expect(
      shared(
        `type Query { a: LocalizedText } ${text}`,
        'type Query { b: LocalizedText } type LocalizedText { en: String }',
      ),
    ).toEqual(['LocalizedText belongs to a and to b']));
  it('finds the same object where a field of it is an object', () =>
    expect(shared(`type Query { a: Nested } ${nested}`, `type Query { b: Nested } ${nested}`)).toEqual([
      'Nested belongs to a and to b',
    ]));
  it('finds one name for two kinds of type', () =>
    expect(shared('scalar X type Query { a: X }', 'enum X { A } type Query { b: X }')).toEqual([
      'X belongs to a and to b',
    ]));
});
