import { type HttpSide } from '@kadro/chassis';
import { idleSeconds } from './refresh-state.ts';

const refreshPath = '/identity/api/v1/account/refresh-token';
const name = 'kadro_refresh';
const attributes = `HttpOnly; SameSite=Strict; Path=${refreshPath}`;

export type SessionMode = 'cookie' | 'header';

/** No foreign page can send this header, so the cookie alone opens nothing. */
export const modeOf = (http: HttpSide): SessionMode =>
  http.header('kadro-session') === 'cookie' ? 'cookie' : 'header';

export function cookieOf(http: HttpSide, wanted: string): string | undefined {
  const cookies = (http.header('cookie') ?? '').split(';').map((one) => one.trim().split('='));
  return cookies.find(([cookie]) => cookie === wanted)?.[1];
}

/** The attribute of a cookie that came over https. */
export const secureOf = (http: HttpSide): string => (http.header('x-forwarded-proto') === 'https' ? '; Secure' : '');

export const sentRefreshToken = (http: HttpSide): string | undefined =>
  modeOf(http) === 'header' ? http.header('refresh-token') : cookieOf(http, name);

export function refreshHeaders(mode: SessionMode, token: string, http: HttpSide): Record<string, string> {
  if (mode === 'header') return { 'refresh-token': token };
  return { 'set-cookie': `${name}=${token}; ${attributes}; Max-Age=${idleSeconds}${secureOf(http)}` };
}

export const clearedCookie = { 'set-cookie': `${name}=; ${attributes}; Max-Age=0` };
