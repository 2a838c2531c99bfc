import { endpoint, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { passwordRow } from '../rows/passwords.ts';
import { countAttempt } from '../shared/attempts.ts';
import { matches } from '../shared/password-hash.ts';
import { secret } from '../shared/routes.ts';
import { sessionUserShape } from '../session/user.ts';
import { signInOf } from '../shared/sign-in-context.ts';
import { openSession } from './open.ts';

/** Known and unknown names take the same time and get the same answer. */
export const login = endpoint({
  answers: { status: 200, shape: sessionUserShape },
  name: 'Login',
  method: 'POST',
  path: 'login',
  summary: 'Signs in by work e-mail and password',
  access: { who: 'public' },
  query: true,
  input: z.strictObject({
    username: z.string().trim().toLowerCase().min(1).max(254),
    password: secret,
    captcha: z.string().max(2000).optional(),
  }),
  example: { username: 'ayse.yilmaz@example.com', password: 'secret' },
  handle: async ({ username, password }, scope, http) => {
    const attempt = await countAttempt(scope, username, http.address);
    const owner = await scope.reservations.ownerOf('workEmail', username);
    const stored = owner && (await passwordRow(scope, owner.organization, owner.owner));
    const isRight = await matches(password, stored?.hash ?? null);
    const row = owner && (await signInOf(scope).principals.row(owner.organization, owner.owner));
    if (!owner || !isRight || row?.status !== 'ACTIVE') throw new Refused('invalid_credentials');
    await attempt.clear();
    return openSession(scope, http, owner.organization, owner.owner);
  },
});
