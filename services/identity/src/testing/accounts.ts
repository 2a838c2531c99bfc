import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Answered } from '@kadro/chassis/testing';
import { type Company, ids, password, setPassword } from './company.ts';

interface Account {
  id: string;
  username: string;
}

interface Issued {
  access: string;
  refresh: string;
  cookie: string;
}

export function tokensOf({ headers }: Pick<Answered, 'headers'>): Issued {
  return {
    access: headers.get('authorization')!,
    refresh: headers.get('refresh-token')!,
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** What a client sends as `captcha` for the challenge of a refusal. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const isRefused = (answered: Answered): boolean =>
  answered.status === 200 && answered.body.code === 750 && !answered.headers.get('authorization');

/** Accounts of a company that a spec starts, each hired for one test. */
export class Accounts {
  private readonly company: Company;
  private count = 0;

  constructor(company: Company) {
    this.company = company;
  }

  async hire(change: object = {}): Promise<Account> {
    const n = ++this.count;
    const username = `someone${n}@a.example`;
    const fields = {
      firstName: 'Jemand',
      lastName: `Nummer${n}`,
      staffNumber: `S${n}`,
      workEmail: username,
      branchId: ids.north,
      hiredDate: '2026-01-05',
    };
    const { id } = await this.company.perform('HirePerson', {}, { ...fields, ...change });
    await setPassword(this.company.hosted, ids.orgA, id!, this.company.passwordHash);
    return { id: id!, username };
  }

  /** From an address of its own, so that failed attempts of other tests do not count. */
  login(username: string, secret = password, headers: Record<string, string> = {}): Promise<Answered> {
    return this.company.send('POST', 'login', {
      body: { username, password: secret },
      headers: { 'x-forwarded-for': `10.1.0.${this.count % 250}`, ...headers },
    });
  }

  /** A new session of somebody, without the work of a password. */
  async open(id: string, request: Record<string, string> = {}): Promise<Issued> {
    return tokensOf({ headers: new Headers(await this.company.open(id, request)) });
  }

  async signIn(request: Record<string, string> = {}): Promise<Account & Issued> {
    const account = await this.hire();
    return { ...account, ...(await this.open(account.id, request)) };
  }

  refresh(token: string): Promise<Answered> {
    return this.company.send('POST', 'account/refresh-token', { headers: { 'refresh-token': token } });
  }

  refreshByCookie(cookie: string): Promise<Answered> {
    return this.company.send('POST', 'account/refresh-token', { headers: { cookie, 'kadro-session': 'cookie' } });
  }

  async statusOf(access: string): Promise<number> {
    return (await this.company.query('{ employeeCount }', access)).status;
  }

  run(name: string, id: string, body: object): Promise<Record<string, string>> {
    return this.company.perform(name, { id }, body);
  }
}
