import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How a script and the running server agree on a restore: by two small files in the data folder, which they share
 * anyway.
 */
const requestName = 'restore-request.json';
const outcomeName = 'restore-outcome.json';

/** Which prepared folder is to take the place of the data folder, by its epoch. */
export interface RestoreRequest {
  epoch: string;
}

/** What became of a request: where the former folder is, or why all is as it was. */
export interface RestoreOutcome extends RestoreRequest {
  former?: string;
  failed?: string;
}

/** Asks the server that uses a data folder to exchange it. */
export const requestRestore = (data: string, request: RestoreRequest): void => write(data, requestName, request);

/** Takes back a request that nobody has taken up. */
export const withdrawRequest = (data: string): void => rmSync(join(data, requestName), { force: true });

/** The request that waits, if any; it waits no more. */
export function takeRequest(data: string): RestoreRequest | null {
  return take<RestoreRequest>(data, requestName);
}

/** Says what became of a request. */
export const sayOutcome = (data: string, outcome: RestoreOutcome): void => write(data, outcomeName, outcome);

/** What became of a request, once it is known. */
export function takeOutcome(data: string, { epoch }: RestoreRequest): RestoreOutcome | null {
  const outcome = take<RestoreOutcome>(data, outcomeName);
  return outcome?.epoch === epoch ? outcome : null;
}

function write(data: string, name: string, content: object): void {
  const path = join(data, name);
  writeFileSync(`${path}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function take<T>(data: string, name: string): T | null {
  const path = join(data, name);
  if (!existsSync(path)) return null;
  const content = JSON.parse(readFileSync(path, 'utf8')) as T;
  rmSync(path, { force: true });
  return content;
}
