import { setImmediate } from 'node:timers/promises';
import { type EventLog, type OpenEvent } from '../../write/event-log.ts';
import { type BuildProgress } from '../../ports/index.ts';
import { type Projector } from '../../read/projector.ts';
import { storedTypes } from '../../read/projections.ts';
import { placeOf } from '../../read/rebuild.ts';

const pageSize = 500;

/** What a building reads from, and whom it tells. */
export interface Reading {
  log: EventLog;
  report: (progress: BuildProgress) => void;
  /** Throws when nobody waits for the rows any more. */
  goOn: () => void;
}

/**
 * Hands the log to the projectors from the least of their places up to its end; what comes meanwhile is left to whoever
 * follows it.
 */
export async function readOn({ log, report, goOn }: Reading, projectors: readonly Projector[]): Promise<void> {
  const { events } = log.ports;
  const types = storedTypes(
    log.service,
    projectors.map(({ model }) => model),
  );
  const head = await events.head();
  for (let seen = projectors.map((one) => one.seen).sort()[0] ?? head; seen < head;) {
    goOn();
    const page = await events.readAll(seen, pageSize);
    const last = page.at(-1)?.position;
    if (last === undefined) return;
    const opened: OpenEvent[] = [];
    for (const stored of page) {
      const event = log.known(stored) && types.has(stored.type) ? await log.open(stored) : null;
      if (event) opened.push(event);
    }
    for (const projector of projectors) await projector.handle(opened, last);
    seen = last;
    report({ done: placeOf(seen), total: placeOf(head) });
    await setImmediate();
  }
}
