import { type Key, type Namespace } from '@kadro/i18n';

/** Values of the contract with the group in which their words are. */
type Choice = { of: string; values: readonly string[] };

/** How a value is shown and typed. */
export type FieldKind = {
  /** What the field expects, where its label does not say it. */
  helper?: Key;
  /** What stands where nothing is set, in place of a dash. */
  empty?: Key;
} & (
  | { kind: 'text' | 'longText' | 'email' | 'phone' | 'code' | 'url' | 'date' | 'amount' | 'flag' }
  | { kind: 'names' | 'zone' | 'pattern' | 'colour' | 'person' | 'people' }
  | { kind: 'number' | 'decimal'; unit?: 'days' | 'year' }
  | ({ kind: 'choice'; numeric?: boolean } & Choice)
  | ({ kind: 'choices' } & Choice)
  /** Names records of another resource. */
  | { kind: 'record' | 'records'; of: string }
);

/** A field of a resource: its kind, and the key of its label. */
export type FieldDefinition = FieldKind & { label: string };
export type FieldsOf<N extends string> = Readonly<Record<N, FieldDefinition>>;
export type Fields = FieldsOf<string>;

/** The fields whose label has no text are errors of type. */
type WithText<NS extends Namespace, F> = {
  [N in keyof F]: `${NS}:field.${N & string}` extends Key ? FieldKind : never;
};

/** The fields of a feature by name; their labels are the texts `field.<name>` of a namespace. */
export function defineFields<const F extends Record<string, FieldKind>, NS extends Namespace = 'console'>(
  kinds: F & WithText<NS, F>,
  namespace?: NS,
): FieldsOf<keyof F & string>;
export function defineFields(kinds: Record<string, FieldKind>, namespace: Namespace = 'console'): Fields {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { ...kind, label: `${namespace}:field.${name}` }]),
  );
}

export const text = { kind: 'text' } as const;
export const longText = { kind: 'longText' } as const;
export const code = { kind: 'code' } as const;
export const phone = { kind: 'phone' } as const;
export const email = { kind: 'email' } as const;
export const url = { kind: 'url' } as const;
export const date = { kind: 'date' } as const;
export const flag = { kind: 'flag' } as const;
export const number = { kind: 'number' } as const;
export const decimal = { kind: 'decimal' } as const;
export const amount = { kind: 'amount' } as const;
export const names = { kind: 'names' } as const;
export const zone = { kind: 'zone' } as const;
export const colour = { kind: 'colour' } as const;
export const person = { kind: 'person' } as const;
export const people = { kind: 'people' } as const;
export const pattern = { kind: 'pattern', empty: 'console:form.patternOfBranch' } as const;
export const choice = (of: string, values: readonly string[], numeric = false) =>
  ({ kind: 'choice', of, values, numeric }) as const;
export const choices = (of: string, values: readonly string[]) => ({ kind: 'choices', of, values }) as const;
export const record = (of: string) => ({ kind: 'record', of }) as const;
export const records = (of: string) => ({ kind: 'records', of }) as const;
