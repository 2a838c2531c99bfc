import { type z } from 'zod';
import { type Principal, type Access } from '../declare/principal.ts';
import { type ReachRule } from '../declare/reach.ts';
import { type CommandScope } from '../declare/scope.ts';

export interface Column {
  /** Headers by language; each of them, and the column's own name, is understood. */
  labels: Readonly<Record<string, string>>;
  /**
   * `text` where absent. `date` comes as YYYY-MM-DD, `integer` as number, `decimal` as text with a point (`1250.50`).
   */
  type?: 'text' | 'date' | 'integer' | 'decimal';
  /** Checks what was read, and may change it. */
  schema?: z.ZodType;
  /** Has to be in every row. */
  required?: true;
  /** In the template, where that is asked for with an example. */
  example: string;
}

export type Columns = Readonly<Record<string, Column>>;

type Cell<C extends Column> = C extends { schema: infer S extends z.ZodType }
  ? z.infer<S>
  : C extends { type: 'integer' }
    ? number
    : string;

/** The cells of a row by column; an empty cell is absent and means unchanged. */
export type Values<C extends Columns> = {
  [K in keyof C as C[K] extends { required: true } ? K : never]: Cell<C[K]>;
} & {
  [K in keyof C as C[K] extends { required: true } ? never : K]?: Cell<C[K]>;
};

/** A declared command of the service that a row becomes. */
export interface Step {
  command: string;
  /** Of the command's path; of the id that the row's first command answered, where it is a function. */
  params?: Record<string, string> | ((id: string) => Record<string, string>);
  body: object;
}

export interface ImportDeclaration<C extends Columns = Columns, O extends z.ZodObject = z.ZodObject> {
  /** Singular of what is imported, camelCase: names events, models and routes. */
  name: string;
  path: string;
  access: Access;
  area?: string;
  columns: C;
  /** Columns that tell one thing from another, together: required, and in one row of a file only. */
  key: readonly (keyof C & string)[];
  /** Further parameters of the upload, kept in the log: nothing personal. All of them need defaults. */
  options?: O;
  /** How the organization writes dates, such as `DD.MM.YYYY`; only ISO is read where it is absent. */
  datePattern?(scope: CommandScope): Promise<string>;
  /** The uploader as rights are now; null where he may do nothing any more. */
  uploader(scope: CommandScope, account: string): Promise<Principal | null>;
  /**
   * What a row becomes, found by its key: one command, several in their order, or null where nothing changes. It decides
   * what another value under a known key means. @throws a refusal, which is the row's
   */
  row(values: Values<C>, scope: CommandScope, options: z.infer<O>): Promise<Step | readonly Step[] | null>;
  /** Who sees imports beside their uploader (`own`); all of them by `all` where nothing is said. */
  reach?: { rule: ReachRule; kinds: readonly string[] };
}

/** A declaration whose columns nobody needs to know any more. */
export interface AnyImport extends Omit<ImportDeclaration, 'row'> {
  // oxlint-disable-next-line typescript/no-explicit-any -- existential: each import knows its own columns and options
  row(values: any, scope: CommandScope, options: any): Promise<Step | readonly Step[] | null>;
}

/** `Employee` of `employee`. */
export const pascal = ({ name }: Pick<AnyImport, 'name'>): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;
