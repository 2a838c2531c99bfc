import { timingSafeEqual } from 'node:crypto';
import { type CommandScope, type HttpSide } from '@kadro/chassis';
import { cookieOf, modeOf, secureOf } from '../session/cookie.ts';

const name = 'kadro_device';
const header = 'kadro-device';
const path = '/identity/api/v1/login';
const seconds = 365 * 24 * 3600;
/** Accounts that share a browser and are all known in it. */
const mostMarks = 8;
const shape = /^[0-9a-f-]{36}(\.[\w-]{27}){1,8}$/;

/** A browser or client from which somebody signed in before: a random id, and a keyed mark for each of its accounts. */
export interface Device {
  id: string;
  marks: readonly string[];
}

/** The device as its client names it; without marks where it names none. */
export function deviceOf(scope: CommandScope, http: HttpSide): Device {
  const sent = (modeOf(http) === 'cookie' ? cookieOf(http, name) : http.header(header)) ?? '';
  const [id, ...marks] = shape.test(sent) ? sent.split('.') : [];
  return { id: id ?? scope.ids.random(), marks };
}

export function isKnown(scope: CommandScope, { id, marks }: Device, username: string): boolean {
  const right = Buffer.from(markOf(scope, id, username));
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), right));
}

/** How a client is told its device after a sign-in, for the next one. */
export function deviceHeaders(
  scope: CommandScope,
  http: HttpSide,
  { id, marks }: Device,
  username: string,
): { cookie: string } | { header: Record<string, string> } {
  const mark = markOf(scope, id, username);
  const value = [id, ...[mark, ...marks.filter((one) => one !== mark)].slice(0, mostMarks)].join('.');
  if (modeOf(http) === 'header') return { header: { [header]: value } };
  return { cookie: `${name}=${value}; HttpOnly; SameSite=Strict; Path=${path}; Max-Age=${seconds}${secureOf(http)}` };
}

const markOf = (scope: CommandScope, id: string, username: string): string => scope.hash('device', id, username);
