export { type QueryWalk, walkQueries } from './access/queries.ts';
export { foreignAndUnknown, tableText } from './access/table.ts';
export {
  dryPorts,
  meaning,
  type Place,
  type RouteWalk,
  type TableRow,
  type WalkedRoute,
  walkRoutes,
} from './access/walk.ts';
export { storedEvents } from './catalogue.ts';
export { describeDocuments } from './documents.ts';
export { fixedClock } from './fixed-clock.ts';
export { given, type Past, stateAfter } from './given.ts';
export { keepSpans } from './kept-spans.ts';
export { aMessage, messageSource } from './contracts/message-source.ts';
export { openTestPorts, readYourWritesMs } from './processes/open-ports.ts';
export { testPatience } from './patience.ts';
export { type Happened, projectRows } from './rows.ts';
export { type Said, said, unfilled } from './said.ts';
export { seededIds, seededNumbers } from './seeded-ids.ts';
export { type Answered, type Sent, serve } from './services/serving.ts';
export { until } from './until.ts';
export { type VirtualTime, virtualTime } from './virtual-time.ts';
