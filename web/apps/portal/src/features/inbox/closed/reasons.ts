import { ApiError } from '@kadro/api';
import { type BulkResult, type Decision } from '../decide/decision.ts';

const refusal = 'period_closed';

/** An approval that touches a closed month: it waits for the reason of its correction. */
export interface AskedReason {
  decision: Decision;
  /** What the server said. */
  message: string;
  /** null = the refusal stands. */
  answer: (reason: string | null) => void;
}

type SendOne = (decision: Decision) => Promise<readonly BulkResult[]>;

/** Reasons that are asked for, one after the other. */
export class Reasons {
  readonly #listeners = new Set<() => void>();
  #asked: readonly AskedReason[] = [];

  /** Calls the listener at each change; returns how to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly first = (): AskedReason | undefined => this.#asked[0];

  /** Sends a decision; what touches a closed month is sent again with the reason, once one is given. @throws ApiError */
  async send(sendOne: SendOne, decision: Decision): Promise<readonly BulkResult[]> {
    const results = await sendOne(decision).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.name !== refusal) throw error;
      const correction = await this.#ask(decision, error.message);
      if (correction === null) throw error;
      return sendOne({ ...decision, correction, key: crypto.randomUUID() });
    });
    return this.#again(sendOne, decision, results);
  }

  /** Of several, those that touch one: one reason for all. */
  async #again(sendOne: SendOne, decision: Decision, results: readonly BulkResult[]): Promise<readonly BulkResult[]> {
    const closed = new Map(results.filter(({ name }) => name === refusal).map((one) => [one.id, one.message]));
    const requests = decision.requests.filter(({ id }) => closed.has(id));
    if (requests.length === 0) return results;
    const correction = await this.#ask({ ...decision, requests }, closed.get(requests[0]!.id) ?? '');
    if (correction === null) return results;
    const later = await sendOne({ ...decision, requests, correction, key: crypto.randomUUID() });
    const byId = new Map(later.map((one) => [one.id, one]));
    return results.map((one) => byId.get(one.id) ?? one);
  }

  #ask(decision: Decision, message: string): Promise<string | null> {
    return new Promise((resolve) => {
      const asked: AskedReason = {
        decision,
        message,
        answer: (reason) => {
          this.#change(this.#asked.filter((one) => one !== asked));
          resolve(reason);
        },
      };
      this.#change([...this.#asked, asked]);
    });
  }

  #change(asked: readonly AskedReason[]): void {
    this.#asked = asked;
    for (const listener of this.#listeners) listener();
  }
}
