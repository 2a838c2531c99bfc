import { Refused, type CommandScope } from '@kadro/chassis';

const windowSeconds = 15 * 60;
const mostPerAccount = 5;
/** Many people sign in from one office, so an address may fail more often than an account. */
const mostPerAddress = 50;

/**
 * Counts before the password is judged: over the limit the right one is refused too. Of an address only wrong ones
 * count, so that an office of any size can begin its day. @throws Refused login_attempt_failed
 */
export async function countAttempt(
  scope: CommandScope,
  username: string,
  address: string,
): Promise<{ clear(): Promise<void> }> {
  const { keyValue } = scope;
  const window = Math.floor(scope.now().epochMilliseconds / (windowSeconds * 1000));
  const byAddress = (kind: string) => `attempts:address:${kind}:${window}:${scope.hash('attempt', address)}`;
  const account = `attempts:account:${scope.hash('attempt', username)}`;
  const [ofAccount, ofAddress, right] = await Promise.all([
    keyValue.increment('*', account, windowSeconds),
    keyValue.increment('*', byAddress('tried'), windowSeconds),
    keyValue.get('*', byAddress('right')),
  ]);
  if (ofAccount > mostPerAccount || ofAddress - Number(right ?? 0) > mostPerAddress)
    throw new Refused('login_attempt_failed');
  return {
    clear: async () => {
      await Promise.all([keyValue.delete('*', account), keyValue.increment('*', byAddress('right'), windowSeconds)]);
    },
  };
}
