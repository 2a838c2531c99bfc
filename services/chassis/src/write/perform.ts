import { type Principal } from '../declare/principal.ts';
import { parse, runCommand } from './command-runner.ts';
import { type UploadedFile } from '../declare/command.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { CommandScope } from '../declare/scope.ts';

/** Nobody waits at the other end of a connection: what is done next finds the rows of this, on a slow machine too. */
const longestMs = 60_000;

/**
 * Runs a declared command in process, with everything but sign-in; answers its body. @throws Refused, Error for an
 * unknown name
 */
export async function perform(
  runtime: ServiceRuntime,
  principal: Principal,
  name: string,
  params: Record<string, string>,
  body: object,
  key: string,
): Promise<Record<string, string>> {
  const command = runtime.service.commands.find((one) => one.name === name);
  if (!command) throw new Error(`no such command: ${name}`);
  const {
    body: answer,
    status,
    position,
  } = await runCommand(runtime, command, {
    params,
    body,
    principal,
    language: principal.language,
    key,
    correlation: key,
  });
  if (status === 202) await runtime.caughtUp(position, undefined, longestMs);
  return answer as Record<string, string>;
}

/**
 * Uploads a file in process as the principal would (`UploadFile` of a service that keeps files); answers its id.
 * `about`: its kind and person, where they are not the only kind and the principal. @throws Refused
 */
export async function performUpload(
  runtime: ServiceRuntime,
  principal: Principal,
  file: UploadedFile,
  key: string,
  about: { kind?: string; person?: string } = {},
): Promise<string> {
  const endpoint = runtime.service.endpoints.find((one) => one.name === 'UploadFile');
  if (!endpoint) throw new Error(`${runtime.service.name} keeps no files`);
  const { organization, account } = principal;
  const context = {
    organization,
    actor: account,
    key: runtime.hash(organization, account, endpoint.path, key),
    body: '',
    correlation: key,
  };
  const scope = new CommandScope(runtime, principal, principal.language, context);
  const { body } = await endpoint.handle(parse(endpoint.input, about, runtime.service.house.errors) as never, scope, {
    header: () => undefined,
    file: async () => file,
    address: '',
  });
  const { id, position } = body as { id: string; position: string };
  await runtime.caughtUp(position, undefined, longestMs);
  return id;
}
