import { describe, expect, it } from '@jest/globals';
import { filledText, languages } from '@kadro/kernel';
import { noticeNames } from '../requests/notices/telling.ts';
import { noticeTexts } from './notices.ts';

const values = { person: 'Mia Vogt', on: '2026-09-07', duration: 90, note: 'All right' };

describe('notices of overtime', () => {
  it.each(languages)('have the day as the organization writes it, in %s', (language) => {
    for (const name of noticeNames) {
      const said = filledText(noticeTexts[language][name].body, { language, datePattern: 'DD.MM.YYYY' }, values);
      expect(said.replace(/[\u2066-\u2069]/g, '')).toMatch(/07\.09\.2026.*90/);
      expect(said).not.toMatch(/[{}…]|2026-/);
    }
  });

  it.each([
    ['es', /\b(?:su|sus|usted)\b/i],
    ['it', /\b(?:suo|sua|suoi|sue|Lei)\b/i],
    ['nl', /\b(?:u|uw)\b/i],
  ] as const)('address people informally in %s', (language, formal) => {
    const said = noticeNames.flatMap((name) => Object.values(noticeTexts[language][name]));
    expect(said.filter((text) => formal.test(text))).toEqual([]);
  });
});
