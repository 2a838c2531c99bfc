import { type Fields } from '@kadro/api';
import { digits } from '@kadro/i18n';
import { kindOf } from '../fields/kinds.ts';

/** A typed number with point or comma and either minus; undefined when it is none. */
export function decimalOf(typed: string): number | undefined {
  const plain = digits(typed).trim().replace(',', '.').replace('\u2212', '-');
  return /^[+-]?\d+(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

export type Values = Record<string, unknown>;

const emptyOf = (name: string): unknown => {
  const kind = kindOf(name)?.kind;
  if (kind === 'flag') return false;
  if (kind === 'people' || kind === 'records' || kind === 'choices') return [];
  if (kind === 'names' || kind === 'pattern') return {};
  return '';
};

/** What the inputs of a form hold for a record: never null, so that every input is controlled. */
export function formValues(names: readonly string[], record: Values | null | undefined): Values {
  return Object.fromEntries(names.map((name) => [name, toInput(name, record?.[name])]));
}

function toInput(name: string, value: unknown): unknown {
  const kind = kindOf(name)?.kind;
  if (value === null || value === undefined) return emptyOf(name);
  if (kind === 'names')
    return Object.fromEntries(
      Object.entries(value as Values).filter(
        ([key, text]) => !key.startsWith('__') && typeof text === 'string' && text !== '',
      ),
    );
  if (kind === 'pattern')
    return Object.fromEntries(Object.entries(value as Values).filter(([, minutes]) => typeof minutes === 'number'));
  return isTyped(kind) && typeof value === 'number' ? String(value) : value;
}

/** Numbers are typed as text. */
const isTyped = (kind?: string): boolean => kind === 'number' || kind === 'decimal' || kind === 'choice';

function toWire(name: string, value: unknown): unknown {
  const kind = kindOf(name);
  if (typeof value === 'string') {
    const said = value.trim();
    if (said === '') return null;
    if (kind?.kind === 'decimal') return decimalOf(said) ?? said;
    return kind?.kind === 'number' || (kind?.kind === 'choice' && kind.numeric) ? Number(said) : said;
  }
  // Without own working days the branch's hold.
  if (kind?.kind === 'pattern' && typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    return null;
  return value;
}

/** The names of languages without the ones that were emptied. */
const said = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, text]) => text !== '' && text !== null && text !== undefined)
          .sort(([a], [b]) => a.localeCompare(b)),
      )
    : value;

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(said(one)) === JSON.stringify(said(other));

/** The body of a change: changed fields only, an emptied one as null (absent = unchanged, null = cleared). */
export function changesOf(names: readonly string[], record: Values | null | undefined, typed: Values): Values {
  const before = formValues(names, record);
  const changed = names.filter((name) => !alike(before[name], typed[name]));
  return Object.fromEntries(changed.map((name) => [name, said(toWire(name, typed[name]))]));
}

/** The body of a new record: everything that was filled in. */
export function filledOf(names: readonly string[], typed: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = said(toWire(name, typed[name]));
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The texts of a refusal by the form's own field names; `employment.branchId` is the field `branchId` of the form. */
export function problemsOf(fields: Fields | undefined, names: readonly string[]): { field: string; text: string }[] {
  const walk = (inner: Fields, path: readonly string[]): { field: string; text: string }[] =>
    Object.entries(inner).flatMap(([name, said]) =>
      typeof said === 'string' ? [{ field: fieldOf([...path, name], names), text: said }] : walk(said, [...path, name]),
    );
  return fields ? walk(fields, []) : [];
}

function fieldOf(path: readonly string[], names: readonly string[]): string {
  // What has names in nine languages calls them `name` on the wire.
  if (path[0] === 'name' && names.includes('names')) return 'names';
  const at = path.findIndex((part) => names.includes(part));
  return at < 0 ? path.join('.') : path.slice(at, at + 1).join('.');
}
