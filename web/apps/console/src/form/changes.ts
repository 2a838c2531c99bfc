import { type Fields as Refusals } from '@kadro/api';
import { digits } from '@kadro/i18n';
import { type FieldKind, type Fields } from '../fields/kinds.ts';
import { rotaOf, sentRota } from '../fields/rota/days.ts';
import { clockTimeOf, hoursText, minutesOf, weekMinutes } from '../fields/working-pattern.ts';
import { actionName, actionOf, placeOf, typedPlace } from '../fields/terminal.ts';

/** Parses a number with point or comma and either minus sign; undefined if invalid. */
export function decimalOf(typed: string): number | undefined {
  const plain = digits(typed).trim().replace(',', '.').replace('\u2212', '-');
  return /^[+-]?\d+(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

export type Values = Record<string, unknown>;

const emptyOf = (kind?: FieldKind['kind']): unknown => {
  if (kind === 'flag') return false;
  if (kind === 'people' || kind === 'records' || kind === 'choices' || kind === 'rota') return [];
  if (kind === 'names' || kind === 'pattern' || kind === 'geofence') return {};
  return '';
};

/** The input values of a record; never null, so that every input is controlled. */
export function formValues(fields: Fields, names: readonly string[], record: Values | null | undefined): Values {
  return Object.fromEntries(names.map((name) => [name, toInput(fields[name]?.kind, record?.[name])]));
}

function toInput(kind: FieldKind['kind'] | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return emptyOf(kind);
  if (kind === 'names') return entriesOf(value, (key, one) => !key.startsWith('__') && typeof one === 'string' && one);
  if (kind === 'pattern') return entriesOf(value, (_, minutes) => typeof minutes === 'number');
  if (kind === 'hours' && typeof value === 'number') return hoursText(value);
  if (kind === 'addresses' && Array.isArray(value)) return value.join('\n');
  if (kind === 'terminalAction') return actionName(value);
  if (kind === 'geofence') return typedPlace(value);
  if (kind === 'rota') return rotaOf(value);
  return isTyped(kind) && typeof value === 'number' ? String(value) : value;
}

const entriesOf = (value: object, keep: (key: string, value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(value).filter(([key, one]) => keep(key, one)));

const isTyped = (kind?: string): boolean => kind === 'number' || kind === 'decimal' || kind === 'choice';

function textToWire(kind: FieldKind | undefined, typed: string): unknown {
  switch (kind?.kind) {
    case 'decimal':
      return decimalOf(typed) ?? typed;
    case 'number':
      return Number(typed);
    case 'choice':
      return kind.numeric ? Number(typed) : typed;
    case 'hours':
      return minutesOf(typed, weekMinutes) ?? typed;
    case 'time':
      return clockTimeOf(typed) ?? typed;
    case 'terminalAction':
      return actionOf(typed);
    default:
      return typed;
  }
}

function toWire(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value === 'string') {
    const typed = value.trim();
    if (kind?.kind === 'addresses') return typed.split(/[\s,;]+/).filter(Boolean);
    return typed === '' ? null : textToWire(kind, typed);
  }
  if (kind?.kind === 'geofence') return placeOf(value);
  if (kind?.kind === 'rota') return sentRota(value);
  // an empty pattern inherits from the branch
  if (kind?.kind === 'pattern' && typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    return null;
  return value;
}

const compact = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, text]) => text !== '' && text !== null && text !== undefined)
          .sort(([a], [b]) => a.localeCompare(b)),
      )
    : value;

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(compact(one)) === JSON.stringify(compact(other));

export const changedIn = (begun: Values, typed: Values): Values =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => name in begun && !isEqual(begun[name], value)));

/** The body of an update: changed fields only, cleared ones as null. */
export function changesOf(
  fields: Fields,
  names: readonly string[],
  record: Values | null | undefined,
  typed: Values,
): Values {
  const before = formValues(fields, names, record);
  const changed = names.filter((name) => !isEqual(before[name], typed[name]));
  return Object.fromEntries(changed.map((name) => [name, compact(toWire(fields[name], typed[name]))]));
}

export function filledOf(fields: Fields, names: readonly string[], typed: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = compact(toWire(fields[name], typed[name]));
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A refusal's texts by form field: `employment.branchId` belongs to the field `branchId`. */
export function problemsOf(fields: Refusals | undefined, names: readonly string[]): { field: string; text: string }[] {
  const walk = (level: Refusals, path: readonly string[]): { field: string; text: string }[] =>
    Object.entries(level).flatMap(([name, inner]) =>
      typeof inner === 'string'
        ? [{ field: fieldOf([...path, name], names), text: inner }]
        : walk(inner, [...path, name]),
    );
  return fields ? walk(fields, []) : [];
}

function fieldOf(path: readonly string[], names: readonly string[]): string {
  // commands call the field `names` `name`
  if (path[0] === 'name' && names.includes('names')) return 'names';
  const at = path.findIndex((part) => names.includes(part));
  return at < 0 ? path.join('.') : path.slice(at, at + 1).join('.');
}
