export {
  createApi,
  identity,
  leave,
  type Api,
  type ApiOptions,
  type CommandMethod,
  type CommandOptions,
  type CommandResult,
  type ReadOptions,
} from './create.ts';
export { Drafts, type Draft, type DraftForm, type KeptDraft, type Keepable } from './drafts.ts';
export { type Following, type StreamMessage } from './following.ts';
export { ApiError, outageOf, parseViolation, type ErrorBody, type Fields } from './errors.ts';
export { noticeFor, type Notice, type NoticeKey, type NoticeKind, type Outcome } from './notice.ts';
export { type Query, type QueryError, type QueryOptions, type QueryResult } from './graphql.ts';
export { type SessionUser, type SignedOut, type Tabs } from './session.ts';
export { serviceRoots } from './services.ts';
export { idempotencyKeys } from './idempotency-key.ts';
export { senderOf, type AnswerOf, type BodyOf, type Call, type Route, type Send } from './routes.ts';
