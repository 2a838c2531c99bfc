import type Calendars from 'date-holidays';
import { type Language, languages, type LocalizedText } from '@kadro/kernel';
import { type BranchFacts } from './branches.ts';

export interface Holiday {
  date: string;
  part: 'FULL' | 'AFTERNOON';
  name: LocalizedText;
}

type Calendar = InstanceType<typeof Calendars>;
type Found = ReturnType<Calendar['getHolidays']>[number];

/** In Spanish the calendar gives one feast the name of another. */
const corrected = (name: string): string => name.replaceAll("'", '’').replace('La Asunción', 'La Ascensión');

const dayMs = 24 * 3_600_000;
const noon = '12:00';
const republicEve: LocalizedText = {
  en: 'Eve of Republic Day',
  tr: 'Cumhuriyet Bayramı arifesi',
  de: 'Vorabend des Tags der Republik',
  nl: 'Vooravond van de Dag van de Republiek',
};

/** For a language that it does not know the calendar answers in its own; those names are left out. */
function namesOf(calendar: Calendar, year: number): (found: Found) => LocalizedText {
  const [own] = calendar.getLanguages() as [string];
  const byLanguage = languages.map((language) => {
    calendar.setLanguages(language);
    return [language, new Map(calendar.getHolidays(year).map(({ rule, name }) => [rule, corrected(name)]))] as const;
  });
  calendar.setLanguages(own);
  return ({ rule, name }) => {
    const native = corrected(name);
    const known = byLanguage
      .map(([language, names]): [Language, string | undefined] => [language, names.get(rule)])
      .filter(([language, text]) => language === own || (text && text !== native));
    return { en: native, ...Object.fromEntries(known) };
  };
}

/** Feasts of several days begin with the afternoon before the first. */
function daysOf({ date, start, end }: Found): Omit<Holiday, 'name'>[] {
  const first = Temporal.PlainDate.from(date.slice(0, 10));
  if (date.slice(11, 16) >= noon) return [{ date: first.toString(), part: 'AFTERNOON' }];
  const days = (end.getTime() - start.getTime()) / dayMs;
  const full = Array.from({ length: Math.max(1, Math.floor(days)) }, (_, n) => ({
    date: first.add({ days: n }).toString(),
    part: 'FULL' as const,
  }));
  return days > 1.5 ? [{ date: first.subtract({ days: 1 }).toString(), part: 'AFTERNOON' }, ...full] : full;
}

/** One per day. */
export async function holidaysOf({ country, state }: BranchFacts, years: readonly number[]): Promise<Holiday[]> {
  // its tables are large, and only the demo needs them
  const { default: Holidays } = await import('date-holidays');
  const calendar = state ? new Holidays(country, state) : new Holidays(country);
  const nameOf = namesOf(calendar, years[0]!);
  const isFree = ({ type, date }: Found): boolean =>
    type === 'public' || (type === 'bank' && date.slice(11, 16) >= noon);
  const listed = years.flatMap((year) => calendar.getHolidays(year)).filter(isFree);
  const found = listed.flatMap((one): Holiday[] => daysOf(one).map((day) => ({ ...day, name: nameOf(one) })));
  if (country === 'TR')
    for (const year of years) found.push({ date: `${year}-10-28`, part: 'AFTERNOON', name: republicEve });
  const byDate = new Map<string, Holiday>();
  for (const holiday of found) {
    const before = byDate.get(holiday.date);
    if (!before || (holiday.part === 'FULL' && before.part !== 'FULL')) byDate.set(holiday.date, holiday);
  }
  return [...byDate.values()];
}
