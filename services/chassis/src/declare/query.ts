import { type z } from 'zod';
import { type Access } from './principal.ts';
import { type QueryScope } from './scope.ts';

/** A declared read that is no list of one model: a pure function over rows. */
export interface Query {
  kind: 'query' | 'count';
  name: string;
  access: Access;
  area?: string;
  args: z.ZodObject;
  /** GraphQL types are made from it. */
  answer: z.ZodType;
  /** Goes through rows of many people or of many days: of one request and of an account there are as few as histories. */
  isCostly?: true;
  example: object;
  // oxlint-disable-next-line typescript/no-explicit-any -- existential: each query knows its own arguments
  run: (args: any, scope: QueryScope) => Promise<unknown>;
}

export function query<A extends z.ZodObject, T extends z.ZodType>(declaration: {
  name: string;
  access: Access;
  area?: string;
  args: A;
  answer: T;
  isCostly?: true;
  example?: z.input<A>;
  run: (args: z.infer<A>, scope: QueryScope) => Promise<z.infer<T> | null>;
}): Query {
  return { example: {}, ...declaration, kind: 'query' };
}

/** A count for a badge, under the caller's reach. */
export function count(
  declaration: { name: string; access: Access; area?: string; run: (scope: QueryScope) => Promise<number> },
  shapes: { none: z.ZodObject; number: z.ZodType },
): Query {
  const { run, ...rest } = declaration;
  return {
    ...rest,
    kind: 'count',
    args: shapes.none,
    answer: shapes.number,
    example: {},
    run: (_args, scope) => run(scope),
  };
}
