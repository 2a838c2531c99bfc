import { type z } from 'zod';
import { type Access } from '../principal.ts';
import { type ReachRule } from '../reach.ts';
import { type CommandScope } from '../scope.ts';
import { type Computed, type IndexDeclaration } from '../models/read-model.ts';
import { type DatedField } from './dated-field.ts';

export interface RecordDeclaration<S extends z.ZodObject> {
  /** Singular, camelCase. */
  name: string;
  /** Plural: names the read model and, where `path` does not, the route. */
  plural: string;
  path?: string;
  /** Raised where rows are made otherwise than before. */
  version?: number;
  schema: S;
  /**
   * A field whose changes may count from another day than today's. Rows keep all of its values as `_<field>`, the one
   * of the last day as the field.
   */
  dated?: DatedField;
  /** Fields that stand beside the input in the row, made from it: hidden sort keys (`_...`). */
  derived?: (fields: z.infer<S>) => Record<string, unknown>;
  indexes: Record<string, IndexDeclaration>;
  computed?: Record<string, Computed>;
  defaultSort?: { by: string; descending: boolean };
  search?: string;
  reach: ReachRule;
  read: readonly string[];
  write: Access;
  /** Who may see what changed. */
  historyRoles: readonly string[];
  /** Checks what the fields point to; null fields are cleared ones. */
  check?: (fields: Partial<z.infer<S>>, scope: CommandScope) => Promise<void>;
  example: z.input<S>;
}
