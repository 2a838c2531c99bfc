import { setTimeout } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import kafkajs, { type Consumer, type KafkaMessage } from 'kafkajs';

const reopenMs = 250;

interface Approval {
  person: string;
  day: string;
  status: string;
}

/** An outside reader of the published messages, with its own consumer group; duplicates are dropped by id. */
export class Payroll {
  /** Approvals by leave: more than one if published under several ids. */
  readonly approvals = new Map<string, Approval[]>();
  /** When each request and its approval were first received (`performance.now()`). */
  readonly requestedAt = new Map<string, number>();
  readonly approvedAt = new Map<string, number>();
  readonly #seen = new Set<string>();
  readonly #closing = new AbortController();
  readonly #done: Promise<void>;

  constructor(brokers: string, topic: string) {
    const kafka = new kafkajs.Kafka({
      clientId: 'payroll',
      brokers: brokers.split(','),
      logLevel: kafkajs.logLevel.NOTHING,
      connectionTimeout: 2_000,
      requestTimeout: 5_000,
      retry: { initialRetryTime: 100, maxRetryTime: 500, retries: 3, restartOnFailure: async () => false },
    });
    this.#done = this.#read(
      () =>
        kafka.consumer({
          groupId: `payroll-${group}`,
          sessionTimeout: 6_000,
          heartbeatInterval: 1_000,
          maxWaitTimeInMs: 50,
          allowAutoTopicCreation: false,
        }),
      topic,
    );
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#done;
  }

  /** Reads until closed; a consumer that crashes is replaced. */
  async #read(open: () => Consumer, topic: string): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const consumer = open();
      const ended = new Promise<void>((resolve) => {
        consumer.on(consumer.events.CRASH, () => resolve());
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      try {
        await consumer.connect();
        await consumer.subscribe({ topics: [topic], fromBeginning: true });
        await consumer.run({
          partitionsConsumedConcurrently: 12,
          eachMessage: async ({ message }) => this.#handle(message),
        });
        await ended;
      } catch {
        // the next one tries again
      }
      await Promise.race([consumer.disconnect(), setTimeout(1_000)]).catch(() => undefined);
      await setTimeout(reopenMs, undefined, { signal }).catch(() => undefined);
    }
  }

  #handle({ headers, value }: KafkaMessage): void {
    const [id, type] = [String(headers?.['ce_id']), String(headers?.['ce_type'])];
    if (!['leave.v1.LeaveRequested', 'leave.v1.LeaveApproved'].includes(type) || !value || this.#seen.has(id)) return;
    this.#seen.add(id);
    const { leave } = JSON.parse(value.toString()) as {
      leave: { id: string; personId: string; beginDate: string; status: string };
    };
    if (type === 'leave.v1.LeaveRequested') return void this.requestedAt.set(leave.id, performance.now());
    const known = this.approvals.get(leave.id) ?? [];
    this.approvals.set(leave.id, [...known, { person: leave.personId, day: leave.beginDate, status: leave.status }]);
    if (known.length === 0) this.approvedAt.set(leave.id, performance.now());
  }
}

const group = randomUUID();
