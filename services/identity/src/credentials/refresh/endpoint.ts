import { endpoint } from '@kadro/chassis';
import { errorBody, type Reader, Rejection } from '@kadro/kernel';
import { z } from 'zod';
import { clearedCookie } from '../session/cookie.ts';
import { sessionUserShape } from '../session/user.ts';
import { refreshSession } from './rotation.ts';

/** As the specification has it: who sends no token is answered 200. */
const noToken = z.object({ code: z.int(), name: z.literal('refresh_token_not_found'), message: z.string() });

export const refresh = endpoint({
  answers: { status: 202, shape: sessionUserShape, also: { 200: noToken } },
  name: 'RefreshToken',
  method: 'POST',
  path: 'account/refresh-token',
  summary: 'A new access token for a refresh token',
  access: { who: 'public' },
  input: z.strictObject({}),
  example: {},
  handle: async (_input, scope, http) =>
    (await refreshSession(scope, http)) ?? {
      status: 200,
      body: errorBody(new Rejection('refresh_token_not_found'), scope.reader as Reader),
      headers: clearedCookie,
    },
});
