import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Script and server communicate by two files in the data folder. */
const requestName = 'restore-request.json';
const outcomeName = 'restore-outcome.json';

/** Names the prepared folder by its epoch. */
export interface RestoreRequest {
  epoch: string;
}

/** The path of the former folder, or the reason of a failure. */
export interface RestoreOutcome extends RestoreRequest {
  former?: string;
  failed?: string;
}

export const requestRestore = (data: string, request: RestoreRequest): void => write(data, requestName, request);

export const withdrawRequest = (data: string): void => rmSync(join(data, requestName), { force: true });

/** Removes and returns a pending request. */
export function takeRequest(data: string): RestoreRequest | null {
  return take<RestoreRequest>(data, requestName);
}

export const writeOutcome = (data: string, outcome: RestoreOutcome): void => write(data, outcomeName, outcome);

/** Removes and returns the outcome of a request, once known. */
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
