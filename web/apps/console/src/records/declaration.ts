import { type Keepable } from '@kadro/api';
import { type Key, type KeyOf } from '@kadro/i18n';
import { type ComponentType, type ReactNode } from 'react';
import { defineFields, type FieldsOf, flag } from '../fields/kinds.ts';
import { type Values } from '../form/changes.ts';
import { type JobRecordFragment } from '../generated/graphql.ts';
import { type HistoryTexts } from '../fields/history-texts.ts';
import { type NavigationEntry, type SetupStep } from '../manifest/feature.ts';
import { type Documents, type Resource } from '../server/resource.ts';
import { type ServiceName } from '../server/services.ts';

type Named<K, End extends string> = K extends `${infer N}.${End}` ? N : never;
type Texts = KeyOf<'console'>;
type WithTexts<N extends string> = [`${N}.empty` | `${N}.emptyText` | `nav.${N}`] extends [Texts] ? N : never;
export type RecordName = { [N in Named<Texts, 'create'>]: WithTexts<N> }[Named<Texts, 'create'>];

/** A record of reference data is archived, never removed. */
export type NamedRecord = Pick<JobRecordFragment, 'id' | 'revision' | 'name' | 'archived' | 'names'> & Values;

export interface RecordDeclaration<N extends string = string> {
  name: RecordName;
  service?: ServiceName;
  documents: Documents;
  navigation: Pick<NavigationEntry, 'group' | 'icon'>;
  /** What uses a record, told before it is archived. */
  uses?: Resource['one'];
  /** What archiving does, where something is calculated from the record. */
  archiving?: { effect: Key; unused: Key };
  /** Records beside which one like that in the form is seldom meant: `text` names them before it is saved. */
  meets?: { by: readonly N[]; text: Key; others: Resource['list'] };
  /** In the order of the form. */
  fields: FieldsOf<N>;
  /** Changes count from a day on, `from`, which only the form of a change has: those of a field, or all of them. */
  dated?: { from: N } & (
    | { field: N; today: (record: NamedRecord) => string }
    | { field?: undefined; today?: undefined }
  );
  parts?: readonly { title: Key; fields: readonly N[] }[];
  required: readonly N[];
  /** What of a form is kept on the device until it is saved. */
  kept: readonly Keepable<N>[];
  defaults?: Values;
  /** Fields that a new record needs as null when they are empty. */
  nullable?: readonly N[];
  columns: readonly N[];
  sortable?: readonly N[];
  emptyColumns?: readonly { field: N; text: Key }[];
  /** The sort index of the list; by default `name`. */
  sort?: string;
  filters?: readonly N[];
  mark?: (record: NamedRecord) => ReactNode;
  setup?: SetupStep;
  hasHistoryTab?: boolean;
  /** Below the facts of a record. */
  More?: ComponentType<{ record: NamedRecord }>;
  /** Says in the form what its draft would do. */
  Draft?: ComponentType<DraftProps>;
}

export interface DraftProps {
  record: NamedRecord;
  /** Of the records. */
  path: string;
  /** What the form would send, without the day. */
  changes: () => Values;
}

/** Adds null for the declared fields that were left empty. */
export const emptied = ({ nullable = [] }: RecordDeclaration): Values =>
  Object.fromEntries(nullable.map((name) => [name, null]));

/** In commands the field `names` is called `name`. */
export const toBody = ({ names, ...rest }: Values): Values => ({
  ...rest,
  ...(names !== undefined && { name: names }),
});

/** The changes; a day alone is one of the value that is shown. */
export function dated(of: RecordDeclaration, changes: Values, record: NamedRecord): Values {
  const { field, from } = of.dated ?? {};
  return field && from && from in changes && !(field in changes) ? { ...changes, [field]: record[field] } : changes;
}

/** The fields of a record, without those of a change. */
export const factsOf = (of: RecordDeclaration): string[] =>
  Object.keys(of.fields).filter((name) => name !== of.dated?.from);

const sharedFields = defineFields({ archived: flag });

export const historyOf = ({ fields }: RecordDeclaration): HistoryTexts => ({ fields: { ...fields, ...sharedFields } });
