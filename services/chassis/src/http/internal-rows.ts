import { bare } from '../declare/models/guarded.ts';
import { type QueryScope } from '../declare/scope.ts';
import { queryScope } from '../access/scope.ts';
import { Readable } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowPages } from '../time/row-pages.ts';
import { type Principal } from '../declare/principal.ts';
import { type IndexDeclaration, type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type Row } from '../ports/index.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { recordReadings } from '../privacy/recorded-readings.ts';
import { parse } from '../write/command-runner.ts';
import { awaitAfter, readerOf, problem } from '../runtime/problem.ts';

/** Where services read one another's rows as their caller; no gateway leads here. */
export const rowsPath = '/internal/rows';

const mostValues = 1_000;
const values = { text: z.string(), number: z.number(), boolean: z.boolean(), list: z.string() };

export interface RowsRequest {
  model: string;
  body: unknown;
  headers: Record<string, string | undefined>;
}

/** A model's rows within a caller's reach as NDJSON pages; rights are checked before each. @throws Refused at first */
export async function internalRows(runtime: ServiceRuntime, request: RowsRequest): Promise<AsyncGenerator<string>> {
  const { headers } = request;
  const principal = await callerOf(runtime, headers.authorization);
  const model = runtime.service.readModels.find(({ name }) => name === request.model);
  if (!model || model.access.length === 0 || !model.list) throw new Refused('resource_not_found');
  const args = parse(argsOf(model), request.body ?? {}, runtime.service.domain.errors);
  await awaitAfter(runtime, headers['kadro-after']);
  const scope = queryScope(runtime, principal, readerOf(runtime, { headers }, principal).language);
  const pages = rowPages(model, scope, args);
  // what is refused is refused now, while an answer of its own can still be given
  const first = await pages.next();
  const correlation = headers['x-request-id'] ?? runtime.ports.ids.random();
  await recordReadings(scope, correlation);
  return linesOf();

  async function* linesOf(): AsyncGenerator<string> {
    try {
      for (let page = first; !page.done; page = await pages.next()) {
        if (page !== first) await callerOf(runtime, headers.authorization);
        await recordReadings(scope, correlation);
        yield await textOf(page.value, model!, scope);
      }
    } finally {
      await pages.return(undefined);
    }
  }
}

/** Adds the route: refusals as everywhere, then `application/x-ndjson`, at the reader's pace, cut off where it fails. */
export function addInternalRows(app: FastifyInstance, runtime: ServiceRuntime): void {
  app.post<{ Params: { model: string } }>(`${rowsPath}/:model`, async (request, reply) => {
    const headers = request.headers as Record<string, string | undefined>;
    try {
      const lines = await internalRows(runtime, { model: request.params.model, body: request.body, headers });
      return await reply.type('application/x-ndjson').send(Readable.from(lines, { objectMode: false }));
    } catch (thrown) {
      const { status, body } = problem(runtime, thrown, readerOf(runtime, request, null));
      return reply.code(status).send(body);
    }
  });
}

async function callerOf(runtime: ServiceRuntime, authorization: string | undefined): Promise<Principal> {
  const { authenticator, service } = runtime;
  const principal = authenticator.internal
    ? await authenticator.internal(authorization, service.name)
    : await authenticator.principal(authorization);
  if (principal.mustChangePassword) throw new Refused('password_change_required');
  return principal;
}

function argsOf({ indexes, search }: AnyReadModel) {
  const offered = Object.entries(indexes).filter(([, { filter }]) => filter !== false);
  const fields = Object.fromEntries(offered.map(([name, index]) => [name, clauseOf(index).nullish()]));
  return z.strictObject({
    sortBy: z.string().nullish(),
    descending: z.boolean().nullish(),
    asOf: z.string().nullish(),
    knownAt: z.string().nullish(),
    filter: z.strictObject({ ...fields, ...(search ? { q: z.string().nullish() } : {}) }).nullish(),
  });
}

function clauseOf({ type = 'text' }: IndexDeclaration) {
  const value = values[type];
  const among = z.array(value).max(mostValues).optional();
  const isRange = type === 'text' || type === 'number';
  return z.strictObject({
    eq: value.optional(),
    ...(type === 'boolean' ? {} : { in: among }),
    ...(isRange ? { from: value.optional(), to: value.optional() } : {}),
    ...(type === 'list' ? {} : { isNull: z.boolean().optional() }),
  });
}

async function textOf(rows: readonly Row[], model: AnyReadModel, scope: QueryScope): Promise<string> {
  let text = '';
  for (const row of rows) {
    const line = outside(row, model.schema) as Record<string, unknown>;
    for (const [name, { value }] of Object.entries(model.computed)) line[name] = await value(row, scope);
    text += `${JSON.stringify(line)}\n`;
  }
  return text;
}

/** A value without what its shape does not name: fields that stay inside. */
export function outside(value: unknown, schema: z.ZodType): unknown {
  const shape = bare(schema);
  if (value === null || value === undefined) return null;
  if (shape instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => outside(one, shape.element as z.ZodType));
  if (!(shape instanceof z.ZodObject) || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(shape.shape as Record<string, z.ZodType>).map(([name, type]) => [
      name,
      outside((value as Record<string, unknown>)[name], type),
    ]),
  );
}
