export { pictureOf } from './pictures.ts';
export { latestAudited } from './access/audited.ts';
export { type Broken, type Operations, operationsIn } from './access/operations.ts';
export { type QueryWalk, walkQueries } from './access/queries.ts';
export { foreignAndUnknown, tableText } from './access/table.ts';
export {
  dryPorts,
  meaning,
  type WalkedObject,
  type RouteWalk,
  type TableRow,
  type WalkedRoute,
  walkRoutes,
} from './access/walk.ts';
export { meansFaults } from './answers.ts';
export { storedEvents } from './catalogue.ts';
export { describeDocuments } from './documents.ts';
export { type Feed, type FedService, type Feeding, startFed } from './fed/service.ts';
export { looseFilters } from './walks/filters.ts';
export { fixedClock } from './time/fixed-clock.ts';
export { keptFaults } from './observe/kept-faults.ts';
export { keepSpans } from './observe/kept-spans.ts';
export { refusalsLeaveNothing } from './observe/refusals.ts';
export { aMessage, messageSource } from './contracts/messages/source.ts';
export { openTestPorts, readYourWritesMs } from './processes/open-ports.ts';
export { testPatience } from './time/patience.ts';
export * from './rules.ts';
export { type PublishedMessage, publishedMessages, unfilledFields } from './published-messages.ts';
export { seededIds, seededNumbers } from './time/seeded-ids.ts';
export { type Answered, listen, type Sent, serve } from './services/serving.ts';
export { until } from './time/until.ts';
export { type VirtualTime, virtualTime } from './time/virtual-time.ts';
export { escapingTexts, looseDays, looseShapes, markedTexts } from './walks/texts.ts';
