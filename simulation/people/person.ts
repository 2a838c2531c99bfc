import { type Plan } from './act.ts';

/** A row of a list of people, as a screen shows it. */
export interface KnownPerson {
  id: string;
  firstName: string;
  lastName: string;
  staffNumber: string;
  status: string;
  branchId: string | null;
  managerId: string | null;
  role: string | null;
  planned?: { id: string; effectiveOn: string; kind: string }[] | null;
}

export interface KnownRecord extends KnownPerson {
  revision: number;
  roles?: Record<string, unknown> | null;
}

export interface Roles {
  admin: boolean;
  restrictedAdmin: boolean;
  superAdmin: boolean;
}

const mostFailures = 2;

/** Somebody with an account, or without one: he knows what the screens showed him. */
export class Person {
  readonly label: string;
  readonly isOutsider: boolean;
  readonly username: string;
  password: string;
  /** Another one that it may be by now: the answer to its change was lost. */
  otherPassword: string | undefined;
  /** Whether his password is still the first one. */
  hasFirstPassword = true;
  id: string | undefined;
  roles: Roles = { admin: false, restrictedAdmin: false, superAdmin: false };
  token: string | undefined;
  refresh: string | undefined;
  /** Until when the access token is good, in milliseconds. */
  tokenUntil = 0;
  readonly address: string;
  /** Rows of the last list he saw. */
  people: KnownPerson[] = [];
  total = 0;
  /** Records he opened, the newest last. */
  records: KnownRecord[] = [];
  branches: { id: string; name: string }[] = [];
  sessions: { id: string; current: boolean }[] = [];
  /** What he asked last and had no answer to. */
  unanswered: { wish: string; plan: Plan } | undefined;
  /** Keys he has used, with what was asked. */
  readonly used: { key: string; asked: unknown }[] = [];

  /** Sign-ins that failed one after the other. */
  failures = 0;

  constructor(label: string, account: { username: string; password: string; n: number; isOutsider?: boolean }) {
    this.label = label;
    this.username = account.username;
    this.password = account.password;
    this.isOutsider = account.isOutsider ?? false;
    this.address = `10.1.${account.n >> 8}.${account.n & 255}`;
  }

  /** His password is good for nothing: he has left, or needs another first password. */
  get isLockedOut(): boolean {
    return this.failures > mostFailures;
  }

  get isAdmin(): boolean {
    return this.roles.superAdmin || this.roles.admin || this.roles.restrictedAdmin;
  }

  isSignedIn(now: number): boolean {
    return this.token !== undefined && now < this.tokenUntil;
  }

  /** He has to sign in again. */
  forgetSession(): void {
    this.token = undefined;
    this.refresh = undefined;
    this.tokenUntil = 0;
  }

  /** The name or the password was wrong. */
  refused(): void {
    this.failures++;
    if (this.otherPassword === undefined) return;
    [this.password, this.otherPassword] = [this.otherPassword, this.password];
  }

  /** The password is this one from now on. */
  hasPassword(password: string): void {
    this.password = password;
    this.otherPassword = undefined;
  }

  keep(record: KnownRecord): void {
    this.records = [...this.records.filter(({ id }) => id !== record.id), record].slice(-20);
  }
}
