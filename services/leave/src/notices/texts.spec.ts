import { describe, expect, it } from '@jest/globals';
import { filledText, languages } from '@kadro/kernel';
import { noticeNames, noticeTexts } from './texts.ts';

const values = {
  person: 'Mia Vogt',
  type: 'Annual',
  period: { from: '2026-09-07', to: '2026-09-11' },
  note: 'All right',
  before: 5,
  after: 1,
};

describe('notices', () => {
  it.each(languages)('have the days of the request as the organization writes them, in %s', (language) => {
    for (const name of noticeNames) {
      const said = filledText(noticeTexts[language][name].body, { language, datePattern: 'DD.MM.YYYY' }, values);
      expect(said.replace(/[\u2066-\u2069]/g, '')).toContain('07.09.2026 – 11.09.2026');
      expect(said).not.toMatch(/[{}…]|2026-/);
    }
  });

  it.each([
    ['en', '5 days → 1 day'],
    ['tr', '5 gün → 1 gün'],
    ['ar', '\u20685 أيام\u2069 ← \u2068يوم واحد\u2069'],
  ] as const)('count days in the grammar of %s', (language, end) => {
    const said = filledText(noticeTexts[language].recounted.body, { language }, values);
    expect(said.endsWith(end)).toBe(true);
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
