import { type FieldName } from '../form/field-kinds.ts';
import { type Values } from '../form/changes.ts';

export type RecordName = 'branches' | 'units' | 'teams' | 'jobs' | 'holidays';

/** A record of reference data: names in nine languages, never removed but archived. */
export type NamedRecord = { id: string; revision?: number; name: string; archived?: boolean; names?: Record<string, string | null> } & Values;

export interface RecordDeclaration {
  name: RecordName;
  fields: readonly FieldName[];
  required: readonly FieldName[];
  /** Values of a new record. */
  defaults?: Values;
  /** Columns of the list after the name. */
  columns: readonly FieldName[];
  sort: string;
}

/** The names of a record are its `name` on the wire. */
export const toBody = ({ names, ...rest }: Values): Values => ({ ...rest, ...(names !== undefined && { name: names }) });
