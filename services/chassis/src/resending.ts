import { randomUUID } from 'node:crypto';
import { type Message } from './message-log.ts';
import { type KeyValue } from './ports.ts';
import { type ServiceRuntime } from './runtime.ts';

const keptSeconds = 24 * 3_600;

/** Which dead letter. */
export interface LetterPlace {
  organization: string;
  id: string;
}

/** Dead letters as somebody beside the services sees them, and where he asks for something. */
export interface Letters {
  /** Organizations that have letters in a topic. */
  organizations(topic: string): Promise<string[]>;
  /** Latest first. */
  list(topic: string, organization: string, page: { offset: number; limit: number }): Promise<Message[]>;
  find(topic: string, organization: string, id: string): Promise<Message | null>;
  keyValue: KeyValue;
  close(): Promise<void>;
}

interface ResendRequest {
  id: string;
  letters: readonly LetterPlace[];
}

/** How a request fares; `left` failed again. */
export interface ResendState {
  id: string;
  isDone: boolean;
  done: number;
  left: readonly LetterPlace[];
}

const requestKey = (service: string): string => `resend/${service}`;
const stateKey = (service: string): string => `resend/${service}/state`;

/** Asks a running service to let its reactions hear dead letters again; answers the id to look for in its state. */
export async function requestResend(keyValue: KeyValue, service: string, letters: readonly LetterPlace[]): Promise<string> {
  const request: ResendRequest = { id: randomUUID(), letters };
  await keyValue.set('*', requestKey(service), JSON.stringify(request), keptSeconds);
  return request.id;
}

/** How the last request to a service fares; null where there was none lately. */
export async function resendState(keyValue: KeyValue, service: string): Promise<ResendState | null> {
  const text = await keyValue.get('*', stateKey(service));
  return text === null ? null : (JSON.parse(text) as ResendState);
}

/** Lets reactions hear dead letters again; answers those that failed again. @throws StoreUnavailable: what was done stays done */
export async function resendAll({ reactor }: ServiceRuntime, letters: readonly LetterPlace[], report: (done: number) => Promise<void>): Promise<LetterPlace[]> {
  const left: LetterPlace[] = [];
  for (const [n, { organization, id }] of letters.entries()) {
    // one that is not there any more was sent before
    if (!(await reactor.resend(organization, id)) && (await reactor.deadLetter(organization, id))) left.push({ organization, id });
    await report(n + 1);
  }
  return left;
}

/** Takes up what somebody in another process asked for, one request at a time. */
export class Resends {
  private readonly runtime: ServiceRuntime;
  private isBusy = false;

  constructor(runtime: ServiceRuntime) {
    this.runtime = runtime;
  }

  /** Does what was asked, if anything; a request that is cut off is done at the next look. */
  async look(): Promise<void> {
    const { ports: { keyValue }, service: { name } } = this.runtime;
    const text = this.isBusy ? null : await keyValue.get('*', requestKey(name));
    if (text === null || this.isBusy) return;
    this.isBusy = true;
    try {
      await this.answer(JSON.parse(text) as ResendRequest);
      // one that came meanwhile stays
      if ((await keyValue.get('*', requestKey(name))) === text) await keyValue.delete('*', requestKey(name));
    } finally {
      this.isBusy = false;
    }
  }

  private async answer({ id, letters }: ResendRequest): Promise<void> {
    const { ports: { keyValue }, service: { name } } = this.runtime;
    const tell = (state: Omit<ResendState, 'id'>): Promise<void> => keyValue.set('*', stateKey(name), JSON.stringify({ id, ...state }), keptSeconds);
    await tell({ isDone: false, done: 0, left: [] });
    const left = await resendAll(this.runtime, letters, (done) => tell({ isDone: false, done, left: [] }));
    await tell({ isDone: true, done: letters.length, left });
  }
}
