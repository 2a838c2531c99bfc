import { expect, it } from '@jest/globals';
import { type ServiceEntry } from './entry.ts';
import { services } from './services.ts';

const list: readonly ServiceEntry[] = services;

/** Nothing that a screen shows is overwritten by these (decision 0041). */
const overwritesNothing = [
  'AdjustBalance',
  // a reading is never changed: another one stands in its place, once
  'ChooseShift',
  'CorrectClock',
  'ForgetPersonalData',
  'RemoveClock',
  'RemovePlannedShifts',
  'ReverseEntry',
  'RevokeAccessTerminalKey',
  'RevokeTerminalKey',
  'SendWelcomeNotification',
  'UnlockSignIn',
];

const makesNew = /^(Create|Define|Hire|Make|Plan|Record|Request)/;

it('every command takes what its caller has seen, but for those that make something new or overwrite nothing', async () => {
  const declared = await Promise.all(list.map(async ({ load }) => (await load()).declaration));
  const takesNone = declared
    .flatMap(({ commands }) => commands)
    .filter(({ input: { shape } }) => !('revision' in shape || 'revisions' in shape))
    .map(({ name }) => name);
  expect(takesNone).toContain('RequestLeave');
  expect(takesNone.filter((name) => !makesNew.test(name)).toSorted()).toEqual(overwritesNothing);
});
