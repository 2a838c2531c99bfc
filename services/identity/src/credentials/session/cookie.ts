import { type HttpSide } from '@kadro/chassis';
import { idleSeconds } from './refresh-state.ts';

const refreshPath = '/identity/api/v1/account/refresh-token';
const name = 'kadro_refresh';
const attributes = `HttpOnly; SameSite=Strict; Path=${refreshPath}`;

export type SessionMode = 'cookie' | 'header';

/** No foreign page can send this header, so the cookie alone opens nothing. */
export const modeOf = (http: HttpSide): SessionMode =>
  http.header('kadro-session') === 'cookie' ? 'cookie' : 'header';

export function sentRefreshToken(http: HttpSide): string | undefined {
  if (modeOf(http) === 'header') return http.header('refresh-token');
  const cookies = (http.header('cookie') ?? '').split(';').map((one) => one.trim().split('='));
  return cookies.find(([cookie]) => cookie === name)?.[1];
}

export function refreshHeaders(mode: SessionMode, token: string, http: HttpSide): Record<string, string> {
  if (mode === 'header') return { 'refresh-token': token };
  const secure = http.header('x-forwarded-proto') === 'https' ? '; Secure' : '';
  return { 'set-cookie': `${name}=${token}; ${attributes}; Max-Age=${idleSeconds}${secure}` };
}

export const clearedCookie = { 'set-cookie': `${name}=; ${attributes}; Max-Age=0` };
