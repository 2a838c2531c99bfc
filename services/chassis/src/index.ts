export * from './declare/principal.ts';
export { type CommandContext, CommandLoop, foldEvents, type Outcome } from './write/command-loop.ts';
export { type CommandRequest, runCommand } from './write/command-runner.ts';
export { bulkOf } from './write/bulk.ts';
export {
  command,
  type Command,
  endpoint,
  type Endpoint,
  type HttpAnswer,
  type HttpSide,
  type Method,
  type Wanted,
} from './declare/command.ts';
export { type Config, isLoopback, readConfig } from './profiles/embedded/config.ts';
export * from './declare/decider.ts';
export { defineRecord, type RecordPart } from './declare/record.ts';
export { defineReplica } from './messaging/replica.ts';
export { defineService, type House, type Part, type Service } from './declare/service.ts';
export { GuardedRows, momentOf } from './access/guarded-rows.ts';
export { exceeded, limits } from './graphql/limits.ts';
export { schemaText } from './graphql/schema.ts';
export { named } from './graphql/types.ts';
export { type HostedService, type HostOptions, hostService } from './http/host.ts';
export { openApiOf } from './http/open-api.ts';
export { remoteSignIn } from './http/remote-sign-in.ts';
export { historyOf } from './time/history.ts';
export { type Job, type JobControl, type JobQueue, type NewJob } from './ports/job-queue.ts';
export {
  grantLetters,
  type LeftLetter,
  type LetterAct,
  type LetterPlace,
  letterRequestState,
  type Letters,
  type LetterWish,
  requestLetters,
} from './messaging/dead-letter-requests.ts';
export { type Message, type MessageLog, type MessageSource } from './ports/message-log.ts';
export { type Channel, channels, type Notice, type Notify } from './ports/notify.ts';
export { createLogger } from './observe/logger.ts';
export { type LogHead, logHeadSigned, signedHeads } from './proof/log-head.ts';
export { metrics, requestSeconds, watchProjections } from './observe/metrics.ts';
export { operations } from './jobs/operations.ts';
export { changedFields, mask, personal, same } from './declare/personal.ts';
export { personalDataOf } from './privacy/personal-data.ts';
export { recordedReadings } from './privacy/recorded-readings.ts';
export { perform, performUpload } from './write/perform.ts';
export * from './ports/index.ts';
export { systemTime, type TimePorts } from './ports/system.ts';
export { project, seenOf } from './read/projector.ts';
export { type Publication, publish } from './declare/publication.ts';
export { type PublishedLanguage, publishedLanguage } from './messaging/published-language.ts';
export { derivedModel, type FactSource, touching } from './declare/rows/derived-model.ts';
export { count, query, type Query } from './declare/query.ts';
export { guarded, type ReadModel, readModel, alsoFrom, type ReachRule, type Seen } from './declare/read-model.ts';
export { deadTopicOf, type DeadLetter } from './ports/shared/dead-letter.ts';
export { type Heard, type Reaction } from './messaging/reaction.ts';
export { rebuildAtRest, rebuildState, type RebuildState, requestRebuild } from './read/rebuild.ts';
export { type ErrorBody, type ErrorCatalogue, Refused, type Refusal, refusalOf } from './declare/refusal.ts';
export { type ReservationKind } from './write/reservations.ts';
export { type Log, type Role, ServiceRuntime } from './runtime/service-runtime.ts';
export { CommandScope, QueryScope, systemScope } from './declare/scope.ts';
export { adopt, type FileRow, type FileState, getBytes, removeFile, storageOf } from './storage/index.ts';
export { type ServiceModule, startOf } from './http/service-module.ts';
export { derivedId, streamName, streamParts } from './ports/streams.ts';
export { openSpan, type OpenSpan, startTracing } from './observe/tracing.ts';
