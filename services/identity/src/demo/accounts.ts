import { type ServiceRuntime } from '@kadro/chassis';
import { changePassword } from '../credentials/change-password/rules.ts';
import { credentials } from '../credentials/events.ts';
import { issuePassword } from '../credentials/first-password/rules.ts';
import { hashPassword } from '../credentials/shared/password-hash.ts';
import { type CredentialsState } from '../credentials/state.ts';
import { type Member, personId, usernameOf } from './staff.ts';
import { type Company, type Step } from './timeline.ts';

export interface DemoAccount {
  username: string;
  password: string;
  about: string;
}

export interface DemoLogin {
  /** Staff number. */
  number: string;
  /** Shown in the terminal. */
  about: string;
  /** To be changed at the first sign-in. */
  isFirst?: true;
}

const shared = 'Kadro-2026';
const first = 'Eerste-2026';

export const accountOf = (
  { number, about, isFirst }: DemoLogin,
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

/** Hashing begins at once, beside the steps before. */
export function accountSteps(company: Company, logins: readonly DemoLogin[], at: Temporal.Instant): Step[] {
  const { id: organization } = company;
  return logins.map(({ number, isFirst }) => {
    const id = personId(company, number);
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
      const { position } = await runtime.loop.run(credentials, id, context, (state: CredentialsState) =>
        isFirst ? issuePassword(state, { hash }) : changePassword(state, { hash, session: null }),
      );
      await runtime.caughtUp(position);
    };
    return { at, on: `${organization}/${id}`, run };
  });
}
