import { type Key, type Namespace } from '@kadro/i18n';

/** An enum of the contract and the group of its texts. */
type Choice = { of: string; values: readonly string[] };

export type FieldKind = {
  helper?: Key;
  /** What has to be known of a value that is on. */
  note?: Key;
  /** Text of an empty value; by default a dash. */
  empty?: Key;
} & (
  | { kind: 'text' | 'longText' | 'email' | 'phone' | 'code' | 'url' | 'date' | 'amount' | 'flag' }
  | { kind: 'names' | 'zone' | 'country' | 'pattern' | 'person' | 'people' }
  /** A time of the day; minutes as hours; lines; a circle on the map; what is allowed at a terminal. */
  | { kind: 'time' | 'hours' | 'addresses' | 'geofence' | 'terminalAction' }
  /** Days of a rotating pattern with their shifts. */
  | { kind: 'rota' }
  | {
      kind: 'colour';
      /** The records whose colours in the field of this name should differ. */
      among: string;
    }
  | { kind: 'number' | 'decimal'; unit?: 'days' | 'year' | 'minutes' }
  | ({ kind: 'choice'; numeric?: boolean } & Choice)
  | ({ kind: 'choices' } & Choice)
  | {
      kind: 'record' | 'records';
      of: string;
      /** Field of the form, and of the records: only those that fit what is chosen there, or are open to all. */
      within?: string;
    }
);

export type FieldDefinition = FieldKind & { label: string };
export type FieldsOf<N extends string> = Readonly<Record<N, FieldDefinition>>;
export type Fields = FieldsOf<string>;

/** A field without a text for its label is a type error. */
type WithText<NS extends Namespace, F> = {
  [N in keyof F]: `${NS}:field.${N & string}` extends Key ? FieldKind : never;
};

/** The fields of a feature by name; their labels are the texts `field.<name>` of a namespace. */
export function defineFields<const F extends Record<string, FieldKind>, NS extends Namespace = 'console-fields'>(
  kinds: F & WithText<NS, F>,
  namespace?: NS,
): FieldsOf<keyof F & string>;
export function defineFields(kinds: Record<string, FieldKind>, namespace: Namespace = 'console-fields'): Fields {
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
export const country = { kind: 'country' } as const;
export const colour = (among: string) => ({ kind: 'colour', among }) as const;
export const time = { kind: 'time' } as const;
export const hours = { kind: 'hours' } as const;
export const rota = { kind: 'rota' } as const;
export const addresses = { kind: 'addresses' } as const;
export const geofence = { kind: 'geofence' } as const;
export const terminalAction = { kind: 'terminalAction' } as const;
export const person = { kind: 'person' } as const;
export const people = { kind: 'people' } as const;
export const pattern = { kind: 'pattern', empty: 'console:form.patternOfBranch' } as const;
export const choice = (of: string, values: readonly string[], numeric = false) =>
  ({ kind: 'choice', of, values, numeric }) as const;
export const choices = (of: string, values: readonly string[]) => ({ kind: 'choices', of, values }) as const;
export const record = (of: string, within?: string) => ({ kind: 'record', of, within }) as const;
export const records = (of: string) => ({ kind: 'records', of }) as const;
