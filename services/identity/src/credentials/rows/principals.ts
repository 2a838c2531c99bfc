import {
  alsoFrom,
  type Principal as Caller,
  type ReadModel,
  readModel,
  Refused,
  type ServiceRuntime,
} from '@kadro/chassis';
import { areas, isDisabled, type Language, type MobileSettings, type Parameters, type Principal } from '@kadro/kernel';
import { z } from 'zod';
import { credentials, sessions } from '../events.ts';
import { inForce } from '../../person/shared/timeline.ts';
import { branches } from '../../organization/records/branches.ts';
import { organizations } from '../../organization/events.ts';
import { person } from '../../person/events.ts';
import { type Tokens } from '../shared/tokens.ts';

/** What signing in and each request need of an account. Never offered outside. */
export interface PrincipalRow {
  id: string;
  status: 'ACTIVE' | 'RESIGNED';
  language: string;
  branchId: string | null;
  roles: Principal['roles'] & { adminBranches: string[] };
  /**
   * The last event that changed role, branch or managers: access tokens made before are refused, refreshing goes on.
   */
  access: string;
  /** The last resigning, return or new password: nothing made before is good any more. */
  sign: string;
  temporary: boolean;
  passwordAt: string;
}

type Project<E> = (row: PrincipalRow | null, seen: { data: E; event: string }) => Record<string, unknown> | null;
const moved: Project<object> = (row, { data, event }) => {
  const { branchId, managerId } = inForce(data);
  if (!row || (branchId === undefined && managerId === undefined)) return row as never;
  return { ...row, ...(branchId !== undefined ? { branchId } : {}), access: event };
};
const managed: Project<unknown> = (row, { event }) => row && { ...row, access: event };
const signedAnew =
  (change: Partial<PrincipalRow>): Project<unknown> =>
  (row, { event }) =>
    row && { ...row, ...change, sign: event };

const fromPerson = readModel<unknown, (typeof person)['events'], PrincipalRow>(person as never, {
  name: 'principals',
  row: 'Principal',
  version: 3,
  schema: z.object({ id: z.string() }),
  indexes: {},
  reach: {},
  access: [],
  sharedRows: true,
  // who is added to or removed from a list of managers gets or loses a right, like the person itself
  keys: ({ id, data }) => (data.added ? [id, ...(data.added as string[]), ...(data.removed as string[])] : [id]),
  project: {
    PersonHired: (_row, { data, event }) => ({
      status: 'ACTIVE',
      language: data.language,
      branchId: data.branchId,
      roles: { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] },
      access: event,
      sign: event,
      temporary: false,
      passwordAt: '',
    }),
    LanguageChanged: (row, { data }) => row && { ...row, language: data.language },
    RolesChanged: (row, { data, event }) => row && { ...row, roles: data, access: event },
    EmploymentChanged: moved,
    EmploymentChangeTookEffect: moved,
    ManagementChanged: managed,
    ManagementChangeTookEffect: managed,
    PersonResigned: signedAnew({ status: 'RESIGNED' }),
    ResignationTookEffect: signedAnew({ status: 'RESIGNED' }),
    PersonRehired: signedAnew({ status: 'ACTIVE' }),
  },
});

export const principals = alsoFrom<unknown, (typeof credentials)['events'], PrincipalRow>(
  credentials as never,
  fromPerson,
  {
    PasswordIssued: (row, { at, event }) => row && { ...row, temporary: true, passwordAt: at, sign: event },
    PasswordChanged: (row, { at, event }) => row && { ...row, temporary: false, passwordAt: at, sign: event },
  },
) as unknown as ReadModel<never>;

/** Days left of a password, null where it never expires. */
export function passwordDaysLeft(
  passwordAt: string,
  { passwordExpiryDays }: Pick<Parameters, 'passwordExpiryDays'>,
  now: Temporal.Instant,
): number | null {
  if (passwordExpiryDays === 0 || !passwordAt) return null;
  const until = Temporal.Instant.from(passwordAt).add({ hours: 24 * passwordExpiryDays });
  return Math.max(0, Math.ceil(now.until(until).total('hours') / 24));
}

/** Makes principals from tokens and rows: sign-in is checked here, for REST and GraphQL alike. */
export class Principals {
  private readonly made = new Map<string, { stamp: string; principal: Principal }>();
  private readonly runtime: ServiceRuntime;
  private readonly tokens: Tokens;

  constructor(runtime: ServiceRuntime, tokens: Tokens) {
    this.runtime = runtime;
    this.tokens = tokens;
  }

  /**
   * @throws Refused unauthorised for a token that is missing, broken, expired, ended or older than a change of rights
   */
  async principal(authorization: string | undefined): Promise<Caller> {
    const claims = authorization?.startsWith('Bearer ')
      ? await this.tokens.verified(authorization.slice(7), this.runtime.ports.clock.now())
      : null;
    if (!claims) throw new Refused('unauthorised');
    const { organization, account, session } = claims;
    const [row, open, settings] = await Promise.all([
      this.row(organization, account),
      this.runtime.rows(sessions).get(organization, session),
      this.runtime.rows(organizations).get(organization, organization),
    ]);
    if (
      !row ||
      !open ||
      !settings ||
      row.status !== 'ACTIVE' ||
      row.access !== claims.access ||
      row.sign !== claims.sign
    )
      throw new Refused('unauthorised');
    // the zone of a branch seldom changes: within a minute it is noticed
    const minute = Math.floor(this.runtime.ports.clock.now().epochMilliseconds / 60_000);
    const stamp = `${row.access}.${row.sign}.${row.language}.${String(settings.doc.revision as number)}.${minute}`;
    const known = this.made.get(session);
    const principal =
      known?.stamp === stamp ? known.principal : await this.make(organization, session, row, settings.doc as never);
    this.keep(session, stamp, principal);
    return { ...principal, mustChangePassword: this.mustChange(row, settings.doc as never) } as Caller;
  }

  /**
   * Who asks on a route between services: with a session, or by an acting token for the service that is asked. @throws
   * Refused unauthorised
   */
  async internal(authorization: string | undefined, service: string): Promise<Caller> {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : '';
    const claims = await this.tokens.verifiedActing(token, service, this.runtime.ports.clock.now());
    if (!claims) return this.principal(authorization);
    const { organization, account } = claims;
    const row = await this.row(organization, account);
    const principal =
      row?.access === claims.access && row.sign === claims.sign ? await this.ofAccount(organization, account) : null;
    if (!principal) throw new Refused('unauthorised');
    return principal;
  }

  /**
   * A token by which a job speaks for an account to one service where there is no session, good for ten minutes or until
   * the account's rights change; null where nobody stands behind the account any more.
   */
  async actingToken(organization: string, account: string, service: string): Promise<string | null> {
    const row = await this.row(organization, account);
    if (row?.status !== 'ACTIVE') return null;
    const { access, sign } = row;
    return this.tokens.acting({ organization, account, access, sign }, service, this.runtime.ports.clock.now());
  }

  async row(organization: string, account: string): Promise<PrincipalRow | null> {
    return ((await this.runtime.rows(principals).get(organization, account))?.doc ?? null) as PrincipalRow | null;
  }

  /**
   * Whoever stands behind an account now, for what is done in the background in his name; null where nobody does any
   * more.
   */
  async ofAccount(organization: string, account: string): Promise<Caller | null> {
    const [row, settings] = await Promise.all([
      this.row(organization, account),
      this.runtime.rows(organizations).get(organization, organization),
    ]);
    return row?.status === 'ACTIVE' && settings
      ? this.make(organization, 'background', row, settings.doc as never)
      : null;
  }

  private mustChange(row: PrincipalRow, settings: { parameters: Parameters }): boolean {
    return row.temporary || passwordDaysLeft(row.passwordAt, settings.parameters, this.runtime.ports.clock.now()) === 0;
  }

  private async make(
    organization: string,
    session: string,
    row: PrincipalRow,
    settings: { mobileSettings: MobileSettings; zone: string; parameters: Parameters },
  ): Promise<Principal> {
    const branch = row.branchId ? await this.runtime.rows(branches.model).get(organization, row.branchId) : null;
    const { adminBranches, ...roles } = row.roles;
    return {
      organization,
      account: row.id,
      employeeId: row.id,
      session,
      language: row.language as Language,
      roles,
      adminBranches,
      zone: (branch?.doc as { zone?: string } | undefined)?.zone ?? settings.zone,
      searchLetters: settings.parameters.searchLetters,
      mustChangePassword: false,
      disabledAreas: areas.filter((area) => isDisabled(settings.mobileSettings, area)),
    };
  }

  private keep(session: string, stamp: string, principal: Principal): void {
    this.made.delete(session);
    this.made.set(session, { stamp, principal });
    if (this.made.size > 10_000) this.made.delete(this.made.keys().next().value!);
  }
}
