// What rules, rows and commands are declared with; without HTTP and engines, so that their specs start at once.
export { type Seen } from './declare/streams/open-event.ts';
export { auditedOn } from './declare/audit.ts';
export {
  command,
  type Command,
  endpoint,
  liveRows,
  type Endpoint,
  type HttpAnswer,
  type HttpSide,
  type Method,
} from './declare/command.ts';
export * from './declare/streams/decider.ts';
export { type CommandContext, type Outcome, type StreamState } from './declare/streams/decisions.ts';
export { guarded, guardedNames, guardedPaths } from './declare/models/guarded.ts';
export { type Domain } from './declare/domain.ts';
export { type OpenEvent } from './declare/streams/open-event.ts';
export { changedFields, mask, personal, same } from './declare/streams/personal.ts';
export { type Prefix, prefixesOf, realmsAsked, rootOf } from './declare/prefix.ts';
export * from './declare/principal.ts';
export { project, seenOf } from './declare/models/projection.ts';
export { type Publication, publish } from './declare/publication.ts';
export { type FactSource } from './declare/models/derivation.ts';
export { derivedModel, touching } from './declare/models/derived-model.ts';
export { count, query, type Query } from './declare/query.ts';
export { type ReachRule } from './declare/reach.ts';
export { type Reaction } from './declare/reaction.ts';
export { alsoFrom, type AnyReadModel, type ReadModel, readModel } from './declare/models/read-model.ts';
export { type RecordUse } from './declare/records/declaration.ts';
export { defineRecord, type RecordPart } from './declare/records/define.ts';
export {
  type ErrorBody,
  type ErrorCatalogue,
  type Limits,
  limitsIn,
  limitsShape,
  Refused,
  type Refusal,
  refusalOf,
} from './declare/refusal.ts';
export { heldBy, type ReservationKind, type ReservationRequest } from './declare/streams/reservations.ts';
export { type CommandScope, type QueryScope, type ServiceScope } from './declare/scope.ts';
export { type ScheduledTask, defineService, type Part, type Service } from './declare/service.ts';
export { heard } from './declare/texts/heard.ts';
export { deviceText, multiline, secretText } from './declare/texts/kinds.ts';
export { comparable, unreadable } from './declare/texts/rules.ts';
export { named } from './declare/models/named.ts';
export { defineReplica } from './messaging/replica.ts';
export { fewAtOnce } from './ports/shared/few-at-once.ts';
export * from './ports/index.ts';
