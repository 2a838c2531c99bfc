import { beforeAll, describe, expect, it } from '@jest/globals';
import { type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { setLanguage, startI18n } from './translate/current.ts';
import { I18nProvider, useFormat, useLanguage, useT } from './react.tsx';

function Page(): ReactNode {
  const [t, format, language] = [useT('portal'), useFormat(), useLanguage()];
  return [
    language,
    t('common:action.save'),
    format.date('2026-10-26'),
    format.time('2026-10-26T10:00:00Z'),
    t('common:paging.sortBy', { name: 'x', raw: true }),
  ].join('|');
}

const page = (): string =>
  renderToString(
    <I18nProvider datePattern="DD.MM.YYYY" zone="Europe/Istanbul">
      <Page />
    </I18nProvider>,
  );

beforeAll(() => startI18n({ language: 'en', namespaces: ['portal'] }));

describe('a page', () => {
  it('speaks the language and formats as the organization does', async () => {
    expect(page()).toBe('en|Save|26.10.2026|13:00|Sort by x');
    await setLanguage('ar');
    expect(page()).toBe('ar|حفظ|26.10.2026|13:00|الترتيب حسب x');
  });
});
