import { type Language, languages, type LocalizedText } from '@kadro/kernel';
import { type BranchFacts } from './branches.ts';

/** A public holiday, or the half of a day. */
export interface Holiday {
  date: string;
  part: 'FULL' | 'AFTERNOON';
  name: LocalizedText;
}

type Calendar = InstanceType<typeof import('date-holidays').default>;
type Found = ReturnType<Calendar['getHolidays']>[number];

const dayMs = 24 * 3_600_000;
const noon = '12:00';
const named: LocalizedText = { en: 'Eve of Republic Day', tr: 'Cumhuriyet Bayramı arifesi', de: 'Vorabend des Tags der Republik', nl: 'Vooravond van de Dag van de Republiek' };

/** Names by rule in the languages that the calendar knows; its own language stands in for the others there, so those are left out. */
function namesOf(calendar: Calendar, year: number): (found: Found) => LocalizedText {
  const [own] = calendar.getLanguages() as [string];
  const byLanguage = languages.map((language) => {
    calendar.setLanguages(language);
    return [language, new Map(calendar.getHolidays(year).map(({ rule, name }) => [rule, name.replaceAll("'", '’')]))] as const;
  });
  calendar.setLanguages(own);
  return ({ rule, name }) => {
    const native = name.replaceAll("'", '’');
    const known = byLanguage.map(([language, names]): [Language, string | undefined] => [language, names.get(rule)]).filter(([language, text]) => language === own || (text && text !== native));
    return { en: native, ...Object.fromEntries(known) };
  };
}

/** The days of one entry. Feasts of several days begin with the afternoon before the first. */
function daysOf({ date, start, end }: Found): Omit<Holiday, 'name'>[] {
  const first = Temporal.PlainDate.from(date.slice(0, 10));
  if (date.slice(11, 16) >= noon) return [{ date: first.toString(), part: 'AFTERNOON' }];
  const days = (end.getTime() - start.getTime()) / dayMs;
  const full = Array.from({ length: Math.max(1, Math.floor(days)) }, (_, n) => ({ date: first.add({ days: n }).toString(), part: 'FULL' as const }));
  return days > 1.5 ? [{ date: first.subtract({ days: 1 }).toString(), part: 'AFTERNOON' }, ...full] : full;
}

/** Public holidays of a branch in a year, one per day, with the half days that are known. */
export async function holidaysOf({ country, state }: BranchFacts, year: number): Promise<Holiday[]> {
  // its tables are large, and only the demo needs them
  const { default: Holidays } = await import('date-holidays');
  const calendar = state ? new Holidays(country, state) : new Holidays(country);
  const naming = namesOf(calendar, year);
  const isFree = ({ type, date }: Found): boolean => type === 'public' || (type === 'bank' && date.slice(11, 16) >= noon);
  const found = calendar.getHolidays(year).filter(isFree).flatMap((one): Holiday[] => daysOf(one).map((day) => ({ ...day, name: naming(one) })));
  if (country === 'TR') found.push({ date: `${year}-10-28`, part: 'AFTERNOON', name: named });
  const byDate = new Map<string, Holiday>();
  for (const holiday of found) if (!byDate.has(holiday.date) || (holiday.part === 'FULL' && byDate.get(holiday.date)!.part !== 'FULL')) byDate.set(holiday.date, holiday);
  return [...byDate.values()];
}
