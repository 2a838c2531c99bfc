import { describe, expect, it } from '@jest/globals';
import { filledText, languages } from '@kadro/kernel';
import { correctionTexts } from '../../clock/requests/notices.ts';
import { shiftChangeTexts } from '../../workplan/requests/notices.ts';
import { noticeNames } from './telling.ts';

const values = {
  person: 'Mia Vogt',
  on: '2026-09-07',
  period: { from: '2026-09-07', to: '2026-09-07' },
  note: 'All right',
};

describe.each([
  ['corrections', correctionTexts],
  ['other shifts', shiftChangeTexts],
])('notices of %s', (_what, texts) => {
  it.each(languages)('have the day as the organization writes it, in %s', (language) => {
    for (const name of noticeNames) {
      const said = filledText(texts[language][name].body, { language, datePattern: 'DD.MM.YYYY' }, values);
      expect(said.replace(/[\u2066-\u2069]/g, '')).toMatch(/07\.09\.2026/);
      expect(said).not.toMatch(/[{}…]|2026-/);
    }
  });
});
