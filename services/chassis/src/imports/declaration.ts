import { type z } from 'zod';
import { type Principal, type Access } from '../declare/principal.ts';
import { type ReachRule } from '../declare/reach.ts';
import { type CommandScope } from '../declare/scope.ts';

export interface Column {
  /** Headers by language; the column's own name works, too. */
  labels: Readonly<Record<string, string>>;
  /** `date` comes as YYYY-MM-DD, `integer` as number, `decimal` as text with a point (`1250.50`). */
  type?: 'text' | 'date' | 'integer' | 'decimal';
  schema?: z.ZodType;
  required?: true;
  example: string;
}

export type Columns = Readonly<Record<string, Column>>;

type Cell<C extends Column> = C extends { schema: infer S extends z.ZodType }
  ? z.infer<S>
  : C extends { type: 'integer' }
    ? number
    : string;

/** An empty cell is absent: unchanged. */
export type Values<C extends Columns> = {
  [K in keyof C as C[K] extends { required: true } ? K : never]: Cell<C[K]>;
} & {
  [K in keyof C as C[K] extends { required: true } ? never : K]?: Cell<C[K]>;
};

export interface Step {
  command: string;
  /** Of the path; a function of the id that the row's first command answered. */
  params?: Record<string, string> | ((id: string) => Record<string, string>);
  body: object;
}

export interface ImportDeclaration<C extends Columns = Columns, O extends z.ZodObject = z.ZodObject> {
  /** Singular, camelCase: names events, models and routes. */
  name: string;
  path: string;
  access: Access;
  area?: string;
  columns: C;
  /** Columns that together identify a row: required, unique in a file. */
  key: readonly (keyof C & string)[];
  /** More upload parameters, all with defaults, kept in the log: nothing personal. */
  options?: O;
  /** Such as `DD.MM.YYYY`; absent = ISO only. */
  datePattern?(scope: CommandScope): Promise<string>;
  /** With today's rights; null without any. */
  uploader(scope: CommandScope, account: string): Promise<Principal | null>;
  /** In order, null where nothing changes; decides what another value under a known key means. @throws a refusal */
  row(values: Values<C>, scope: CommandScope, options: z.infer<O>): Promise<Step | readonly Step[] | null>;
  /** Who sees imports besides the uploader (`own`); all by `all` where absent. */
  reach?: { rule: ReachRule; kinds: readonly string[] };
}

export interface AnyImport extends Omit<ImportDeclaration, 'row'> {
  // oxlint-disable-next-line typescript/no-explicit-any -- existential: each import knows its own columns and options
  row(values: any, scope: CommandScope, options: any): Promise<Step | readonly Step[] | null>;
}

export const pascal = ({ name }: Pick<AnyImport, 'name'>): string => `${name[0]!.toUpperCase()}${name.slice(1)}`;
