import { endpoint, type HttpAnswer, type HttpSide, Refused, type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { z } from 'zod';
import { judged } from '../attempts/attempt.ts';
import { changeName } from '../unlock/unlock.ts';
import { credentials } from '../events.ts';
import { passwordRow } from '../rows/passwords.ts';
import { matches } from '../shared/password-hash.ts';
import { secret, signedIn } from '../shared/routes.ts';
import { sessionUserShape } from '../session/user.ts';
import { type CredentialsState } from '../state.ts';
import { newPasswordHash } from './facts.ts';
import { renewSession } from './renew.ts';
import { changePassword } from './rules.ts';

/** A repeat whose first answer was lost: only hashes know what it set. @throws Refused idempotency_key_reused */
async function isRepeat(scope: CommandScope, given: { oldPassword?: string; password: string }): Promise<boolean> {
  const { account, organization } = scope.principal;
  if (!(await scope.hasRun(credentials, account, 'password'))) return false;
  await scope.caughtUp(scope.outcome!.position);
  const stored = await passwordRow(scope, organization, account);
  const isSame =
    (await matches(given.password, stored?.hash ?? null)) &&
    (given.oldPassword === undefined || (await matches(given.oldPassword, stored?.replaced ?? null)));
  if (!isSame) throw new Refused('idempotency_key_reused');
  return true;
}

async function setPassword(scope: CommandScope, http: HttpSide, password: string): Promise<HttpAnswer> {
  const { account, session } = scope.principal;
  const hash = await newPasswordHash(scope, password);
  await scope.run(credentials, account, 'password', (state: CredentialsState) =>
    changePassword(state, { hash, session }),
  );
  await scope.caughtUp(scope.outcome!.position);
  return renewSession(scope, http);
}

export const changeFirstPassword = endpoint({
  answers: { status: 200, shape: sessionUserShape },
  name: 'ChangeFirstPassword',
  method: 'PUT',
  path: 'account/change-password',
  summary: 'Sets the own password in place of a first or expired one',
  access: signedIn,
  query: true,
  input: z.strictObject({ password: secret }),
  example: { password: 'Kiraz-2026' },
  handle: async ({ password }, scope, http) => {
    if (await isRepeat(scope, { password })) return renewSession(scope, http);
    if (!scope.principal.mustChangePassword) throw new Refused('forbidden');
    return setPassword(scope, http, password);
  },
});

export const changeOwnPassword = endpoint({
  answers: { status: 200, shape: sessionUserShape },
  name: 'ChangePassword',
  method: 'POST',
  path: 'change-password',
  summary: 'Changes the own password',
  access: signedIn,
  query: true,
  input: z.strictObject({ oldPassword: secret, password: secret }),
  example: { oldPassword: 'Kiraz-2026', password: 'Erik-2027' },
  handle: async ({ oldPassword, password }, scope, http) => {
    if (await isRepeat(scope, { oldPassword, password })) return renewSession(scope, http);
    const { account, organization } = scope.principal;
    const place = { name: changeName(account), address: http.address };
    const stored = await passwordRow(scope, organization, account);
    const isRight = async () => (await matches(oldPassword, stored?.hash ?? null)) || null;
    if (!(await judged(scope, place, { work: false }, isRight)))
      reject('password_verification_error', { fields: { oldPassword: { name: 'password_verification_error' } } });
    return setPassword(scope, http, password);
  },
});
