import { type HttpAnswer, type HttpSide, type CommandScope } from '@kadro/chassis';
import { credentials } from '../events.ts';
import { modeOf } from '../session/cookie.ts';
import { openRefreshState } from '../session/refresh-state.ts';
import { sessionAnswer } from '../session/answer.ts';
import { signInOf } from '../shared/sign-in-context.ts';
import { type CredentialsState } from '../state.ts';
import { addSession } from './rules.ts';

const mostDeviceLetters = 200;

/** Answers with the first tokens of the session and the session user. */
export async function openSession(
  scope: CommandScope,
  http: HttpSide,
  organization: string,
  account: string,
): Promise<HttpAnswer> {
  const context = signInOf(scope);
  const mode = modeOf(http);
  const session = scope.ids.random();
  const device = (http.header('user-agent') ?? '').slice(0, mostDeviceLetters);
  await scope.run(
    credentials,
    account,
    `open/${session}`,
    (state: CredentialsState) => addSession(state, { session, mode, device, address: http.address }),
    { organization, actor: account },
  );
  await context.service.caughtUp(scope.outcome!.position);
  const { sign } = (await context.principals.row(organization, account))!;
  const at = scope.now().toString();
  const state = { organization, account, mode, sign, n: 0, at, openedAt: at };
  await openRefreshState(context.service, session, state);
  return sessionAnswer(context, { organization, account, id: session, mode }, 0, 200, http);
}
