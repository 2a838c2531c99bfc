// declaring a service
export * from './declare.ts';

// parts that are made of declarations
export { auditLog } from './audit/index.ts';
export { duplicateValues } from './jobs/duplicate-values.ts';
export { isNews, sendNoticesFrom } from './jobs/news.ts';
export { operations } from './jobs/operations.ts';
export { type AnonymousCommand, anonymousCommand, anonymousPart } from './privacy/anonymous/index.ts';
export { personalDataOf } from './privacy/personal-data.ts';
export { destroyedGenerations } from './sealing/generations.ts';
export { recordedReadings } from './privacy/recorded-readings.ts';
export { type LogHead, logHeadSigned, signedHeads } from './proof/log-head.ts';
export { type FileKind, type FileRow, type FileState, getBytes, removeFile, storageOf } from './storage/index.ts';
export { redrawn } from './storage/picture.ts';
export { bulkOf } from './write/bulk.ts';

// reading and writing beside the declared routes
export { GuardedRows } from './access/guarded-rows.ts';
export { commandScope, queryScope, systemScope } from './access/scope.ts';
export { DatedRows, momentOf } from './time/dated-rows.ts';
export { historyOf } from './time/history.ts';
export { CommandLoop, foldEvents } from './write/command-loop.ts';
export { type CommandRequest, runCommand } from './write/command-runner.ts';
export { decideOnly, perform, performUpload } from './write/perform.ts';

// contracts of a service: OpenAPI, GraphQL, published messages
export { limitRules, limits } from './graphql/limits.ts';
export { schemaText } from './graphql/schema.ts';
export { openApiText } from './http/open-api.ts';
export { openApiOf } from './http/open-api.ts';
export { type PublishedLanguage, publishedLanguage } from './messaging/published-language.ts';

// ports
export { systemTime, type TimePorts } from './ports/time/system.ts';
export {
  type AsideRequest,
  requestAside,
  type StandingProjection,
  standingProjection,
} from './read/standing-projections.ts';
export { deadTopicOf, type DeadLetter, deadLetterIn, type DeadLetterAccess } from './ports/shared/dead-letter.ts';
export { derivedId, streamName, streamParts } from './ports/shared/streams.ts';

// running and operating services
export { type AddressList, addressList, loopback } from './http/edge/address-list.ts';
export { type CommandRate, CommandRates } from './http/edge/command-rates.ts';
export type { HostedService, HostOptions, Readiness } from './http/host.ts';
export { remoteSignIn } from './http/remote-sign-in.ts';
export { type ServiceModule, startOf } from './http/service-module.ts';
export {
  type Column,
  type Columns,
  defineImport,
  type ExportCell,
  exportFile,
  type ImportDeclaration,
  type Step,
  type Values,
  xlsxType,
} from './imports/index.ts';
export {
  answerDeadLetterRequest,
  type StoredDeadLetter,
  type DeadLetterAction,
  type DeadLetterRef,
  deadLetterRequestState,
  type DeadLetterRequest,
  requestDeadLetters,
} from './messaging/dead-letter-requests.ts';
export { createLogger } from './observe/logger.ts';
export { metrics, requestSeconds, watchProjections } from './observe/metrics.ts';
export { openSpan, type OpenSpan, startTracing } from './observe/tracing.ts';
export { type Config, isLoopback, readConfig } from './profiles/embedded/config.ts';
export { rebuildAtRest, rebuildState, type RebuildState, requestRebuild } from './read/rebuild.ts';
export { type Role, ServiceRuntime } from './runtime/service-runtime.ts';
