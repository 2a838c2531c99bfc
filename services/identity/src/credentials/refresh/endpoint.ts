import { endpoint } from '@kadro/chassis';
import { errorBody, type Language, Rejection } from '@kadro/kernel';
import { z } from 'zod';
import { clearedCookie } from '../session/cookie.ts';
import { sessionUserShape } from '../session/user.ts';
import { refreshSession } from './rotation.ts';

export const refresh = endpoint({
  answers: { status: 202, shape: sessionUserShape },
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
      body: errorBody(new Rejection('refresh_token_not_found'), scope.language as Language),
      headers: clearedCookie,
    },
});
