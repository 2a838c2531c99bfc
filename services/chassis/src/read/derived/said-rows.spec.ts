import { expect, it } from '@jest/globals';
import { saySame } from './said-rows.ts';

const row = (doc: object, updatedDateTime = '2026-01-01') => {
  return { organization: 'o1', id: 'r', stream: 's', doc: { ...doc, id: 'r', updatedDateTime } };
};

it('compares what rows say, as their JSON says it, whenever they came to say so', () => {
  const one = row({ list: [{ a: 1, b: null }] });
  const same = [
    row({ list: [{ a: 1, b: null }] }, '2026-02-02'),
    row({ list: [{ a: 1, b: null, c: undefined }], none: undefined }),
  ];
  const others = [
    row({ list: [{ a: 1, b: 0 }] }),
    row({ list: [{ a: 1 }] }),
    row({ list: [{ a: 1, b: null }, { a: 1 }] }),
    row({ list: { 0: { a: 1, b: null } } }),
    row({ list: [{ a: 1, b: null }], more: null }),
    null,
    undefined,
  ];
  expect(same.map((other) => saySame(one, other))).toEqual([true, true]);
  expect(others.map((other) => saySame(one, other))).toEqual(others.map(() => false));
  expect(others.map((other) => saySame(other, one))).toEqual(others.map(() => false));
  expect(saySame(null, undefined)).toBe(true);
});
