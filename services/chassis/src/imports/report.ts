import { z } from 'zod';
import { GuardedRows } from '../access/guarded-rows.ts';
import { query, type Query } from '../declare/query.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type AnyImport } from './declaration.ts';
import { type ImportRow, type ReportRow, total } from './models.ts';
import { outcomes, wholeRow } from './stream.ts';

const field = z.object({ column: z.string(), code: z.string(), message: z.string() });

const reported = z.object({
  row: z.int(),
  outcome: z.enum(outcomes),
  isApplied: z.boolean(),
  madeId: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  fields: z.array(field),
});

/** Rows in order, in the caller's language; null without reach. */
export function reportQuery(own: AnyImport, imports: ReadModel<ImportRow>, rows: ReadModel<ReportRow>): Query {
  const guarded = new GuardedRows(imports);
  return query({
    name: `${own.name}ImportReport`,
    access: { who: 'reach', reach: imports.access },
    area: own.area,
    args: z.object({
      id: z.string(),
      page: z.int().min(0).default(0),
      rowsPerPage: z.int().min(1).max(100).default(10),
      outcome: z.enum(outcomes).nullish(),
    }),
    answer: z.object({ items: z.array(reported), total: z.int() }),
    example: { id: '018f0000-0000-7000-8000-000000000001' },
    run: async ({ id, page, rowsPerPage, outcome }, scope) => {
      const found = await guarded.one(scope, id);
      if (!found) return null;
      const where = [{ index: 'importId', eq: id }, ...(outcome ? [{ index: 'outcome', eq: outcome }] : [])];
      const items = await scope.find(rows, where, {
        sort: { index: 'row', descending: false },
        offset: page * rowsPerPage,
        limit: rowsPerPage,
      });
      return { items: items.map((row) => shown(row, scope)), total: total(found, outcome) };
    },
  });
}

function shown(
  { importId: _importId, fields, code, limits = {}, ...row }: ReportRow,
  scope: QueryScope,
): z.infer<typeof reported> {
  const { errors } = scope.domain;
  const message = (name: string, of: string): string => errors.body({ name, params: limits[of] }, scope.reader).message;
  return {
    ...row,
    code,
    message: code && message(code, wholeRow),
    fields: Object.entries(fields).map(([column, name]) => ({ column, code: name, message: message(name, column) })),
  };
}
