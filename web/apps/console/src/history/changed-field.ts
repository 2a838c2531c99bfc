import { isLanguage, type Key, type Language } from '@kadro/i18n';
import { type Fields } from '../fields/kinds.ts';
import { weekdays } from '../fields/working-pattern.ts';

type Weekday = (typeof weekdays)[number];

/** The field of a change by whose label and kind it is shown, and the part of it that changed. */
export type ChangedField = { field: string; detail?: { language: Language } | { weekday: Weekday } };

/** How the changes of a resource are shown. */
export interface HistoryWords {
  fields: Fields;
  /** Fields that say the same as another one: `branchId` as `employment.branchId`. */
  repeated?: Readonly<Record<string, string>>;
  /** The label of what is no field, and the words of its values. */
  special?: (path: string) => { label: Key; valueOf: (raw: string) => Key } | undefined;
}

const isWeekday = (name: string): name is Weekday => weekdays.some((day) => day === name);

/** Reads the dotted path of a change: `employment.branchId`, `name.de`, `workingPattern.monday`. */
export function changedField(path: string): ChangedField {
  const parts = path.split('.');
  const [first = ''] = parts;
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  if (first === 'name' && isLanguage(last)) return { field: 'names', detail: { language: last } };
  if (path.includes('workingPattern.') && isWeekday(last))
    return { field: 'workingPattern', detail: { weekday: last } };
  return { field: last || first };
}

/** The changes without those that another one already shows. */
export function withoutRepeated<T extends { field: string }>(
  changes: readonly T[],
  repeated: HistoryWords['repeated'] = {},
): T[] {
  const fields = new Set(changes.map(({ field }) => field));
  return changes.filter(({ field }) => !fields.has(repeated[field] ?? ''));
}
