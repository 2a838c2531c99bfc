import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { loadNamespaces, currentLanguage, exists, setLanguage, startI18n, t, text } from './current.ts';
import { type Language } from '../languages.ts';
import { i18n } from './instance.ts';

const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {};
const browserOf = (...spoken: string[]) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: spoken } });

beforeAll(() => {
  browserOf('ja-JP');
  return startI18n({ namespaces: ['portal'] });
});
afterAll(() => void Object.defineProperty(globalThis, 'navigator', given));
afterEach(() => setLanguage('tr'));

describe('startI18n', () => {
  it('speaks Turkish when nothing was chosen and the browser speaks none of the nine', () => {
    expect([currentLanguage(), t('common:action.save')]).toEqual(['tr', 'Kaydet']);
  });

  it('loads no other language', () => {
    expect(i18n.hasResourceBundle('de', 'common')).toBe(false);
  });
});

describe('the language before anybody has signed in', () => {
  const kept = (language: string | null) =>
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: { getItem: () => language, setItem: () => undefined },
    });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));
  afterAll(() => void browserOf('ja-JP'));

  it.each<[string, string | null, string[], Language]>([
    ['the remembered one, whatever the browser speaks', 'nl', ['de-DE'], 'nl'],
    ['the first of the browser that is one of the nine', null, ['ja', 'pt-BR', 'de-DE'], 'pt'],
    ['that of the browser where what is remembered is none', 'xx', ['fr-CA'], 'fr'],
    ['Turkish where the browser speaks none of them', null, ['ja', 'zh-Hant-TW'], 'tr'],
  ])('is %s', async (_, stored, spoken, language) => {
    kept(stored);
    browserOf(...spoken);
    await startI18n({ namespaces: [] });
    expect(currentLanguage()).toBe(language);
  });
});

describe('loadNamespaces', () => {
  it('brings a namespace in the language that is shown and in those that follow', async () => {
    expect(i18n.hasResourceBundle('tr', 'inbox')).toBe(false);
    await loadNamespaces('inbox');
    await setLanguage('nl');
    expect(
      (['tr', 'nl', 'it'] satisfies Language[]).map((language) => i18n.hasResourceBundle(language, 'inbox')),
    ).toEqual([true, true, false]);
  });
});

describe('t', () => {
  it('chooses the six Arabic forms, with isolates around values', async () => {
    await setLanguage('ar');
    const days = (count: number): string => t('common:unit.days', { count });
    expect([0, 1, 2, 3, 11, 100, 1.5].map(days)).toEqual([
      'لا أيام',
      'يوم واحد',
      'يومان',
      '\u20683\u2069 أيام',
      '\u206811\u2069 يومًا',
      '\u2068100\u2069 يوم',
      '\u20681.5\u2069 يوم',
    ]);
    expect(t('common:unit.days', { count: 3, raw: true })).toBe('3 أيام');
  });

  it('writes counts as the language does, 1.5 as one in French and Portuguese', async () => {
    await setLanguage('fr');
    expect([1.5, 2].map((count) => t('common:unit.days', { count }))).toEqual(['1,5 jour', '2 jours']);
    await setLanguage('pt');
    expect([0, 1.5, 2].map((count) => t('common:unit.days', { count }))).toEqual(['0 dias', '1,5 dia', '2 dias']);
    await setLanguage('de');
    expect(t('common:unit.days', { count: 12_345 })).toBe('12.345 Tage');
  });

  it('takes values of any name, and leaves out one that is not given', () => {
    expect([
      t('common:paging.sortBy', { name: 'x', context: 'y', lng: 'de', ns: 'portal', defaultValue: 'z' }),
      t('common:paging.sortBy', { name: undefined }),
      t('common:paging.sortBy'),
    ]).toEqual(['Sıralama: x', 'Sıralama: ', 'Sıralama: ']);
  });

  it('leaves markup and nesting in values alone', () => {
    expect(t('common:paging.sortBy', { name: '<b>$t(common:action.save) {{count}}</b>' })).toBe(
      'Sıralama: <b>$t(common:action.save) {{count}}</b>',
    );
  });

  it('fetches English only for a text that is missing', async () => {
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
    const turkish = i18n.getDataByLanguage('tr')?.['common'];
    const arrived = new Promise<unknown>((resolve) => i18n.on('languageChanged', resolve));
    i18n.removeResourceBundle('tr', 'common').addResourceBundle('tr', 'common', {});
    text('common:action.save');
    await arrived;
    expect(text('common:action.save')).toBe('Save');
    i18n.addResourceBundle('tr', 'common', turkish);
  });

  it('knows its keys', () => {
    // @ts-expect-error there is no such key
    t('common:action.fly');
    expect([exists('common:action.save'), exists('common:action.fly')]).toEqual([true, false]);
  });

  it('chooses the forms of the tone guide in the other languages, the one for zero where there is one', async () => {
    const shown: [Language, string[]][] = [];
    for (const language of ['en', 'tr', 'de', 'es', 'it', 'nl'] satisfies Language[]) {
      await setLanguage(language);
      shown.push([language, [0, 1, 1.5, 2, 1_000_000].map((count) => t('common:unit.days', { count }))]);
    }
    expect(shown).toEqual([
      ['en', ['0 days', '1 day', '1.5 days', '2 days', '1,000,000 days']],
      ['tr', ['0 gün', '1 gün', '1,5 gün', '2 gün', '1.000.000 gün']],
      ['de', ['0 Tage', '1 Tag', '1,5 Tage', '2 Tage', '1.000.000 Tage']],
      ['es', ['0 días', '1 día', '1,5 días', '2 días', '1.000.000 días']],
      ['it', ['0 giorni', '1 giorno', '1,5 giorni', '2 giorni', '1.000.000 giorni']],
      ['nl', ['0 dagen', '1 dag', '1,5 dagen', '2 dagen', '1.000.000 dagen']],
    ]);
  });
});
