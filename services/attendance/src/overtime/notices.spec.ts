import { describe, expect, it } from '@jest/globals';
import { filledText, languages } from '@kadro/kernel';
import { noticeNames } from '../requests/notices/telling.ts';
import { noticeTexts } from './notices.ts';

const values = { person: 'Mia Vogt', on: '2026-09-07', duration: 90, note: 'All right' };

describe('notices of overtime', () => {
  it.each(languages)('have the day as it is written and the length in hours and minutes, in %s', (language) => {
    const reader = { language, datePattern: 'DD.MM.YYYY' };
    const length = filledText('{{duration, minutes}}', reader, values);
    for (const name of noticeNames) {
      const said = filledText(noticeTexts[language][name].body, reader, values);
      expect(said.replace(/[\u2066-\u2069]/g, '')).toContain('07.09.2026');
      expect(said).toContain(length);
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
