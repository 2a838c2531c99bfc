import { type Answer, type Company, type Plan } from './act.ts';
import { askingOf } from './asking.ts';
import { type Person, type Roles } from './person.ts';

const { put, post } = askingOf('identity');
const tokenMs = 15 * 60_000;

/** Takes the tokens of an answer. */
function signedIn(person: Person, { headers, body }: Answer, now: number): void {
  person.token = String(headers['authorization']);
  person.refresh = String(headers['refresh-token']);
  person.tokenUntil = now + tokenMs;
  person.id = String(body['id']);
  person.roles = body as unknown as Roles;
  person.failures = 0;
  person.hasFirstPassword = body['firstTimePassword'] === true || body['passwordExpired'] === true;
}

/** What somebody needs before anything else: a token, and a password of his own. */
export function planSignIn(person: Person, { chance }: Company, now: number): Plan | undefined {
  if (person.isOutsider) return undefined;
  const heard = (answer: Answer): void => signedIn(person, answer, now);
  if (!person.token) {
    const asked = post('login', { username: person.username, password: person.password });
    return { asked, heard, isOpen: true };
  }
  if (!person.isSignedIn(now)) {
    const asked = { ...post('account/refresh-token', {}), headers: { 'refresh-token': person.refresh! } };
    return { asked, heard, isOpen: true };
  }
  if (!person.hasFirstPassword) return undefined;
  const password = `Kiraz-${chance.between(1_000, 9_999)}-Erik`;
  person.otherPassword = password;
  return {
    asked: put('account/change-password', { password }),
    heard: (answer) => {
      person.hasPassword(password);
      signedIn(person, answer, now);
    },
  };
}
