import { isLanguage, type Language } from '@kadro/i18n';
import { type HistoryTexts } from '../fields/history-texts.ts';
import { isTerminalPart, type TerminalPart } from '../fields/terminal.ts';
import { weekdays } from '../fields/working-pattern.ts';

type Weekday = (typeof weekdays)[number];

/** The field whose label and kind show a change, and the part of it that changed. */
export type ChangedField = {
  field: string;
  detail?: { language: Language } | { weekday: Weekday } | { part: TerminalPart };
};

const isWeekday = (name: string): name is Weekday => weekdays.some((day) => day === name);

/** Reads the dotted path of a change: `employment.branchId`, `name.de`, `workingPattern.monday`. */
export function changedField(path: string): ChangedField {
  const parts = path.split('.');
  const [first = ''] = parts;
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  if (first === 'name' && isLanguage(last)) return { field: 'names', detail: { language: last } };
  if (path.includes('workingPattern.') && isWeekday(last))
    return { field: 'workingPattern', detail: { weekday: last } };
  if (isTerminalPart(last)) return { field: first, detail: { part: last } };
  return { field: last || first };
}

export function withoutRepeated<T extends { field: string }>(
  changes: readonly T[],
  repeated: HistoryTexts['repeated'] = {},
): T[] {
  const fields = new Set(changes.map(({ field }) => field));
  return changes.filter(({ field }) => !fields.has(repeated[field] ?? ''));
}

/** The changes that are told: each once, and none that follows from others. */
export function toldChanges<T extends { field: string }>(
  changes: readonly T[],
  { fields, areAll, repeated }: HistoryTexts,
): T[] {
  const once = withoutRepeated(changes, repeated);
  return areAll ? once.filter(({ field }) => changedField(field).field in fields) : once;
}
