import { addDays, type Day, languages, type LocalizedText, weekStart } from '@kadro/kernel';
import { type DeclaredHoliday } from '../company.ts';
import { type WorkDays } from './work-days.ts';

/** Entered after leave on its date was approved. */
export interface LateHoliday extends DeclaredHoliday {
  declaredAt: Temporal.Instant;
}

interface DemoBranch {
  /** Of the branch. */
  id: string;
  days: WorkDays;
}

const named = (names: readonly string[]): LocalizedText =>
  Object.fromEntries(languages.map((language, n) => [language, names[n]!]));

const maintenance = named([
  'Machine maintenance, closed from noon',
  'Makine bakımı, öğleden sonra kapalı',
  'Maschinenwartung, ab Mittag geschlossen',
  'Mantenimiento de máquinas, cerrado desde mediodía',
  'Manutenzione delle macchine, chiuso da mezzogiorno',
  'Manutenção das máquinas, fechado a partir do meio-dia',
  'Onderhoud van de machines, gesloten vanaf de middag',
  'Maintenance des machines, fermé dès midi',
  'صيانة الآلات، إغلاق من الظهر',
]);
const outing = named([
  'Company outing',
  'Şirket gezisi',
  'Betriebsausflug',
  'Excursión de la empresa',
  'Gita aziendale',
  'Passeio da empresa',
  'Bedrijfsuitje',
  'Sortie d’entreprise',
  'رحلة الشركة',
]);

/** The first week without a holiday. */
function fullWeek(days: WorkDays, monday: Day, step: 7 | -7): Day {
  return [0, 1, 2, 3, 4].every((n) => days.isWorked(addDays(monday, n)))
    ? monday
    : fullWeek(days, addDays(monday, step), step);
}

/** An afternoon weeks ahead in Istanbul and a day weeks ago in Berlin, each in a full week. */
export function lateHolidays(
  { istanbul, berlin }: Record<'istanbul' | 'berlin', DemoBranch>,
  now: Temporal.Instant,
): LateHoliday[] {
  const today = istanbul.days.dateOf(now);
  const ahead = addDays(fullWeek(istanbul.days, weekStart(addDays(today, 27)), 7), 3);
  const past = addDays(fullWeek(berlin.days, weekStart(addDays(today, -18)), -7), 3);
  const on = ({ days }: DemoBranch, ago: number): Temporal.Instant =>
    days.at(days.worked(addDays(today, -ago), -1), 9 * 60);
  return [
    {
      key: 'maintenance',
      branchId: istanbul.id,
      date: ahead,
      part: 'AFTERNOON',
      name: maintenance,
      declaredAt: on(istanbul, 12),
    },
    {
      key: 'outing',
      branchId: berlin.id,
      date: past,
      part: 'FULL',
      name: outing,
      declaredAt: berlin.days.at(berlin.days.worked(addDays(past, -14), -1), 9 * 60),
    },
  ];
}
