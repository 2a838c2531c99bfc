import { setImmediate } from 'node:timers/promises';
import { type BuildSource } from '../../cluster/mongodb/rows/read-models.ts';
import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { type Service } from '../../declare/service.ts';
import { type BuildOrder, type BuildProgress, type EventStore, type Keys, positionNumber } from '../../ports/index.ts';
import { projectionsOf, storedTypes } from '../../read/projections.ts';
import { type Projector } from '../../read/projector.ts';
import { EventReader } from '../../sealing/event-reader.ts';
import { AsideEvents, chassisDeciders } from '../../read/set-aside.ts';

const pageSize = 500;

/** The log on the engines as what rows in MongoDB are built from. */
export function buildSource(events: EventStore, keys: Keys & { forgotten(): Promise<number> }): BuildSource {
  return {
    get epoch() {
      return events.epoch;
    },
    forgotten: () => keys.forgotten(),
    async fill({ service, names, report }: BuildOrder<Service>, open, goOn) {
      const log = new EventReader(service.name, [...service.deciders, ...chassisDeciders], { events, keys });
      const aside = new AsideEvents(log);
      await aside.loaded();
      const projectors: Projector[] = [];
      for (const projection of projectionsOf(service, log, { aside, isUnread: true }).filter(({ name }) =>
        names.includes(name),
      )) {
        const projector = projection.over(await open(projection.declaration), events.epoch);
        await projector.start();
        projectors.push(projector);
      }
      await readOn(events, { log, aside }, projectors, { report, goOn });
      for (const projector of projectors) await projector.keepCheckpoint(0, true);
    },
  };
}

/** Hands the log to the projectors up to its end. `goOn` throws when nobody waits for the rows any more. */
async function readOn(
  events: EventStore,
  { log, aside }: { log: EventReader; aside: AsideEvents },
  projectors: readonly Projector[],
  { report, goOn }: { report: (progress: BuildProgress) => void; goOn: () => void },
): Promise<void> {
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
      const event = log.known(stored) && types.has(stored.type) ? await aside.open(stored) : null;
      if (event) opened.push(event);
    }
    for (const projector of projectors) await projector.handle(opened, last);
    seen = last;
    report({ done: positionNumber(seen), total: positionNumber(head) });
    await setImmediate();
  }
}
