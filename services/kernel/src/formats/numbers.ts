import { intlLocales, type Language } from './languages.ts';

const made = new Map<string, unknown>();

/** One `Intl` object per kind, language and options: building one costs far more than using it. */
export function cached<T>(kind: string, language: string, options: object, make: () => T): T {
  const key = `${kind}/${language}/${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

/** Without `Intl`'s direction marks: isolates are put around whole values instead. */
export const unmarked = (shown: string): string => shown.replace(/[\u200e\u200f\u061c]/g, '');

/** A number: `1,234.5`; at most two decimals by default. */
export function number(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = { maximumFractionDigits: 2 },
): string {
  const format = cached('number', language, options, () => new Intl.NumberFormat(intlLocales[language], options));
  return unmarked(format.format(value));
}

export const minus = '\u2212';

const pluralForm = (count: number, language: Language): Intl.LDMLPluralRule =>
  cached('plural', language, {}, () => new Intl.PluralRules(intlLocales[language])).select(count);

/** The forms of a counted noun by CLDR category; `#` stands for the number, forms without one say it in words. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A number and what it counts, in the grammar of the language: `1 day`, `2.5 days`, `يومان`. */
export function quantity(count: number, forms: Forms, language: Language): string {
  const size = Math.round(Math.abs(count) * 100) / 100;
  const form = forms[pluralForm(size, language)] ?? forms.other;
  const shown = number(size, language);
  // a form in words says nothing of a minus
  const said = count < 0 && size > 0 && !form.includes('#') ? forms.other : form;
  return said.replace('#', `${count < 0 && size > 0 ? minus : ''}${shown}`);
}
