import { type Act } from '../people/act.ts';

/** What is known of somebody from what was acknowledged. A field that nobody can know is missing. */
export interface Expected {
  staffNumber?: string;
  firstName?: string;
  lastName?: string;
  title?: string | null;
  extensionNumber?: string | null;
}

const changes: readonly { of: RegExp; method: string; fields: readonly (keyof Expected)[] }[] = [
  { of: /\/employees\/([\w-]{36})$/, method: 'PUT', fields: ['title'] },
  { of: /\/employees\/([\w-]{36})\/contact$/, method: 'PUT', fields: ['extensionNumber'] },
];

/** The people of a company as a list that knows acts and answers only. */
export class PeopleModel {
  readonly #people = new Map<string, Expected>();
  /** Hired by a request whose answer was lost. */
  readonly #perhaps = new Set<string>();
  readonly #done = new Set<string>();

  /** Undefined for somebody who cannot be there. */
  expected(id: string, staffNumber: string): Expected | undefined {
    return this.#people.get(id) ?? (this.#perhaps.has(staffNumber) ? {} : undefined);
  }

  /** Somebody who was there before anybody acted. */
  add(id: string, known: Expected): void {
    this.#people.set(id, known);
  }

  take(act: Act): void {
    const { asked, answer, who } = act;
    if (asked.method === 'GET' || asked.path === '/graphql') return;
    const key = `${who} ${asked.method} ${asked.path} ${asked.headers?.['idempotency-key']}`;
    const isUnknown = answer === null || answer.status >= 500;
    if (this.#done.has(key) || (!isUnknown && answer.status >= 400)) return;
    // one that changed nothing is decided anew when it comes again
    if (!isUnknown && answer.body['unchanged'] !== true) this.#done.add(key);
    if (asked.method === 'POST' && asked.path.endsWith('/employees')) this.#hire(act, isUnknown);
    for (const { of, method, fields } of changes) {
      const id = method === asked.method ? of.exec(asked.path)?.[1] : undefined;
      if (id) this.#change(id, act, isUnknown ? undefined : fields);
    }
  }

  #hire({ asked, answer, mistake }: Act, isUnknown: boolean): void {
    const { staffNumber, firstName, lastName } = asked.body as Record<string, string>;
    if (isUnknown) return void this.#perhaps.add(staffNumber!);
    // what odd texts become is the service's business
    const known: Expected = mistake === 'odd text' ? {} : { staffNumber, firstName, lastName, title: null };
    this.#people.set(String(answer!.body['id']), known);
  }

  /** `fields` undefined = nobody knows whether it was done. */
  #change(id: string, { asked, mistake }: Act, fields: readonly (keyof Expected)[] | undefined): void {
    const known = { ...this.#people.get(id) };
    for (const { fields: all } of fields ? [] : changes) for (const field of all) delete known[field];
    for (const field of fields ?? []) {
      if (!(field in (asked.body ?? {}))) continue;
      if (mistake === 'odd text') delete known[field];
      else Object.assign(known, { [field]: asked.body![field] });
    }
    this.#people.set(id, known);
  }
}
