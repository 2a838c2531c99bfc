import { type ServiceRuntime } from '@kadro/chassis';
import { changePassword } from '../credentials/change-password/rules.ts';
import { credentials } from '../credentials/events.ts';
import { issuePassword } from '../credentials/first-password/rules.ts';
import { hashPassword } from '../credentials/shared/password-hash.ts';
import { type Member, personId, usernameOf } from './staff.ts';
import { type Company, type Step } from './timeline.ts';

/** An account of the demo company that somebody may sign in with. */
export interface DemoAccount {
  username: string;
  password: string;
  about: string;
}

/** Somebody who gets an account, and what the terminal says of it. */
export interface Wanted {
  number: string;
  about: string;
  /** The password is a first one, to be changed at the first sign-in. */
  isFirst?: true;
}

const shared = 'Kadro-2026';
const first = 'Eerste-2026';

export const accountOf = (
  { number, about, isFirst }: Wanted,
  members: readonly Member[],
  domain: string,
): DemoAccount => ({
  username: usernameOf(
    members.find((member) => member.number === number)!,
    domain,
  ),
  password: isFirst ? first : shared,
  about,
});

/** Gives people passwords at one moment; hashing begins at once, beside the steps before. */
export function accountSteps({ id: organization }: Company, wanted: readonly Wanted[], at: Temporal.Instant): Step[] {
  return wanted.map(({ number, isFirst }) => {
    const id = personId(number);
    const hashing = hashPassword(isFirst ? first : shared);
    const run = async (runtime: ServiceRuntime): Promise<void> => {
      const hash = await hashing;
      const context = {
        organization,
        actor: id,
        key: runtime.hash('demo', 'password', organization, id),
        body: '',
        correlation: 'demo',
      };
      const { position } = await runtime.loop.run(credentials, id, context, (state) =>
        isFirst ? issuePassword(state, { hash }) : changePassword(state, { hash, session: null }),
      );
      await runtime.caughtUp(position);
    };
    return { at, on: `${organization}/${id}`, run };
  });
}
