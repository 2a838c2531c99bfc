import { expect, it } from '@jest/globals';
import { saySame } from './said-rows.ts';

const row = (doc: object) => ({ organization: 'o1', id: 'r', stream: 's', doc: { id: 'r', ...doc } });

it('compares what rows say, as their JSON says it, whenever they came to say so', () => {
  const one = row({ list: [{ a: 1, b: null }], updatedDateTime: '2026-01-01' });
  const same = [
    row({ list: [{ b: null, a: 1 }], updatedDateTime: '2026-02-02' }),
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
