import { type HttpAnswer, type HttpSide, Refused, type CommandScope } from '@kadro/chassis';
import { readRefreshState, replaceRefreshState } from '../session/refresh-state.ts';
import { sessionAnswer } from '../session/answer.ts';
import { signInOf } from '../shared/sign-in-context.ts';

/** New tokens for the session that goes on after its password changed. @throws Refused unauthorised */
export async function renewSession(scope: CommandScope, http: HttpSide): Promise<HttpAnswer> {
  const context = signInOf(scope);
  const { organization, account, session: id } = scope.principal;
  const stored = await readRefreshState(scope, id);
  if (!stored) throw new Refused('unauthorised');
  const { sign } = (await context.principals.row(organization, account))!;
  const { mode, n } = stored.state;
  await replaceRefreshState(scope, id, stored, { ...stored.state, sign });
  return sessionAnswer(context, { organization, account, id, mode }, n, 200, http);
}
