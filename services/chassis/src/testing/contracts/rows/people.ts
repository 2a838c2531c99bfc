import fc from 'fast-check';
import { type Clause, type Row, type RowPage, type RowQuery, type RowStoreDeclaration } from '../../../ports/index.ts';

export const people: RowStoreDeclaration = {
  name: 'test.people',
  version: 1,
  indexes: [
    { name: 'name', path: 'name', type: 'text' },
    { name: 'branch', path: 'branchId', type: 'text' },
    { name: 'grade', path: 'grade', type: 'number' },
    { name: 'away', path: 'isAway', type: 'boolean' },
    { name: 'managers', path: 'managers', type: 'list' },
  ],
  search: '_words',
  defaultSort: 'name',
  pairs: [
    ['branch', 'name'],
    ['away', 'grade'],
  ],
  carried: ['grade', 'away'],
  searchWithin: 'branch',
};

const names = [
  'ada',
  'adam',
  'adana',
  'ali',
  'alican',
  'b',
  'bora',
  'can',
  'cana',
  'mehmet',
  'mehmed',
  'zeynep',
  'zey%',
  '_',
  "o'neil",
  'İ',
];
const branches = ['ankara', 'berlin', 'izmir', 'lyon'];

/** A person who differs with `n` and `turn`, some fields missing now and then. */
export function person(n: number, turn = 0): Row {
  const at = n * 7 + turn * 13;
  const words = [names[at % names.length]!, names[(at * 5 + 3) % names.length]!];
  return {
    id: `p${String(n).padStart(4, '0')}`,
    name: at % 11 === 0 ? null : words.join(' '),
    branchId: at % 9 === 0 ? undefined : branches[at % 4],
    grade: at % 13 === 0 ? null : (at % 17) / 2,
    isAway: at % 5 === 0 ? null : at % 3 === 0,
    managers: [`m${at % 6}`, `m${at % 4}`].slice(0, at % 3),
    _words: words,
  };
}

const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.constantFrom(...branches, 'nowhere').map((eq) => ({ index: 'branch', eq })),
  fc
    .uniqueArray(fc.constantFrom(...branches, 'nowhere'), { maxLength: 3 })
    .map((values) => ({ index: 'branch', in: values })),
  fc.boolean().map((eq) => ({ index: 'away', eq })),
  fc.record(
    { index: fc.constant('grade'), from: fc.integer({ min: 0, max: 8 }), to: fc.integer({ min: 2, max: 9 }) },
    { requiredKeys: ['index', 'from'] },
  ),
  fc.record(
    { index: fc.constant('name'), from: fc.constantFrom('a', 'b', 'm'), to: fc.constantFrom('b', 'c', 'z') },
    { requiredKeys: ['index', 'to'] },
  ),
  fc.record({ index: fc.constant('grade'), above: fc.integer({ min: 0, max: 8 }) }),
  fc.record(
    { index: fc.constant('name'), above: fc.constantFrom('a', 'b'), below: fc.constantFrom('c', 'm') },
    { requiredKeys: ['index', 'below'] },
  ),
  fc.record({ index: fc.constant('away'), above: fc.boolean() }),
  fc.nat(600).map((n) => ({ index: 'id', above: `p${String(n).padStart(4, '0')}` })),
  fc.record({ index: fc.constantFrom('name', 'branch', 'grade', 'away', 'managers'), isNull: fc.boolean() }),
  fc.constantFrom('m0', 'm1', 'm3', 'm').map((eq) => ({ index: 'managers', eq })),
  fc
    .uniqueArray(fc.constantFrom('m0', 'm2', 'm5'), { maxLength: 3 })
    .map((values) => ({ index: 'managers', in: values })),
  fc.nat(600).map((n) => ({ index: 'id', eq: `p${String(n).padStart(4, '0')}` })),
  fc.constantFrom(1, 2.5, 4).map((eq) => ({ index: 'grade', eq })),
);
const words = fc.array(
  fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 7 })).map(([name, length]) => name.slice(0, length)),
  { maxLength: 2 },
);
export const query: fc.Arbitrary<RowQuery> = fc.record(
  { where: fc.array(clause, { maxLength: 2 }), reach: fc.array(clause, { maxLength: 3 }), words },
  { requiredKeys: ['where'] },
);
export const page: fc.Arbitrary<RowPage> = fc.record({
  sort: fc.record({
    index: fc.constantFrom('name', 'name', 'branch', 'grade', 'away', 'id'),
    descending: fc.boolean(),
  }),
  offset: fc.oneof(fc.constant(0), fc.nat(600)),
  limit: fc.integer({ min: 1, max: 60 }),
});
