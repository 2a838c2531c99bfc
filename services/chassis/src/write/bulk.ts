import { rowInReach } from '../access/reach.ts';
import { z } from 'zod';
import { type Command, endpoint, type Endpoint, type HttpAnswer } from '../declare/command.ts';
import { runCommand } from './command-runner.ts';
import { type CommandScope } from '../declare/scope.ts';
import { refusalOf } from '../declare/refusal.ts';

const mostAtOnce = 100;

const resultShape = z.object({
  id: z.string(),
  code: z.string().optional(),
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
const answerShape = z.object({ results: z.array(resultShape), position: z.string().optional() });

const id = z.string().min(1).max(64);
const named = z.object({
  ids: z.array(id).min(1).max(mostAtOnce),
  revisions: z.record(id, z.int().min(0)).optional(),
});

interface Result {
  id: string;
  code?: number | string;
  name?: string;
  message?: string;
  details?: Record<string, unknown>;
}

/**
 * All ids have to be in reach, else 403; then an append each under `<key>/<n>`, and answers (conventions, answers). Where
 * the command names its row in a field of the body (`by`), `ids` stand for that field; what the command answers beside id
 * and position is in `details`, as is the id of what it made.
 */
export function bulkOf(one: Command, own: { name: string; path: string; summary: string }): Endpoint {
  const { method, access, area, input, example } = one;
  return endpoint({
    ...own,
    method,
    access,
    area,
    // one revision for each row instead of one for all
    input: input.omit(omitted(one)).extend(named.shape).strict(),
    example: { ...without(example, byOf(one)), ids: ['018f0000-0000-7000-8000-000000000001'] },
    answers: { status: 200, shape: answerShape },
    handle: async (given, scope) => {
      const { ids, revisions: seen = {}, ...body } = given as z.infer<typeof named>;
      return runAll(one, scope, [...new Set(ids)], (id) => {
        const revision = seen[id];
        const own = byOf(one);
        return { ...body, ...(own && { [own]: id }), ...(revision !== undefined && { revision }) };
      });
    },
  });
}

const byOf = ({ target }: Command): string | undefined => ('on' in target ? target.by : undefined);

function omitted(one: Command): Record<string, true> {
  const gone = ['revision', 'id', byOf(one)].filter((name) => name !== undefined && name in one.input.shape);
  return Object.fromEntries(gone.map((name) => [name, true]));
}

function without(example: object, field: string | undefined): object {
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== field));
}

async function runAll(
  one: Command,
  scope: CommandScope,
  ids: readonly string[],
  bodyOf: (id: string) => object,
): Promise<HttpAnswer> {
  if ('on' in one.target) for (const id of ids) await rowInReach(scope, one, one.target.on, id);
  const results: Result[] = [];
  let position: string | undefined;
  for (const [n, id] of ids.entries()) {
    const { result, at } = await runOne(one, scope, id, bodyOf(id), String(n));
    results.push(result);
    if (at && (!position || at > position)) position = at;
  }
  return {
    status: 200,
    body: { results, position },
    ...(position ? { headers: { 'kadro-position': position } } : {}),
  };
}

function detailsOf(
  id: string,
  { id: made, position: _position, unchanged: _unchanged, ...more }: Record<string, unknown>,
) {
  const details = { ...(made === id ? {} : { id: made }), ...more };
  return Object.keys(details).length > 0 ? { details } : {};
}

async function runOne(
  one: Command,
  scope: CommandScope,
  id: string,
  body: object,
  n: string,
): Promise<{ result: Result; at?: string }> {
  const { errors } = scope.domain;
  try {
    const { position, body: answer } = await runCommand(scope, one, request(scope, id, body, n));
    return { result: { id, ...detailsOf(id, answer) }, at: position };
  } catch (thrown) {
    const refusal = refusalOf(thrown, errors);
    if (!refusal) throw thrown;
    const { code, name, message, details } = errors.body(refusal, scope.reader);
    return { result: { id, code, name, message, ...(details ? { details } : {}) } };
  }
}

function request({ principal, language, context }: CommandScope, id: string, body: object, n: string) {
  return { params: { id }, body, principal, language, key: `${context.key}/${n}`, correlation: context.correlation };
}
