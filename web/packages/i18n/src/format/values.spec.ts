import { describe, expect, it } from '@jest/globals';
import { dateInSentence } from './dates.ts';
import { digits } from './values.ts';
import { formatterOf } from './bound.ts';
import { languages, type Language } from '../languages.ts';

const now = new Date('2026-11-21T12:00:00Z');
const of = (language: Language) => formatterOf({ language, datePattern: 'DD.MM.YYYY', zone: 'Europe/Berlin' });
const all = (shown: (format: ReturnType<typeof of>) => string): string[] =>
  languages.map((language) => shown(of(language)));

describe('numbers', () => {
  it('follow the table of the tone guide', () => {
    expect(all((format) => format.number(1234.5))).toEqual([
      '1,234.5',
      '1.234,5',
      '1.234,5',
      '1234,5',
      '1234,5',
      '1234,5',
      '1.234,5',
      '1\u202f234,5',
      '1,234.5',
    ]);
    expect(all((format) => format.percent(0.25))).toEqual([
      '25%',
      '%25',
      '25\u00a0%',
      '25\u00a0%',
      '25%',
      '25%',
      '25%',
      '25\u202f%',
      '25%',
    ]);
  });

  it('are amounts by the currency, whatever the language', () => {
    expect(all((format) => format.money({ amount: '1250.5', currency: 'EUR' }))).toEqual(
      languages.map(() => '1.250,50\u00a0€'),
    );
    expect(of('en').money({ amount: '1250', currency: 'TRY' })).toBe('₺1.250,00');
    expect(of('ar').money({ amount: '12345678901234567.89', currency: 'SAR' })).toBe(
      '12.345.678.901.234.567,89\u00a0SAR',
    );
  });

  it('are days with one or two decimals, rounded as the server rounds, with the minus of typography', () => {
    expect([8, 8.5556, 8.555, -0.3333, 0, -0.004].map((value) => of('en').days(value))).toEqual([
      '8.0',
      '8.56',
      '8.56',
      '\u22120.33',
      '0.0',
      '0.0',
    ]);
    expect([2.25, -1, 0].map((value) => of('de').days(value, true))).toEqual(['+2,25', '\u22121,0', '0,0']);
  });

  it('are hours as on a clock', () =>
    expect([495, 30, 0, -30, 6_005].map((minutes) => of('de').hours(minutes))).toEqual([
      '8:15',
      '0:30',
      '0:00',
      '\u22120:30',
      '100:05',
    ]));

  it('are hours with the thousands of the language', () =>
    expect((['en', 'tr', 'fr', 'es', 'ar'] as const).map((language) => of(language).hours(619_230))).toEqual([
      '10,320:30',
      '10.320:30',
      '10\u202f320:30',
      '10.320:30',
      '10,320:30',
    ]));

  it('are read from Arabic and Persian digits', () => {
    expect(digits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 5')).toBe('0123456789 0123456789 5');
  });
});

describe('dates', () => {
  it('follow the pattern of the organization', () => {
    expect(all((format) => format.date('2026-10-26'))).toEqual(languages.map(() => '26.10.2026'));
    expect(formatterOf({}).date('2026-10-26')).toBe('2026-10-26');
    expect(formatterOf({ datePattern: 'D/M/YY' }).date('2026-01-05')).toBe('5/1/26');
  });

  it('are read back by the pattern', () => {
    expect(['26.10.2026', '٢٦.١٠.٢٠٢٦', '31.02.2026', 'x'].map(of('de').parseDate)).toEqual([
      '2026-10-26',
      '2026-10-26',
      undefined,
      undefined,
    ]);
  });

  it('are days and times of a zone', () => {
    expect(of('de').dateTime('2026-10-26T23:05:00Z')).toBe('27.10.2026\u00a000:05');
    expect(of('de').time('2026-10-26T23:05:00Z', 'Europe/Istanbul')).toBe('02:05');
  });

  it('are spelled out in sentences, with the year where it is another', () => {
    const told = (language: Language, from: string, to?: string): string =>
      dateInSentence(from, language, { to, zone: 'Europe/Berlin', now });
    expect(told('en', '2026-10-26', '2026-10-30')).toBe('26–30 Oct');
    expect(told('tr', '2026-10-26', '2026-10-30')).toBe('26–30 Eki');
    expect(told('de', '2026-10-26', '2026-10-30')).toBe('26.–30. Okt.');
    expect(told('pt', '2026-10-26')).toBe('26 de outubro');
    expect(told('ar', '2026-10-26', '2026-10-26')).toBe('26 أكتوبر');
    expect(told('en', '2024-10-26')).toBe('26 Oct 2024');
    expect(told('en', '2023-12-28', '2024-01-08')).toMatch(/^28 Dec 2023\s–\s8 Jan 2024$/);
    expect(of('en').dateInSentence('2024-10-26', '2024-10-30')).toBe('26–30 Oct 2024');
  });

  it('have the year where it is another one in the zone, not on the clocks of Greenwich', () => {
    const lateOnSilvester = new Date('2026-12-31T22:00:00Z');
    const told = (zone: string, day: string): string => dateInSentence(day, 'en', { zone, now: lateOnSilvester });
    expect(['2026-12-31', '2027-01-01'].map((day) => told('Europe/Istanbul', day))).toEqual(['31 Dec 2026', '1 Jan']);
    expect(['2026-12-31', '2027-01-01'].map((day) => told('Europe/London', day))).toEqual(['31 Dec', '1 Jan 2027']);
  });

  it('are relative by the last-seen thresholds', () => {
    const ago = (seconds: number): string => of('en').relative(new Date(now.getTime() - seconds * 1000), now);
    const day = 86_400;
    expect([0, 59, 60, 3599, 3600, day, 6 * day, 7 * day, 28 * day, 359 * day, 360 * day, 800 * day].map(ago)).toEqual([
      'now',
      '59 seconds ago',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '1 day ago',
      '6 days ago',
      '1 week ago',
      '1 month ago',
      '11 months ago',
      '1 year ago',
      '2 years ago',
    ]);
  });
});

describe('durations', () => {
  it('carry the units of the language, with spaces that never break', () => {
    const spaced = [
      '7 h 30 min',
      '7 sa 30 dk',
      '7 Std. 30 Min.',
      '7 h 30 min',
      '7 h 30 min',
      '7 h 30 min',
      '7 u 30 min',
      '7 h 30 min',
      '7 س 30 د',
    ];
    expect(all((format) => format.duration(450))).toEqual(spaced.map((text) => text.replaceAll(' ', '\u00a0')));
    expect([0, 60, 45, -90].map(of('en').duration)).toEqual([
      '0\u00a0min',
      '1\u00a0h',
      '45\u00a0min',
      '-1\u00a0h\u00a030\u00a0min',
    ]);
  });

  it('begin at the right as ranges in Arabic', () => {
    expect([of('en').timeRange('09:00', '17:00'), of('ar').timeRange('09:00', '17:00')]).toEqual([
      '09:00–17:00',
      '\u206709:00–17:00\u2069',
    ]);
  });
});

describe('lists', () => {
  it('are joined by the language', () => {
    expect([
      of('es').list(['padres', 'hijos']),
      of('es').list(['a', 'i']),
      of('de').list(['a', 'b'], 'disjunction'),
    ]).toEqual(['padres e hijos', 'a e i', 'a oder b']);
  });
});
