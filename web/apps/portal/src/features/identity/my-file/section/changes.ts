import { type FieldSpec } from './fields.ts';

export type Stored = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Changes = Record<string, string | number | boolean | null>;
export type Typed = Record<string, string | boolean>;

const typedOf = ({ kind }: FieldSpec, value: Stored[string]): string | boolean => {
  if (kind === 'switch') return value === true;
  return value === null || value === undefined ? '' : String(value);
};

const storedOf = (
  { kind, isNumber }: FieldSpec,
  value: string | boolean | undefined,
): string | number | boolean | null => {
  if (typeof value !== 'string') return value ?? null;
  const text = value.trim();
  if (text === '') return null;
  if (kind === 'flag') return text === 'true';
  return isNumber ? Number(text) : text;
};

/** The form values of stored values; a missing one is an empty text. */
export const toTyped = (fields: readonly FieldSpec[], stored: Stored): Typed =>
  Object.fromEntries(fields.map((field) => [field.name, typedOf(field, stored[field.name])]));

/** The fields that differ from `before`, null where one was emptied. */
export function changesOf(fields: readonly FieldSpec[], before: Stored, typed: Typed): Changes {
  const changed = fields.filter(
    (field) => storedOf(field, typed[field.name]) !== storedOf(field, typedOf(field, before[field.name])),
  );
  return Object.fromEntries(changed.map((field) => [field.name, storedOf(field, typed[field.name])]));
}

export const undoOf = (changes: Changes, before: Stored): Changes =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, before[name] ?? null]));
