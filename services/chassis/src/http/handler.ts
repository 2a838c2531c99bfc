import { problem, readerOf } from '../runtime/problem.ts';
import { commandScope } from '../access/scope.ts';
import { type Ids } from '../ports/time/ids.ts';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Principal } from '../declare/principal.ts';
import { type Command, type Endpoint, type HttpAnswer, bindsKeys } from '../declare/command.ts';
import { heardParams } from '../declare/texts/heard.ts';
import { withoutSecrets } from '../declare/texts/kinds.ts';
import { admit } from '../access/admit.ts';
import { parse, runCommand } from '../write/command-runner.ts';
import { withIntent } from '../write/intents.ts';
import { routeKey } from '../declare/prefix.ts';
import { Refused } from '../declare/refusal.ts';
import { recordReadings } from '../privacy/recorded-readings.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { requestContext, SpanKind, traced } from '../observe/tracing.ts';
import { type CommandRates } from './edge/command-rates.ts';
import { mustBeOwnSite } from './edge/own-site.ts';
import { endOfTurn } from './turn.ts';
import { saidIn } from './said.ts';
import { isForm, uploadedForm } from './upload.ts';

const longestKey = 200;
const keyHeader = 'idempotency-key';

/** Answers one declared route: sign-in, route, the command's checks; errors in the caller's language. */
export async function answer(
  runtime: ServiceRuntime,
  route: Command | Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  rates?: CommandRates,
): Promise<void> {
  const { method, id, headers, routeOptions } = request;
  // the route's pattern: the address itself holds ids and query strings
  const attributes = {
    'kadro.service': runtime.service.name,
    'http.request.method': method,
    'http.route': routeOptions.url,
  };
  const respond = async (set: (attributes: { 'http.response.status_code': number }) => void): Promise<void> => {
    await answerWithin(runtime, route, request, reply, rates);
    set({ 'http.response.status_code': reply.statusCode });
  };
  await endOfTurn();
  await traced(
    `${method} ${routeOptions.url}`,
    attributes,
    () => requestContext(id, headers.traceparent),
    respond,
    SpanKind.SERVER,
  );
}

async function answerWithin(
  runtime: ServiceRuntime,
  route: Command | Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  rates?: CommandRates,
): Promise<void> {
  let principal: Principal | null = null;
  try {
    mustBeOwnSite(request);
    principal =
      route.access.who === 'public' ? null : await runtime.signIn(route).principal(request.headers.authorization);
    if (principal) rates?.take(principal, request.body);
    admit(runtime.service.domain.policy, route, principal);
    if (isForm(request) !== 'upload' in route) throw new Refused('unsupported_file_format');
    const { language } = readerOf(runtime, request, principal);
    const made =
      route.kind === 'command'
        ? await byCommand(runtime, route, request, principal!, language)
        : await byEndpoint(runtime, route, request, principal, language);
    for (const [name, value] of Object.entries(made.headers ?? {})) void reply.header(name, value);
    void reply.code(made.status).send(made.status === 204 ? undefined : made.body);
  } catch (thrown) {
    const { status, headers, body } = problem(runtime, thrown, readerOf(runtime, request, principal));
    void reply.code(status).headers(headers).send(body);
  }
}

async function byCommand(
  runtime: ServiceRuntime,
  command: Command,
  request: FastifyRequest,
  principal: Principal,
  language: string,
): Promise<HttpAnswer> {
  const { status, position, body } = await runCommand(runtime, command, {
    params: request.params as Record<string, string>,
    body: request.body,
    principal,
    language,
    key: commandKey(request, runtime.ports.ids),
    correlation: request.id,
    address: request.ip,
  });
  return {
    status: request.method === 'POST' && status === 200 && command.alsoBy ? 201 : status,
    body,
    headers: { 'kadro-position': position },
  };
}

async function byEndpoint(
  runtime: ServiceRuntime,
  endpoint: Endpoint,
  request: FastifyRequest,
  principal: Principal | null,
  language: string,
): Promise<HttpAnswer> {
  const { upload, query } = endpoint;
  const form = upload ? await uploadedForm(request, query ? [] : Object.keys(endpoint.input.shape), upload) : null;
  const { body: sent = {} } = request as { body?: object | null };
  const given = query && sent !== null && Object.keys(sent).length === 0 ? request.query : sent;
  const input = parse(endpoint.input, form && !query ? form.fields : given, runtime.service.domain.errors);
  const organization = principal?.organization ?? '*';
  const key = runtime.hash(
    organization,
    principal?.account ?? '*',
    placeOf(endpoint, request),
    commandKey(request, runtime.ports.ids),
  );
  const body = runtime.hash(JSON.stringify(withoutSecrets(endpoint.input, input))).slice(0, 16);
  const context = { organization, actor: principal?.account ?? 'system', key, body, correlation: request.id };
  const scope = commandScope(runtime, principal, language, context);
  scope.params = heardParams(request.params as Record<string, string>);
  scope.address = request.ip;
  const act = (): Promise<HttpAnswer> =>
    endpoint.handle(input, scope, {
      header: (name) => headerOf(request, name),
      said: () => (endpoint.signed ? saidIn(request) : notSigned()),
      file: () => (form ? Promise.resolve(form.file) : Promise.reject(new Error('the route takes no file'))),
      address: request.ip,
    });
  const isKept = bindsKeys(endpoint) && headerOf(request, keyHeader) !== undefined;
  const made = isKept ? await withIntent(scope, endpoint.method, act) : await act();
  await recordReadings(scope, request.id);
  const position = scope.outcome?.position;
  if (position === undefined) return made;
  await runtime.caughtUp(position);
  return { ...made, headers: { 'kadro-position': position, ...made.headers } };
}

function notSigned(): never {
  throw new Error('the route is not signed');
}

/** Where a key means one intent: what a route names in its path is another one. */
function placeOf(endpoint: Endpoint, { params }: FastifyRequest): string {
  const named = JSON.stringify(params);
  return named === '{}' ? routeKey(endpoint) : `${routeKey(endpoint)} ${named}`;
}

function commandKey(request: FastifyRequest, ids: Ids): string {
  const given = headerOf(request, keyHeader);
  if (given === undefined) return ids.random();
  if (given === '') throw new Refused('constraint_violation', { fields: { 'Idempotency-Key': { name: 'required' } } });
  if (given.length > longestKey)
    throw new Refused('constraint_violation', {
      fields: { 'Idempotency-Key': { name: 'too_long', params: { max: longestKey } } },
    });
  return given;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}
