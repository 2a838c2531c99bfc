import { type RawEvent, parsed } from '../../ports/shared/verification.ts';
import { type RawLog } from '../../embedded/log/raw-log.ts';
import { type EventStore, RevisionConflict, type StoredEvent } from '../../ports/index.ts';
import { patiently } from './patience.ts';

const eventsAtOnce = 1_000;
const mostInAppend = { events: 200, characters: 400_000 };

export interface CopyOptions {
  /** Called before every append. @throws where the target is not ours any more */
  assertAlone: () => void;
  report: (done: number) => void;
}

/**
 * Appends to a log what is missing of another one, in its order, consecutive events of a stream together. What the
 * target has must be the beginning of the source. @throws Error where it is something else or somebody writes,
 * StoreUnavailable when the engine stays away
 */
export async function copyLog(source: RawLog, target: EventStore, { assertAlone, report }: CopyOptions): Promise<void> {
  let { after, done } = await commonBeginning(source, target);
  report(done);
  for (let page = source.page(after, eventsAtOnce); page.length > 0; page = source.page(after, eventsAtOnce)) {
    for (const run of runsOf(page)) {
      assertAlone();
      await append(target, run);
      report((done += run.length));
    }
    after = page.at(-1)!.position;
  }
}

/** How far the source is in the target: the source's last position there, and the number of events. */
async function commonBeginning(source: RawLog, target: EventStore): Promise<{ after: string; done: number }> {
  let [after, there, done] = ['', '', 0];
  for (;;) {
    const copied = await target.readAll(there, eventsAtOnce);
    const page = source.page(after, copied.length);
    if (page.length < copied.length || page.some((event, n) => !isSame(event, copied[n]!)))
      throw new Error(
        'The event store holds other events than the data folder. Empty it, or choose another KADRO_NAMESPACE.',
      );
    if (copied.length === 0) return { after, done };
    [after, there, done] = [page.at(-1)!.position, copied.at(-1)!.position, done + copied.length];
  }
}

const isSame = (one: RawEvent, other: StoredEvent): boolean =>
  one.id === other.id && one.stream === other.stream && one.revision === other.revision;

/** Consecutive events of one stream, as many as one append may hold. */
function* runsOf(page: readonly RawEvent[]): Generator<RawEvent[]> {
  let run: RawEvent[] = [];
  let characters = 0;
  for (const event of page) {
    const size = event.data.length + event.meta.length;
    const isFull = run.length >= mostInAppend.events || characters + size > mostInAppend.characters;
    if (run.length > 0 && (run[0]!.stream !== event.stream || isFull)) {
      yield run;
      [run, characters] = [[], 0];
    }
    run.push(event);
    characters += size;
  }
  if (run.length > 0) yield run;
}

/** An append whose answer was lost may be repeated: it is recognised by the ids. */
async function append(target: EventStore, run: readonly RawEvent[]): Promise<void> {
  const [{ stream, revision }] = run as [RawEvent];
  try {
    await patiently(() => target.append(stream, revision - 1, run.map(recordOf)));
  } catch (failed) {
    throw failed instanceof RevisionConflict
      ? new Error(`Somebody else writes to ${stream}. Stop every service first.`, { cause: failed })
      : failed;
  }
}

function recordOf(raw: RawEvent) {
  const event = parsed(raw);
  if (!event) throw new Error(`${raw.stream} #${raw.revision} cannot be read: npm run verify says more.`);
  const { id, type, v, at, data, meta } = event;
  return { id, type, v, at, data, meta };
}
