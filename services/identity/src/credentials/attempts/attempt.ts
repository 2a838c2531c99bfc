import { type CommandScope, Refused, type ServiceScope } from '@kadro/chassis';
import { mustHaveWorked } from './captcha.ts';
import { failedAgain, type Failures, noFailures, rememberedSeconds, standingOf } from './rules.ts';
import { inTurn } from './turns.ts';

/** Longer than any counter lives. */
const turnedSeconds = 4 * rememberedSeconds;
/**
 * Failures of one name from anywhere, or of one address for any names, after which work is needed at once, but of known
 * devices: many places may guess together, and nobody is locked out by it.
 */
const manyFailures = 100;

/** Who tries, and from where: a known device is a place of its own, which strangers do not share. */
export interface Place {
  /** As typed, folded; also one that nobody has. */
  name: string;
  address: string;
  /** Id of the device, where the name signed in from it before. */
  device?: string;
}

/** What may be asked of who fails: `captcha` is the solution sent; without `work` there is only the wait. */
export type Asked = { work: true; captcha: string | undefined } | { work: false };

/**
 * Judges a secret under the rules of throttling; null where it is wrong, which counts. Right ones never count, and end
 * what was counted at their place. @throws Refused login_attempt_failed, captcha_failed
 */
export async function judged<T>(
  scope: CommandScope,
  place: Place,
  asked: Asked,
  judge: () => Promise<T | null>,
): Promise<T | null> {
  const keys = await keysOf(scope, place);
  return inTurn(keys.own, async () => {
    const { keyValue } = scope;
    const failures = failuresIn(await keyValue.get('*', keys.own));
    await mustStand(scope, failures, keys, place, asked);
    const found = await judge();
    if (found === null) await count(scope, failures, keys);
    else if (failures.count > 0) await keyValue.delete('*', keys.own);
    return found;
  });
}

export async function forgetFailures(service: ServiceScope, name: string): Promise<void> {
  await service.keyValue.set('*', turnKey(service, name), service.ids.random(), turnedSeconds);
}

interface Keys {
  own: string;
  wide: readonly string[];
}

const failuresIn = (text: string | null): Failures => (text ? (JSON.parse(text) as Failures) : noFailures);
const turnKey = (service: ServiceScope, name: string): string => `attempts:turn:${service.hash('attempt', name)}`;

async function keysOf(scope: CommandScope, { name, address, device }: Place): Promise<Keys> {
  const turn = (await scope.keyValue.get('*', turnKey(scope, name))) ?? '';
  const from = device === undefined ? `address ${address}` : `device ${device}`;
  return {
    own: `attempts:own:${scope.hash('attempt', name, turn, from)}`,
    wide: device === undefined ? [`name ${name} ${turn}`, `address ${address}`].map((of) => wideKey(scope, of)) : [],
  };
}

const wideKey = (scope: CommandScope, of: string): string => `attempts:wide:${scope.hash('attempt', of)}`;

async function mustStand(
  scope: CommandScope,
  failures: Failures,
  { wide }: Keys,
  { name, address }: Place,
  asked: Asked,
): Promise<void> {
  const standing = standingOf(failures, scope.now());
  if (standing.needs === 'time') throw new Refused('login_attempt_failed', { retryAfter: standing.seconds });
  if (!asked.work) return;
  const counts = await Promise.all(wide.map((key) => scope.keyValue.get('*', key)));
  if (standing.needs === 'nothing' && counts.every((one) => Number(one ?? 0) < manyFailures)) return;
  await mustHaveWorked(scope, scope.hash('captcha', name, address), asked.captcha);
}

async function count(scope: CommandScope, failures: Failures, { own, wide }: Keys): Promise<void> {
  const next = JSON.stringify(failedAgain(failures, scope.now()));
  await Promise.all([
    scope.keyValue.set('*', own, next, rememberedSeconds),
    ...wide.map((key) => scope.keyValue.increment('*', key, rememberedSeconds)),
  ]);
}
