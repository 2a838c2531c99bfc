import { describe, expect, it } from '@jest/globals';
import { initials, tintOf } from './initials.ts';

describe('the letters of an avatar', () => {
  it.each([
    ['Ayşe Demir', 'AD'],
    ['Emre Can Şahin', 'EŞ'],
    ['İrem Güneş', 'İG'],
    ['سارة الخطيب', 'س'],
    ['Cher', 'C'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('stand on the same tint for the same person', () => {
    expect(tintOf('a3')).toBe(tintOf('a3'));
    const used = new Set(Array.from({ length: 64 }, (_, index) => tintOf(`person-${index}`)));
    expect(used.size).toBe(8);
  });
});
