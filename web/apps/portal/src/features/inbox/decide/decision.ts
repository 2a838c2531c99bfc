import { type Send } from '@kadro/api';
import { type KindName, kinds } from './kinds.ts';

export type DecisionKind = 'approve' | 'deny' | 'detail';

/** A request as it was shown: the decision is about that. */
export interface SeenRequest {
  id: string;
  revision: number;
  /** Whom it waits for, as account ids. */
  waitingFor: readonly string[];
}

/** A decision as it was made, on one request or on several alike. */
export interface Decision {
  /** Its idempotency key: whenever it is sent, it is one command. */
  key: string;
  /** What is decided on. */
  of: KindName;
  /** Whose decision it is. */
  reader: string;
  requests: readonly SeenRequest[];
  kind: DecisionKind;
  note: string;
  isBulk: boolean;
  /** Why days of a closed month are touched, once that was asked. */
  correction?: string;
  /** Whose request it is and for when, of a single one. */
  about?: { name: string; period: string };
}

/** What was typed for a request whose decision came back. */
export interface KeptNote {
  note: string;
  wish?: 'deny' | 'detail' | null;
  problem?: string;
}

export interface BulkResult {
  id: string;
  code?: string | number;
  name?: string;
  message?: string;
}

export const isThrough = ({ code, name, message }: BulkResult): boolean => (code ?? name ?? message) === undefined;

/** Sends a decision; `keepalive` while its page is left. @throws ApiError */
export async function sendDecision(
  send: Send,
  { key, of, requests, kind, note, isBulk, correction: reason }: Decision,
  keepalive: boolean,
): Promise<readonly BulkResult[]> {
  const options = { key, keepalive };
  const approved = kind === 'approve';
  const routes = kinds[of];
  const correction = reason === undefined ? {} : { correction: { reason } };
  if (isBulk) {
    const revisions = Object.fromEntries(requests.map(({ id, revision }) => [id, revision]));
    const body = { ids: requests.map(({ id }) => id), revisions, approved, ...(note && { note }), ...correction };
    return (await send(routes.several, { body }, options)).results;
  }
  const [{ id, revision } = { id: '', revision: 0 }] = requests;
  if (kind === 'detail') {
    const body = { note, revision };
    await send(routes.detail, { id, body }, options);
  } else {
    const body = { approved, ...(note && { note }), revision, ...correction };
    await send(routes.one, { id, body }, options);
  }
  return [{ id }];
}
