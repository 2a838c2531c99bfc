import { type z } from 'zod';
import { type Access } from '../principal.ts';
import { type ReachRule } from '../reach.ts';
import { type CommandScope, type QueryScope } from '../scope.ts';
import { type Computed, type IndexDeclaration } from '../models/read-model.ts';
import { type DatedField } from './dated-field.ts';

/** What refers to a record: told before it is archived. */
export interface RecordUse {
  /** What they are, plural: `people`. */
  what: string;
  count: (id: string, scope: QueryScope) => Promise<number>;
  /** The record is not archived while there are some. */
  blocks?: true;
}

export interface RecordDeclaration<S extends z.ZodObject> {
  /** Singular, camelCase. */
  name: string;
  /** Names the read model and, by default, the route. */
  plural: string;
  path?: string;
  /** Raised where rows are made differently. */
  version?: number;
  schema: S;
  /** A field whose changes count from a day on. Rows keep its values as `_<field>`, the last one as the field. */
  dated?: DatedField;
  /** Row fields made from the input: hidden sort keys (`_...`). */
  derived?: (fields: z.infer<S>) => Record<string, unknown>;
  indexes: Record<string, IndexDeclaration>;
  computed?: Record<string, Computed>;
  defaultSort?: { by: string; descending: boolean };
  search?: string;
  reach: ReachRule;
  read: readonly string[];
  write: Access;
  historyRoles: readonly string[];
  /** Checks references; null fields are cleared ones. */
  check?: (fields: Partial<z.infer<S>>, scope: CommandScope) => Promise<void>;
  /** Checks all fields together, on the state that they are decided on. @throws a refusal that names a field */
  rule?: (fields: z.infer<S>) => void;
  uses?: readonly RecordUse[];
  example: z.input<S>;
}
