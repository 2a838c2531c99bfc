import { DeadLetters } from './dead-letters.ts';
import { type Ids, systemIds } from '../ports/time/ids.ts';
import { type KeyValue } from '../ports/index.ts';
import { type ServiceContext } from '../declare/service.ts';

const keptSeconds = 24 * 3_600;

/** Which dead letter. */
export interface DeadLetterOrigin {
  organization: string;
  id: string;
}

/** What may be done with a letter: its reaction hears it again, or nobody ever does. */
export type DeadLetterAction = 'resend' | 'discard';

/** What somebody wants done with letters of a service. */
export interface DeadLetterRequest {
  act: DeadLetterAction;
  /** Who wants it, for the log: an account, or `shell`. */
  by: string;
  letters: readonly DeadLetterOrigin[];
}

/** A letter that is still there: its reaction `failed` again, or it is `unhandled` as no reaction has that name. */
export interface StoredDeadLetter extends DeadLetterOrigin {
  why: 'failed' | 'unhandled';
}

interface LetterRequest extends DeadLetterRequest {
  id: string;
}

/** How a request fares. */
interface LetterRequestState {
  id: string;
  isDone: boolean;
  done: number;
  left: readonly StoredDeadLetter[];
}

const requestKey = (service: string): string => `letters/${service}`;
const stateKey = (service: string): string => `letters/${service}/state`;

/** Asks a running service to do something with its dead letters; answers the id to look for in its state. */
export async function requestDeadLetters(
  keyValue: KeyValue,
  service: string,
  action: DeadLetterRequest,
  ids: Ids = systemIds,
): Promise<string> {
  const request: LetterRequest = { id: ids.random(), ...action };
  await keyValue.set('*', requestKey(service), JSON.stringify(request), keptSeconds);
  return request.id;
}

/** How the last request to a service fares; null where there was none lately. */
export async function deadLetterRequestState(keyValue: KeyValue, service: string): Promise<LetterRequestState | null> {
  const text = await keyValue.get('*', stateKey(service));
  return text === null ? null : (JSON.parse(text) as LetterRequestState);
}

/**
 * Does what somebody wants with letters; answers those that are left. @throws StoreUnavailable: what was done stays
 * done
 */
export async function answerDeadLetterRequest(
  context: ServiceContext,
  { act, by, letters }: DeadLetterRequest,
  report: (done: number) => Promise<void>,
): Promise<StoredDeadLetter[]> {
  const dead = new DeadLetters(context);
  const left: StoredDeadLetter[] = [];
  for (const [n, { organization, id }] of letters.entries()) {
    // one that is not there any more was dealt with before
    const outcome = act === 'resend' ? await dead.resend(organization, id) : await dead.discard(organization, id, by);
    if (outcome === 'failed' || outcome === 'unhandled') left.push({ organization, id, why: outcome });
    await report(n + 1);
  }
  return left;
}

/** Takes up what somebody in another process asked for, one request at a time. */
export class DeadLetterRequests {
  private readonly context: ServiceContext;
  private isBusy = false;

  constructor(context: ServiceContext) {
    this.context = context;
  }

  /** Does what was asked, if anything; a request that is cut off is done at the next look. */
  async look(): Promise<void> {
    const {
      ports: { keyValue },
      service: { name },
    } = this.context;
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

  private async answer({ id, ...action }: LetterRequest): Promise<void> {
    const {
      ports: { keyValue },
      service: { name },
    } = this.context;
    const setState = (state: Omit<LetterRequestState, 'id'>): Promise<void> =>
      keyValue.set('*', stateKey(name), JSON.stringify({ id, ...state }), keptSeconds);
    await setState({ isDone: false, done: 0, left: [] });
    const left = await answerDeadLetterRequest(this.context, action, (done) =>
      setState({ isDone: false, done, left: [] }),
    );
    await setState({ isDone: true, done: action.letters.length, left });
  }
}
