import { type NewEvent } from '../declare/streams/decider.ts';
import { contextOf, commandScope } from '../access/scope.ts';
import { type Principal } from '../declare/principal.ts';
import { parse, runCommand } from './command-runner.ts';
import { type UploadedFile, type Command } from '../declare/command.ts';
import { type Service } from '../declare/service.ts';
import { type ServiceScope, type CommandScope } from '../declare/scope.ts';

/** No connection waits: the next step finds the rows of this one, on a slow machine too. */
const longestMs = 60_000;

/** Runs a declared command in process, without sign-in; answers its body. @throws Refused, Error for an unknown name */
export async function perform(
  on: ServiceScope,
  principal: Principal,
  name: string,
  params: Record<string, string>,
  body: object,
  key: string,
): Promise<Record<string, string>> {
  const context = contextOf(on);
  const command = declaredCommand(context.service, name);
  const {
    body: answer,
    status,
    position,
  } = await runCommand(context, command, {
    params,
    body,
    principal,
    language: principal.language,
    key,
    correlation: key,
  });
  if (status === 202) await context.caughtUp(position, undefined, longestMs);
  return answer as Record<string, string>;
}

/** Uploads in process (`UploadFile`); answers its id. `about`: kind and person if not the default. @throws Refused */
export async function performUpload(
  scope: ServiceScope,
  principal: Principal,
  file: UploadedFile,
  key: string,
  about: { kind?: string; person?: string } = {},
): Promise<string> {
  const service = contextOf(scope);
  const endpoint = service.service.endpoints.find((one) => one.name === 'UploadFile');
  if (!endpoint) throw new Error(`${service.service.name} keeps no files`);
  const { organization, account } = principal;
  const context = {
    organization,
    actor: account,
    key: service.hash(organization, account, endpoint.path, key),
    body: '',
    correlation: key,
  };
  const own = commandScope(service, principal, principal.language, context);
  const { body } = await endpoint.handle(parse(endpoint.input, about, service.domain.errors), own, {
    header: () => undefined,
    file: async () => file,
    said: () => '',
    address: '',
  });
  const { id, position } = body as { id: string; position: string };
  await service.caughtUp(position, undefined, longestMs);
  return id;
}

/** Lookups and decision of a command on a row, without the append. @throws Refused, Rejection */
export async function decideOnly(
  scope: CommandScope,
  name: string,
  found: { id: string },
  state: unknown,
  body: object,
): Promise<readonly NewEvent[]> {
  const command = declaredCommand(contextOf(scope).service, name);
  const own = commandScope(scope, scope.principal, scope.language, scope.context);
  Object.assign(own, { id: found.id, rowId: found.id, found, params: { id: found.id } });
  const input = parse(command.input, body, scope.domain.errors);
  return command.decide(state, input, await command.prepare?.(input, own));
}

/** @throws Error for an unknown name */
export function declaredCommand({ commands }: Service, name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(`no such command: ${name}`);
  return command;
}
