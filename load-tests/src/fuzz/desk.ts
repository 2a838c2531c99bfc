import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type DemoAccount } from '@kadro/kernel';
import { type Account, type Api, fine } from '../shared/api.ts';

type Role = 'admin' | 'employee';

/** Ids that there are, by the resource of their routes. */
type Ids = Record<string, string[]>;

/** As many at once as one query may ask for. */
const lists = [
  ['branches', 'units', 'teams', 'jobs', 'holidays', 'leaveTypes', 'leaveRequests', 'employees'],
  ['shifts', 'worksheets', 'shiftParameters', 'terminals', 'zones', 'identities', 'overtimeTypes', 'workplans'],
  ['clockRecords', 'overtimes', 'clockCorrections', 'workplanRequests', 'periods'],
] as const;
/** Names of queries are those of rows, names of routes those of the specification. */
const resourceOf = (list: string): string => list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Signs in as the super admin of a demo. @throws Error where there is none */
export async function superAdminOf(api: Api, accounts: readonly DemoAccount[]): Promise<Account> {
  const found = accounts.find(({ about }) => /super admin/i.test(about));
  if (!found) throw new Error('the demo has no super admin');
  const { username, password } = found;
  const { body, headers } = fine(await api.send('POST', 'login', { username, password }), 'login');
  const [token, refresh] = [headers.get('authorization')!, headers.get('refresh-token')!];
  return { id: String(body['id']), username, password, token, refresh, from: '10.2.0.1' };
}

/** Gives out tokens of accounts that it makes itself: one whose session or account has ended is followed by another. */
export class Desk {
  readonly #api: Api;
  readonly #root: Account;
  readonly #made = new Map<Role, Account>();
  readonly #run = Date.now().toString(36);
  #number = 0;
  #ids: Ids = {};
  #branchId = '';

  constructor(api: Api, root: Account) {
    this.#api = api;
    this.#root = root;
  }

  async prepare(): Promise<void> {
    for (const some of lists) Object.assign(this.#ids, await this.#idsOf(some));
    // named otherwise where they are acted on
    this.#ids['personal-data'] = this.#ids['employees']!;
    this.#ids['access-terminals'] = this.#ids['terminals']!;
    this.#ids['staffing-needs'] = this.#ids['branches']!;
    const own = await this.#api.query<{ employee: { branchId: string } }>(
      this.#root,
      `{ employee(id: "${this.#root.id}") { branchId } }`,
    );
    this.#branchId = own.employee.branchId;
  }

  async #idsOf(some: readonly string[]): Promise<Ids> {
    const fields = some.map((list) => `${list}(rowsPerPage: 40) { items { id } }`).join(' ');
    const data = await this.#api.query<Record<string, { items: { id: string }[] }>>(this.#root, `{ ${fields} }`);
    const all = Object.entries(data).map(([list, { items }]) => [resourceOf(list), items.map(({ id }) => id)] as const);
    return Object.fromEntries(all.map(([name, ids]) => [name, ids.filter((id) => id !== this.#root.id)]));
  }

  /** `/ids`, `/token/<role>`: the token of a session that has just begun. */
  async listen(): Promise<{ address: string; close(): void }> {
    const server: Server = createServer((request, response) => {
      const role = request.url?.split('/')[2] as Role | undefined;
      const answer = role ? this.#token(role).then((token) => ({ token })) : Promise.resolve(this.#ids);
      answer.then(
        (body) => response.end(JSON.stringify(body)),
        (failed: unknown) => response.writeHead(500).end(String(failed)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
  }

  async #token(role: Role): Promise<string> {
    const known = this.#made.get(role);
    const session = known && (await this.#api.session(known));
    if (session) return session.token;
    await this.#refreshRoot();
    const number = `${this.#run}-${(this.#number += 1)}`;
    const made = await this.#api.hire(this.#root, this.#branchId, number);
    if (role === 'admin') {
      await this.#api.command(this.#root, 'PUT', `employees/${made.id}/role`, { admin: true });
      Object.assign(made, await this.#api.session(made));
    }
    this.#made.set(role, made);
    return made.token;
  }

  async #refreshRoot(): Promise<void> {
    Object.assign(this.#root, await this.#api.session(this.#root));
  }
}
