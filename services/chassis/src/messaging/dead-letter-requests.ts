import { type Ids, systemIds } from '../ports/ids.ts';
import { type Message } from '../ports/message-log.ts';
import { type KeyValue } from '../ports/index.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';

const keptSeconds = 24 * 3_600;

/** Which dead letter. */
export interface LetterPlace {
  organization: string;
  id: string;
}

/** What may be done with a letter: its reaction hears it again, or nobody ever does. */
export type LetterAct = 'resend' | 'discard';

/** What somebody wants done with letters of a service. */
export interface LetterWish {
  act: LetterAct;
  /** Who wants it, for the log: an account, or `shell`. */
  by: string;
  letters: readonly LetterPlace[];
}

/** A letter that is still there: its reaction `failed` again, or it is `unheard` as no reaction has that name. */
export interface LeftLetter extends LetterPlace {
  why: 'failed' | 'unheard';
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

interface LetterRequest extends LetterWish {
  id: string;
}

/** How a request fares. */
interface LetterRequestState {
  id: string;
  isDone: boolean;
  done: number;
  left: readonly LeftLetter[];
}

const requestKey = (service: string): string => `letters/${service}`;
const stateKey = (service: string): string => `letters/${service}/state`;

/** Asks a running service to do something with its dead letters; answers the id to look for in its state. */
export async function requestLetters(
  keyValue: KeyValue,
  service: string,
  wish: LetterWish,
  ids: Ids = systemIds,
): Promise<string> {
  const request: LetterRequest = { id: ids.random(), ...wish };
  await keyValue.set('*', requestKey(service), JSON.stringify(request), keptSeconds);
  return request.id;
}

/** How the last request to a service fares; null where there was none lately. */
export async function letterRequestState(keyValue: KeyValue, service: string): Promise<LetterRequestState | null> {
  const text = await keyValue.get('*', stateKey(service));
  return text === null ? null : (JSON.parse(text) as LetterRequestState);
}

/**
 * Does what somebody wants with letters; answers those that are left. @throws StoreUnavailable: what was done stays
 * done
 */
export async function grantLetters(
  { reactor }: ServiceRuntime,
  { act, by, letters }: LetterWish,
  report: (done: number) => Promise<void>,
): Promise<LeftLetter[]> {
  const left: LeftLetter[] = [];
  for (const [n, { organization, id }] of letters.entries()) {
    // one that is not there any more was dealt with before
    const outcome =
      act === 'resend' ? await reactor.resend(organization, id) : await reactor.discard(organization, id, by);
    if (outcome === 'failed' || outcome === 'unheard') left.push({ organization, id, why: outcome });
    await report(n + 1);
  }
  return left;
}

/** Takes up what somebody in another process asked for, one request at a time. */
export class LetterRequests {
  private readonly runtime: ServiceRuntime;
  private isBusy = false;

  constructor(runtime: ServiceRuntime) {
    this.runtime = runtime;
  }

  /** Does what was asked, if anything; a request that is cut off is done at the next look. */
  async look(): Promise<void> {
    const {
      ports: { keyValue },
      service: { name },
    } = this.runtime;
    const text = this.isBusy ? null : await keyValue.get('*', requestKey(name));
    if (text === null || this.isBusy) return;
    this.isBusy = true;
    try {
      await this.answer(JSON.parse(text) as LetterRequest);
      // one that came meanwhile stays
      if ((await keyValue.get('*', requestKey(name))) === text) await keyValue.delete('*', requestKey(name));
    } finally {
      this.isBusy = false;
    }
  }

  private async answer({ id, ...wish }: LetterRequest): Promise<void> {
    const {
      ports: { keyValue },
      service: { name },
    } = this.runtime;
    const tell = (state: Omit<LetterRequestState, 'id'>): Promise<void> =>
      keyValue.set('*', stateKey(name), JSON.stringify({ id, ...state }), keptSeconds);
    await tell({ isDone: false, done: 0, left: [] });
    const left = await grantLetters(this.runtime, wish, (done) => tell({ isDone: false, done, left: [] }));
    await tell({ isDone: true, done: wish.letters.length, left });
  }
}
