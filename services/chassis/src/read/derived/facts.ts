import { seenOf } from '../../declare/models/projection.ts';
import { type FactSource } from '../../declare/models/derivation.ts';
import { type AnyDecider } from '../../declare/streams/decider.ts';
import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { type EventReader } from '../../sealing/event-reader.ts';
import { type StoredEvent } from '../../ports/index.ts';
import { evolved } from '../../write/command-loop.ts';
import { type Fold, FoldCache } from '../../write/fold-cache.ts';

const keptBytes = 32 * 1024 * 1024;
const openedBytes = 16 * 1024 * 1024;
const sealedBytes = 8 * 1024 * 1024;
/** Events of a stream that is read as a whole again and again. */
const mostSealed = 64;
const bytesPerOpened = 1_000;
const bytesPerEvent = 200;
const leastMeasured = 1_000;
const firstPage = 32;
const longestPage = 4_096;

/** What the commands of this process know of a stream. */
export type KnownFold = (stream: string) => Fold | undefined;

/** A stream up to the position `until`; its state is masked, so that nothing decrypted is kept. */
interface KeptFold {
  decider: AnyDecider;
  state: unknown;
  /** -1 for none. */
  revision: number;
  /** Of the last event, '' for none. */
  position: string;
  /** Latest instant of any event, '' for none. */
  at: string;
  until: string;
  bytes: number;
  /** What the state came to when it was measured last. */
  measured: number;
}

/** A short stream as it is stored, up to the position `until`: sealed, so that nothing decrypted is kept. */
interface KeptStream {
  decider: AnyDecider;
  events: readonly StoredEvent[];
  until: string;
  bytes: number;
}

/** Opened events from a revision on, for the rows that are derived together. */
interface Opened {
  events: OpenEvent[];
  bytes: number;
}

/** What rows are derived from. States of streams are kept from one batch to the next. */
export class Facts {
  private folds = new FoldCache<KeptFold>(keptBytes);
  private streams = new FoldCache<KeptStream>(sealedBytes);
  private readonly log: EventReader;
  /** Names of the events that are told. */
  private readonly told: ReadonlySet<string>;
  private readonly known: KnownFold;
  /** All of them were told after the one position, up to the other. */
  private toldBetween: { from: string; to: string } | undefined;

  /** `told`: names of the events that it is told of, all of them or none. `known`: saves reading long streams again. */
  constructor(log: EventReader, told: ReadonlySet<string> = new Set(), known: KnownFold = () => undefined) {
    this.log = log;
    this.told = told;
    this.known = known;
  }

  /** Events up to `last`, in order; who tells them has told all after `from`. Kept states go on with them. */
  tell(events: readonly OpenEvent[], from: string, last: string): void {
    if (this.toldBetween && this.toldBetween.from <= from && last <= this.toldBetween.to && events.length === 0) return;
    if (this.toldBetween?.to !== from) this.toldBetween = { from, to: from };
    for (const event of events) {
      const { stream, revision, position } = event.stored;
      this.streams.delete(stream);
      const kept = this.folds.get(stream);
      if (!kept || revision <= kept.revision) continue;
      if (revision > kept.revision + 1) this.folds.delete(stream);
      else this.folds.set(stream, { ...grown(kept.decider, kept, [event]), until: position });
    }
    this.toldBetween.to = last;
  }

  /** Whether nothing of a stream lies between a state and a position that was not told. */
  private isWhole({ decider, until }: Pick<KeptFold, 'decider' | 'until'>, to: string): boolean {
    const { toldBetween } = this;
    return (
      toldBetween !== undefined &&
      toldBetween.from <= until &&
      to <= toldBetween.to &&
      Object.keys(decider.events).every((name) => this.told.has(name))
    );
  }

  /** As of a position, for rows that are derived together; what is opened for them goes with the function. */
  asOf(position: string): (organization: string) => LogFacts {
    const opened = new FoldCache<Opened>(openedBytes);
    return (organization) => new LogFacts(this, opened, organization, position);
  }

  forget(stream: string): void {
    this.folds.delete(stream);
    this.streams.delete(stream);
  }

  forgetAll(): void {
    this.folds = new FoldCache(keptBytes);
    this.streams = new FoldCache(sealedBytes);
    this.toldBetween = undefined;
  }

  stream(decider: AnyDecider, organization: string, id: string): string {
    return this.log.stream(decider, organization, id);
  }

  async fold(decider: AnyDecider, stream: string, until: string): Promise<KeptFold> {
    const kept = this.folds.get(stream);
    // one that is further may be of a batch that failed
    let fold = kept && kept.position <= until ? kept : this.begun(decider, stream, until);
    if (fold.until >= until) return fold;
    if (kept === fold && this.isWhole(fold, until)) {
      fold = { ...fold, until };
      this.folds.set(stream, fold);
      return fold;
    }
    for await (const page of this.pages(stream, fold.revision + 1, until)) fold = grown(decider, fold, page);
    fold = { ...fold, until };
    this.folds.set(stream, fold);
    return fold;
  }

  /** With what commands know of the stream, unless that is from after the position. */
  private begun(decider: AnyDecider, stream: string, until: string): KeptFold {
    const known = this.known(stream);
    if (!known || known.position > until) return emptyFold(decider);
    const { state, revision, position, at, bytes } = known;
    return { decider, state, revision, position, at, until: '', bytes, measured: bytes };
  }

  /** Events from a revision on, in clear. */
  async opened(decider: AnyDecider, stream: string, from: number, until: string): Promise<OpenEvent[]> {
    const kept = from === 0 ? this.streams.get(stream) : undefined;
    if (kept && (kept.until === until || (kept.until < until && this.isWhole(kept, until)))) {
      this.streams.set(stream, { ...kept, until });
      return this.log.openAll(kept.events);
    }
    const events: OpenEvent[] = [];
    for await (const page of this.pages(stream, from, until)) events.push(...page);
    if (from === 0 && events.length <= mostSealed) {
      const sealed = events.map(({ stored }) => stored);
      this.streams.set(stream, { decider, events: sealed, until, bytes: (events.length + 1) * bytesPerOpened });
    }
    return events;
  }

  /** In pages: of a long stream much may come after the position. */
  async *pages(stream: string, from: number, until: string): AsyncGenerator<readonly OpenEvent[]> {
    for (let limit = firstPage, next = from; ; limit = Math.min(4 * limit, longestPage)) {
      const page = await this.log.read(stream, next, limit);
      yield page.filter(({ stored }) => stored.position <= until);
      const last = page.at(-1)?.stored;
      if (!last || page.length < limit || last.position > until) return;
      next = last.revision + 1;
    }
  }
}

/** Facts of one row. */
export class LogFacts implements FactSource {
  latest = { position: '', at: '' };
  readonly organization: string;
  private readonly facts: Facts;
  private readonly opened: FoldCache<Opened>;
  private readonly position: string;

  constructor(facts: Facts, opened: FoldCache<Opened>, organization: string, position: string) {
    this.facts = facts;
    this.opened = opened;
    this.organization = organization;
    this.position = position;
  }

  state: FactSource['state'] = async (decider, id) => {
    const stream = this.facts.stream(decider, this.organization, id);
    const fold = await this.facts.fold(decider, stream, this.position);
    this.note(fold);
    return fold.state as typeof decider.initial;
  };

  cleared: FactSource['cleared'] = async (decider, id) => {
    const inClear = (_fields: unknown, data: Record<string, unknown>) => data;
    let state: unknown = decider.initial;
    for (const event of await this.read(decider, id, 0)) state = evolved(decider, state, event, inClear);
    return state as typeof decider.initial;
  };

  events: FactSource['events'] = async (decider, id, from = 0) => (await this.read(decider, id, from)).map(seenOf);

  private async read(decider: AnyDecider, id: string, from: number): Promise<readonly OpenEvent[]> {
    const stream = this.facts.stream(decider, this.organization, id);
    const slot = `${from} ${stream}`;
    let known = this.opened.get(slot);
    if (!known) {
      const events = await this.facts.opened(decider, stream, from, this.position);
      known = { events, bytes: (events.length + 1) * bytesPerOpened };
      this.opened.set(slot, known);
    }
    for (const { stored } of known.events) this.note(stored);
    return known.events;
  }

  private note({ position, at }: { position: string; at: string }): void {
    if (position > this.latest.position) this.latest.position = position;
    if (at > this.latest.at) this.latest.at = at;
  }
}

const emptyFold = (decider: AnyDecider): KeptFold => ({
  decider,
  state: decider.initial,
  revision: -1,
  position: '',
  at: '',
  until: '',
  bytes: leastMeasured,
  measured: leastMeasured,
});

function grown(decider: AnyDecider, before: KeptFold, events: readonly OpenEvent[]): KeptFold {
  let { state, revision, position, at, bytes, measured } = before;
  for (const event of events) {
    state = evolved(decider, state, event);
    ({ revision, position } = event.stored);
    if (event.stored.at > at) ({ at } = event.stored);
    bytes += bytesPerEvent;
  }
  // states that leave out what is long past stay small, whatever their history
  if (bytes > 2 * measured) bytes = measured = Math.max(leastMeasured, 2 * JSON.stringify(state).length);
  return { ...before, state, revision, position, at, bytes, measured };
}
