import { type Principal as Caller, Refused, type ServiceScope } from '@kadro/chassis';
import { areas, defaultDatePattern, isDisabled, type Language, type Principal } from '@kadro/kernel';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';
import { zoneAt } from '../../person/shared/day.ts';
import { isKnownToStranger } from '../first-password/known-to-others.ts';
import { type PrincipalRow, principals } from '../rows/principals.ts';
import { sessions } from '../rows/sessions.ts';
import { passwordDaysLeft } from './password-expiry.ts';
import { type Tokens } from './tokens.ts';

const mostCached = 10_000;

/** Makes principals from tokens and rows: sign-in is checked here, for REST and GraphQL alike. */
export class Principals {
  private readonly made = new Map<string, { stamp: string; principal: Principal }>();
  private readonly service: ServiceScope;
  private readonly tokens: Tokens;

  constructor(service: ServiceScope, tokens: Tokens) {
    this.service = service;
    this.tokens = tokens;
  }

  /**
   * @throws Refused unauthorised for a token that is missing, broken, expired, ended or older than a change of rights
   */
  async principal(authorization: string | undefined): Promise<Caller> {
    const now = this.service.now();
    const claims = authorization?.startsWith('Bearer ')
      ? await this.tokens.verified(authorization.slice(7), now)
      : null;
    if (!claims) throw new Refused('unauthorised');
    const { organization, account, session } = claims;
    const [row, open, settings] = await Promise.all([
      this.row(organization, account),
      this.service.rows(sessions).get(organization, session),
      this.settings(organization),
    ]);
    const isGood =
      row?.access === claims.access && row.sign === claims.sign && (await this.isUsable(organization, row));
    if (!row || !isGood || !open || !settings) throw new Refused('unauthorised');
    // the zone of a branch seldom changes: within a minute it is noticed
    const minute = Math.floor(this.service.now().epochMilliseconds / 60_000);
    const stamp = `${row.access}.${row.sign}.${row.language}.${settings.revision}.${minute}`;
    const known = this.made.get(session);
    const principal = known?.stamp === stamp ? known.principal : await this.make(organization, session, row, settings);
    this.cache(session, stamp, principal);
    const mustChangePassword = this.mustChange(row, settings);
    return { ...principal, mustChangePassword };
  }

  /**
   * Who asks on a route between services: with a session, or by an acting token for the service that is asked. @throws
   * Refused unauthorised
   */
  async internal(authorization: string | undefined, service: string): Promise<Caller> {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : '';
    const claims = await this.tokens.verifiedActing(token, service, this.service.now());
    if (!claims) return this.principal(authorization);
    const { organization, account } = claims;
    const row = await this.row(organization, account);
    const principal =
      row?.access === claims.access && row.sign === claims.sign ? await this.ofAccount(organization, account) : null;
    if (!principal) throw new Refused('unauthorised');
    return principal;
  }

  /**
   * A token by which a job speaks for an account to one service where there is no session, good for ten minutes or
   * until the account's rights change; null where nobody stands behind the account any more.
   */
  async actingToken(organization: string, account: string, service: string): Promise<string | null> {
    const row = await this.row(organization, account);
    if (row?.status !== 'ACTIVE') return null;
    const { access, sign } = row;
    return this.tokens.acting({ organization, account, access, sign }, service, this.service.now());
  }

  async row(organization: string, account: string): Promise<PrincipalRow | null> {
    return ((await this.service.rows(principals).get(organization, account))?.doc ?? null) as PrincipalRow | null;
  }

  /** Whether an account may be used: its owner is employed, and nobody knows its first password who may not act on it. */
  async isUsable(organization: string, row: PrincipalRow | null): Promise<boolean> {
    if (row?.status !== 'ACTIVE') return false;
    return !(await isKnownToStranger(this.service, organization, row, (one) => this.ofAccount(organization, one)));
  }

  /** For background work in the name of an account, with its rights as they are now; null where it has none. */
  async ofAccount(organization: string, account: string): Promise<Caller | null> {
    const [row, settings] = await Promise.all([this.row(organization, account), this.settings(organization)]);
    return row?.status === 'ACTIVE' && settings ? this.make(organization, 'background', row, settings) : null;
  }

  private async settings(organization: string): Promise<OrganizationRow | undefined> {
    return (await this.service.rows(organizations).get(organization, organization))?.doc as OrganizationRow | undefined;
  }

  private mustChange(row: PrincipalRow, { parameters }: OrganizationRow): boolean {
    return row.temporary || passwordDaysLeft(row.passwordAt, parameters, this.service.now()) === 0;
  }

  private async make(
    organization: string,
    session: string,
    row: PrincipalRow,
    settings: OrganizationRow,
  ): Promise<Principal> {
    const { adminBranches, ...roles } = row.roles;
    return {
      organization,
      account: row.id,
      employeeId: row.id,
      session,
      language: row.language as Language,
      roles,
      adminBranches,
      datePattern: settings.datePattern || defaultDatePattern,
      zone: await zoneAt(this.service, organization, row.branchId),
      searchLetters: settings.parameters.searchLetters,
      mustChangePassword: false,
      disabledAreas: areas.filter((area) => isDisabled(settings.mobileSettings, area)),
    };
  }

  private cache(session: string, stamp: string, principal: Principal): void {
    this.made.delete(session);
    this.made.set(session, { stamp, principal });
    if (this.made.size > mostCached) this.made.delete(this.made.keys().next().value!);
  }
}
