import { type CommandScope, endpoint, type HttpAnswer, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { judged } from '../attempts/attempt.ts';
import { deviceHeaders, deviceOf, isKnown } from '../attempts/device.ts';
import { passwordRow } from '../rows/passwords.ts';
import { matches } from '../shared/password-hash.ts';
import { secret } from '../shared/routes.ts';
import { sessionUserShape } from '../session/user.ts';
import { signInOf } from '../shared/sign-in-context.ts';
import { openSession } from './open.ts';

interface Owner {
  organization: string;
  owner: string;
}

/** Known and unknown names take the same time, are throttled alike and get the same answer. */
export const login = endpoint({
  answers: { status: 200, shape: sessionUserShape },
  name: 'Login',
  method: 'POST',
  path: 'login',
  summary: 'Signs in by work e-mail and password; after failures with a solved `challenge` of 808 as `captcha`',
  access: { who: 'public' },
  query: true,
  input: z.strictObject({
    username: z.string().trim().toLowerCase().min(1).max(254),
    password: secret,
    captcha: z.string().max(2000).optional(),
  }),
  example: { username: 'ayse.yilmaz@example.com', password: 'secret' },
  handle: async ({ username, password, captcha }, scope, http) => {
    const device = deviceOf(scope, http);
    const known = isKnown(scope, device, username) ? device.id : undefined;
    const place = { name: username, address: http.address, device: known };
    const found = await judged(scope, place, { work: true, captcha }, () => ownerOf(scope, username, password));
    if (!found) throw new Refused('invalid_credentials');
    const answer = await openSession(scope, http, found.organization, found.owner);
    return withDevice(answer, deviceHeaders(scope, http, device, username));
  },
});

async function ownerOf(scope: CommandScope, username: string, password: string): Promise<Owner | null> {
  const owner = await scope.reservations.ownerOf('workEmail', username);
  const stored = owner && (await passwordRow(scope, owner.organization, owner.owner));
  const isRight = await matches(password, stored?.hash ?? null);
  if (!owner || !isRight) return null;
  const { principals } = signInOf(scope);
  const row = await principals.row(owner.organization, owner.owner);
  return (await principals.isUsable(owner.organization, row)) ? owner : null;
}

function withDevice(answer: HttpAnswer, device: ReturnType<typeof deviceHeaders>): HttpAnswer {
  const { headers = {} } = answer;
  if ('header' in device) return { ...answer, headers: { ...headers, ...device.header } };
  return { ...answer, headers: { ...headers, 'set-cookie': [headers['set-cookie'] ?? [], device.cookie].flat() } };
}
