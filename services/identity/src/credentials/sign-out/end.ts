import { type CommandScope } from '@kadro/chassis';
import { credentials } from '../events.ts';
import { deleteRefreshState } from '../session/refresh-state.ts';
import { type CredentialsState } from '../state.ts';
import { endSessions, withdrawPassword } from './rules.ts';

export async function endSession(scope: CommandScope, account: string, session: string): Promise<void> {
  await scope.run(credentials, account, `end/${session}`, (state: CredentialsState) =>
    endSessions(state, { sessions: [session] }),
  );
  await deleteRefreshState(scope, session);
}

/** Once per command. */
export async function endAllSessions(scope: CommandScope, account: string): Promise<void> {
  await scope.run(credentials, account, 'end', (state: CredentialsState) => endSessions(state, { sessions: 'all' }));
}

/** Once per command: nobody signs in to the account before it has another first password. */
export async function endAccess(scope: CommandScope, account: string): Promise<void> {
  await scope.run(credentials, account, 'withdraw', withdrawPassword);
}
