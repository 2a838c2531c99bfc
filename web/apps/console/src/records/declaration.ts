import { type ReactNode } from 'react';
import { type FieldName } from '../fields/kinds.ts';
import { type Values } from '../form/changes.ts';

export type RecordName = 'branches' | 'units' | 'teams' | 'jobs' | 'holidays' | 'leave-types';

/** A record of reference data: names in nine languages, never removed but archived. */
export type NamedRecord = {
  id: string;
  revision?: number;
  name: string;
  archived?: boolean;
  names?: Record<string, string | null>;
} & Values;

export interface RecordDeclaration {
  name: RecordName;
  /** The service that owns it; identity unless named. */
  service?: 'leave';
  fields: readonly FieldName[];
  /** The fields in titled parts, where there are many; the title is `record.part.<name>`. */
  parts?: readonly { name: 'type' | 'counting' | 'asking'; fields: readonly FieldName[] }[];
  required: readonly FieldName[];
  /** Values of a new record. */
  defaults?: Values;
  /** Fields that a new record needs as null when they are empty. */
  nullable?: readonly FieldName[];
  /** Columns of the list after the name. */
  columns: readonly FieldName[];
  sort: string;
  /** What stands before the name. */
  mark?: (record: NamedRecord) => ReactNode;
  /** The history has a tab of its own. */
  historyTab?: boolean;
}

/** Null for what was left empty. */
export const emptied = ({ nullable = [] }: RecordDeclaration): Values =>
  Object.fromEntries(nullable.map((name) => [name, null]));

/** The names of a record are its `name` on the wire. */
export const toBody = ({ names, ...rest }: Values): Values => ({
  ...rest,
  ...(names !== undefined && { name: names }),
});
