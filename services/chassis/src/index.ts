export * from './access.ts';
export { type CommandContext, CommandLoop, foldEvents, type Outcome } from './command-loop.ts';
export { type CommandRequest, runCommand } from './command-runner.ts';
export { bulkOf } from './bulk.ts';
export {
  command,
  type Command,
  endpoint,
  type Endpoint,
  type HttpAnswer,
  type HttpSide,
  type Method,
  type Wanted,
} from './command.ts';
export { type Config, isLoopback, readConfig } from './config.ts';
export * from './decider.ts';
export { defineRecord, type RecordPart } from './define-record.ts';
export { defineReplica } from './replica.ts';
export { defineService, type House, type Part, type Service } from './define-service.ts';
export { GuardedRows, momentOf } from './graphql/rows.ts';
export { exceeded, limits } from './graphql/limits.ts';
export { schemaText } from './graphql/schema.ts';
export { named } from './graphql/types.ts';
export { type HostedService, type HostOptions, hostService } from './http/host.ts';
export { openApiOf } from './http/open-api.ts';
export { remoteSignIn } from './http/remote-sign-in.ts';
export { historyOf } from './history.ts';
export { type Job, type JobControl, type JobQueue, type NewJob } from './job-queue.ts';
export {
  grantLetters,
  type LeftLetter,
  type LetterAct,
  type LetterPlace,
  letterRequestState,
  type Letters,
  type LetterWish,
  requestLetters,
} from './letter-requests.ts';
export { type Message, type MessageLog, type MessageSource } from './message-log.ts';
export { type Channel, channels, type Notice, type Notify } from './notify.ts';
export { createLogger } from './logger.ts';
export { type LogHead, logHeadSigned, signedHeads } from './log-head.ts';
export { metrics, requestSeconds, watchProjections } from './metrics.ts';
export { operations } from './operations.ts';
export { changedFields, mask, personal, same } from './personal.ts';
export { personalDataOf } from './personal-data.ts';
export { perform, performUpload } from './perform.ts';
export * from './ports.ts';
export { project, seenOf } from './projector.ts';
export { type Publication, publish } from './publication.ts';
export { type PublishedLanguage, publishedLanguage } from './published-language.ts';
export { count, query, type Query } from './query.ts';
export { guarded, type ReadModel, readModel, alsoFrom, type ReachRule, type Seen } from './read-model.ts';
export { deadTopicOf, type DeadLetter } from './dead-letter.ts';
export { type Heard, type Reaction } from './reaction.ts';
export { rebuildAtRest, rebuildState, type RebuildState, requestRebuild } from './rebuild.ts';
export { type ErrorBody, type ErrorCatalogue, Refused, type Refusal, refusalOf } from './refusal.ts';
export { type ReservationKind } from './reservations.ts';
export { type Log, type Role, ServiceRuntime } from './runtime.ts';
export { CommandScope, QueryScope, systemScope } from './scope.ts';
export { adopt, type FileRow, type FileState, getBytes, removeFile, storageOf } from './storage/index.ts';
export { type ServiceModule } from './service-module.ts';
export { derivedId, streamName, streamParts } from './streams.ts';
export { openSpan, type OpenSpan, startTracing } from './tracing.ts';
