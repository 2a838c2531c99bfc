import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { declaration } from '@kadro/leave';
import { type Account, type Answer, type Api } from '../shared/api.ts';
import { oneDay } from '../bench/load/leave-target.ts';

const pauseMs = 250;
const retryMs = 100;
const answerTimeoutMs = 20_000;
const maxTries = 600;

/** A command, sent under one key until it is acknowledged, and its answers. */
export interface Sent {
  account: Account;
  method: string;
  path: string;
  body: object;
  key: string;
  /** Other answers and broken connections. */
  failures: number;
  /** Id and position of the acknowledgement, and when it came (`performance.now()`). */
  done?: { id: string; position: string; at: number; isLate: boolean };
}

/** A leave after its acknowledged commands. */
export interface Leave {
  id: string;
  person: string;
  day: string;
  status: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELLED';
}

export interface People {
  organization: string;
  admin: Account;
  /** Has no manager and makes no requests under load. */
  bystander: Account;
  /** Decides on nobody. */
  deputy: Account;
  manager: Account;
  requesters: readonly Account[];
  leaveTypeId: string;
}

const decisions = [
  ...Array.from({ length: 7 }, () => 'APPROVED' as const),
  'DENIED' as const,
  'CANCELLED' as const,
  'PENDING' as const,
];

/** People who request leave, a day at a time, and a manager who decides, until it is paused. */
export class LeaveLoad {
  readonly people: People;
  readonly sent: Sent[] = [];
  readonly leaves = new Map<string, Leave>();
  /** Unexpected answers since they were last taken. */
  #problems: string[] = [];
  readonly #api: Api;
  readonly #days = new Map<string, number>();
  #isFinished = true;
  /** Broken connections to the gateway are expected now. */
  mayBreak = false;
  #working: Promise<unknown> = Promise.resolve();

  constructor(api: Api, people: People) {
    this.#api = api;
    this.people = people;
  }

  start(): void {
    this.#isFinished = false;
    this.#working = Promise.all(
      this.people.requesters.map((one) =>
        this.#work(one).catch((failed: Error) => void this.#problems.push(failed.message)),
      ),
    );
  }

  /** Sends no more; resolves when everything sent is acknowledged. */
  async pause(): Promise<void> {
    this.#isFinished = true;
    await this.#working;
  }

  takeProblems(): string[] {
    const problems = this.#problems;
    this.#problems = [];
    return problems;
  }

  /** When the first command was acknowledged after an instant. */
  doneAfter(instant: number): number | undefined {
    return this.sent.find(({ done }) => done && done.at > instant)?.done!.at;
  }

  /** New tokens for everybody, since tokens expire after a quarter of an hour. */
  async signInAgain(): Promise<void> {
    const { admin, manager, bystander, requesters } = this.people;
    for (const one of [admin, manager, bystander, ...requesters]) Object.assign(one, await this.#api.session(one));
  }

  /** Sends the same command once more; null without an answer. */
  async repeat({ account, method, path, body, key }: Sent): Promise<Answer | null> {
    return this.#api
      .send(method, path, body, { authorization: account.token, 'idempotency-key': key }, 'leave')
      .catch(() => null);
  }

  async #work(requester: Account): Promise<void> {
    await setTimeout(Math.random() * pauseMs);
    for (; !this.#isFinished; await setTimeout(pauseMs)) {
      const n = this.#days.get(requester.id) ?? 0;
      this.#days.set(requester.id, n + 1);
      const body = oneDay(this.people.leaveTypeId, n);
      const request = await this.#send(requester, 'POST', 'leave-requests', body);
      const leave: Leave = { id: request.id, person: requester.id, day: body['beginDate']!, status: 'PENDING' };
      this.leaves.set(leave.id, leave);
      // acknowledged before the rows show it: nobody can decide on it yet
      if (request.isLate) await this.#whenShown(leave.id);
      await this.#decide(requester, leave, decisions[(this.leaves.size * 3) % decisions.length]!);
    }
  }

  async #decide(requester: Account, leave: Leave, status: Leave['status']): Promise<void> {
    const { manager } = this.people;
    if (status === 'PENDING') return;
    if (status === 'CANCELLED')
      await this.#send(requester, 'PUT', `leave-requests/${leave.id}/cancel`, { reason: 'Back at work' });
    else await this.#send(manager, 'PUT', `leave-requests/processes/${leave.id}`, { approved: status === 'APPROVED' });
    leave.status = status;
  }

  async #whenShown(id: string): Promise<void> {
    for (let tries = 0; tries < maxTries; tries++) {
      const found = await this.#api
        .query<{ leaveRequest: object | null }>(
          this.people.admin,
          'query ($id: ID!) { leaveRequest(id: $id) { id } }',
          { id },
        )
        .catch(() => null);
      if (found?.leaveRequest) return;
      await setTimeout(retryMs);
    }
  }

  /** Sends a command until it is acknowledged. @throws Error for a refusal or too many tries */
  async #send(account: Account, method: string, path: string, body: object): Promise<NonNullable<Sent['done']>> {
    const sent: Sent = { account, method, path, body, key: randomUUID(), failures: 0 };
    this.sent.push(sent);
    for (let tries = 0; tries < maxTries; tries++) {
      const answer = await Promise.race([
        this.repeat(sent),
        setTimeout(answerTimeoutMs, 'late' as const, { ref: false }),
      ]);
      if (answer && answer !== 'late' && answer.status < 300) {
        return (sent.done = {
          id: String(answer.body.id),
          position: String(answer.body.position),
          at: performance.now(),
          isLate: answer.status === 202,
        });
      }
      this.#record(sent, answer);
      sent.failures += 1;
      if (answer && answer !== 'late' && answer.status < 500) break;
      await setTimeout(retryMs);
    }
    throw new Error(`${method} ${path} was not acknowledged`);
  }

  #record({ method, path }: Sent, answer: Answer | 'late' | null): void {
    const what = `${method} ${path.replace(/[0-9a-f-]{36}/, '{id}')}`;
    if (!answer && this.mayBreak) return;
    if (answer === 'late') this.#problems.push(`${what}: no answer within ${answerTimeoutMs / 1_000} s`);
    else if (!answer) this.#problems.push(`${what}: the connection broke`);
    else if (answer.status !== 503 || !isOfCatalogue(answer))
      this.#problems.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

function isOfCatalogue({ body, status }: Answer): boolean {
  const { errors } = declaration.domain;
  const name = String(body.name);
  return (
    errors.has(name) && errors.body({ name }, { language: 'en' }).code === body.code && errors.status(name) === status
  );
}
