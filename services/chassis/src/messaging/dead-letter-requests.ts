import { DeadLetters } from './dead-letters.ts';
import { resend } from './resending.ts';
import { type Ids, systemIds } from '../ports/time/ids.ts';
import { type KeyValue } from '../ports/index.ts';
import { type ServiceContext } from '../declare/service.ts';

const keptSeconds = 24 * 3_600;

export interface DeadLetterRef {
  organization: string;
  id: string;
}

export type DeadLetterAction = 'resend' | 'discard';

export interface DeadLetterRequest {
  act: DeadLetterAction;
  /** An account, or `shell`: for the log. */
  by: string;
  letters: readonly DeadLetterRef[];
}

/** Still there: its reaction `failed` again, or none has that name (`unhandled`). */
export interface StoredDeadLetter extends DeadLetterRef {
  why: 'failed' | 'unhandled';
}

interface StoredRequest extends DeadLetterRequest {
  id: string;
}

interface RequestState {
  id: string;
  isDone: boolean;
  done: number;
  left: readonly StoredDeadLetter[];
}

const requestKey = (service: string): string => `letters/${service}`;
const stateKey = (service: string): string => `letters/${service}/state`;

/** Asks a running service; answers the id to look for in its state. */
export async function requestDeadLetters(
  keyValue: KeyValue,
  service: string,
  action: DeadLetterRequest,
  ids: Ids = systemIds,
): Promise<string> {
  const request: StoredRequest = { id: ids.random(), ...action };
  await keyValue.set('*', requestKey(service), JSON.stringify(request), keptSeconds);
  return request.id;
}

export async function deadLetterRequestState(keyValue: KeyValue, service: string): Promise<RequestState | null> {
  const text = await keyValue.get('*', stateKey(service));
  return text === null ? null : (JSON.parse(text) as RequestState);
}

/** Answers the dead letters that are left. @throws StoreUnavailable: finished ones stay finished */
export async function answerDeadLetterRequest(
  context: ServiceContext,
  { act, by, letters }: DeadLetterRequest,
  report: (done: number) => Promise<void>,
): Promise<StoredDeadLetter[]> {
  const dead = new DeadLetters(context);
  const left: StoredDeadLetter[] = [];
  for (const [n, { organization, id }] of letters.entries()) {
    // a missing one was dealt with before
    const outcome =
      act === 'resend' ? await resend(context, organization, id) : await dead.discard(organization, id, by);
    if (outcome === 'failed' || outcome === 'unhandled') left.push({ organization, id, why: outcome });
    await report(n + 1);
  }
  return left;
}

/** Works on requests of other processes, one at a time. */
export class DeadLetterRequests {
  private readonly context: ServiceContext;
  private isBusy = false;

  constructor(context: ServiceContext) {
    this.context = context;
  }

  /** An interrupted request is repeated at the next look. */
  async look(): Promise<void> {
    const {
      ports: { keyValue },
      service: { name },
    } = this.context;
    const text = this.isBusy ? null : await keyValue.get('*', requestKey(name));
    if (text === null || this.isBusy) return;
    this.isBusy = true;
    try {
      await this.answer(JSON.parse(text) as StoredRequest);
      // a newer request stays
      if ((await keyValue.get('*', requestKey(name))) === text) await keyValue.delete('*', requestKey(name));
    } finally {
      this.isBusy = false;
    }
  }

  private async answer({ id, ...action }: StoredRequest): Promise<void> {
    const {
      ports: { keyValue },
      service: { name },
    } = this.context;
    const setState = (state: Omit<RequestState, 'id'>): Promise<void> =>
      keyValue.set('*', stateKey(name), JSON.stringify({ id, ...state }), keptSeconds);
    await setState({ isDone: false, done: 0, left: [] });
    const left = await answerDeadLetterRequest(this.context, action, (done) =>
      setState({ isDone: false, done, left: [] }),
    );
    await setState({ isDone: true, done: action.letters.length, left });
  }
}
