import { type Key, type KeyOf } from '@kadro/i18n';
import { type ReactNode } from 'react';
import { defineFields, type FieldsOf, flag } from '../fields/kinds.ts';
import { type Values } from '../form/changes.ts';
import { type HistoryWords } from '../history/changed-field.ts';
import { type NavigationEntry } from '../manifest/feature.ts';
import { type Source } from '../server/resource.ts';
import { type ServiceName } from '../server/services.ts';

type Named<K, End extends string> = K extends `${infer N}.${End}` ? N : never;
type InNavigation<K> = K extends `nav.${infer N}` ? N : never;
type Texts = KeyOf<'console'>;
/** The resources that have all texts of reference data. */
export type RecordName = Named<Texts, 'create'> &
  Named<Texts, 'empty'> &
  Named<Texts, 'emptyText'> &
  InNavigation<Texts>;

/** A record of reference data: names in nine languages, never removed but archived. */
export type NamedRecord = {
  id: string;
  revision?: number;
  name: string;
  archived?: boolean;
  names?: Record<string, string | null>;
} & Values;

/** Everything about one kind of reference data. */
export interface RecordDeclaration<N extends string = string> {
  name: RecordName;
  service?: ServiceName;
  source: Source;
  navigation: Pick<NavigationEntry, 'group' | 'icon'>;
  /** In the order of the form. */
  fields: FieldsOf<N>;
  /** The fields in titled parts, where there are many. */
  parts?: readonly { title: Key; fields: readonly N[] }[];
  required: readonly N[];
  /** Values of a new record. */
  defaults?: Values;
  /** Fields that a new record needs as null when they are empty. */
  nullable?: readonly N[];
  columns: readonly N[];
  /** Columns by which the server sorts. */
  sortable?: readonly N[];
  /** What stands in a column where nothing is set. */
  emptyColumns?: readonly { field: N; text: Key }[];
  /** The index by which the list is sorted; by name unless named. */
  sort?: string;
  filters?: readonly N[];
  mark?: (record: NamedRecord) => ReactNode;
  hasHistoryTab?: boolean;
}

/** Null for what was left empty. */
export const emptied = ({ nullable = [] }: RecordDeclaration): Values =>
  Object.fromEntries(nullable.map((name) => [name, null]));

/** The names of a record are its `name` on the wire. */
export const toBody = ({ names, ...rest }: Values): Values => ({
  ...rest,
  ...(names !== undefined && { name: names }),
});

const sharedFields = defineFields({ archived: flag });

export const historyOf = ({ fields }: RecordDeclaration): HistoryWords => ({ fields: { ...fields, ...sharedFields } });
