import { describe, expect, it } from '@jest/globals';
import { folded } from './folded.ts';

describe('a text as it is searched', () => {
  it.each([
    ['İzin türleri', 'izin turleri'],
    ['ISPARTA', 'isparta'],
    ['Isparta, ılık', 'isparta, ilik'],
    ['Çağlar Ölçüm', 'caglar olcum'],
    ['Éloïse', 'eloise'],
    ['الإجازات', 'الاجازات'],
  ])('%s is %s', (text, as) => expect(folded(text)).toBe(as));
});
