import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { loadNamespaces, currentLanguage, exists, setLanguage, startI18n, subscribe, t, text } from './current.ts';
import { type Language } from '../languages.ts';
import { isLoaded, store } from './lookup.ts';
import { loadTexts } from './namespaces.ts';

beforeAll(() => startI18n({ namespaces: ['portal'] }));
afterEach(() => setLanguage('tr'));

describe('startI18n', () => {
  it('speaks Turkish when nothing was chosen', () => {
    expect([currentLanguage(), t('common:action.save')]).toEqual(['tr', 'Kaydet']);
  });

  it('loads no other language', () => {
    expect(isLoaded('de', 'common')).toBe(false);
  });
});

describe('loadNamespaces', () => {
  it('brings a namespace in the language that is shown and in those that follow', async () => {
    expect(isLoaded('tr', 'inbox')).toBe(false);
    await loadNamespaces('inbox');
    await setLanguage('nl');
    expect((['tr', 'nl', 'it'] satisfies Language[]).map((language) => isLoaded(language, 'inbox'))).toEqual([
      true,
      true,
      false,
    ]);
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

  it('leaves markup and nesting in values alone', () => {
    expect(t('common:paging.sortBy', { name: '<b>$t(common:action.save) {{count}}</b>' })).toBe(
      'Sıralama: <b>$t(common:action.save) {{count}}</b>',
    );
  });

  it('fetches English only for a text that is missing', async () => {
    expect(isLoaded('en', 'common')).toBe(false);
    const arrived = new Promise<void>((resolve) => subscribe(resolve));
    store('tr', 'common', {});
    text('common:action.save');
    await arrived;
    expect(text('common:action.save')).toBe('Save');
    store('tr', 'common', await loadTexts('tr', 'common'));
  });

  it('knows its keys', () => {
    // @ts-expect-error there is no such key
    t('common:action.fly');
    expect([exists('common:action.save'), exists('common:action.fly')]).toEqual([true, false]);
  });
});
