import { seenOf } from '../../declare/models/projection.ts';
import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { type AsideEvents } from '../set-aside.ts';
import { type Wait } from '../../ports/time/wait.ts';
import { type AnyReadModel } from '../../declare/models/read-model.ts';
import { type Derivation, type FactSource, type Touched } from '../../declare/models/derivation.ts';
import { type EventReader } from '../../sealing/event-reader.ts';
import {
  type Clause,
  type Row,
  type RowChange,
  type RowRecord,
  type RowPage,
  type RowStore,
} from '../../ports/index.ts';
import { streamName } from '../../ports/shared/streams.ts';
import { Projector } from '../projector.ts';
import { Facts, type KnownFold } from './facts.ts';
import { leftWork, type LeftWork, noteOf, workOf } from './left-work.ts';
import { Portions } from './portions.ts';
import { saySame } from './said-rows.ts';
import { type Keys, TouchedKeys } from './touched-keys.ts';

/** So many keys of rows that nobody reads yet wait to be derived together: a month of 6,000 people. */
const usuallyGathered = 200_000;
const derivedAtOnce = 1_000;
const readAtOnce = 100;
/** What each follows from may be large: the facts of more are looked up again. */
const mostSubjects = 100;
/** Of a slice so many are written while the next ones are derived. */
const writtenAtOnce = 100;

/** Answers what a subject has; `keeps`: whoever asks next is given the same, for some subjects. */
type Subjects = (
  organization: string,
  subject: string,
  keeps?: boolean,
) => Promise<{ facts: unknown; source: FactSource }>;

/** Each row follows from the log up to `seen`, whatever the order of events. */
export class DerivedProjector extends Projector {
  override readonly foretells = false;
  /** What several of them touch is derived once. */
  override readonly mostEvents = 1_000;
  /** Absent where nobody is served: all is derived at once. */
  leave: ((work: LeftWork) => Promise<void>) | undefined;
  private readonly log: EventReader;
  private readonly facts: Facts;
  private readonly derivation: Derivation;
  /** Touched, not yet derived; their rows are behind, and so is the checkpoint. */
  private gathered: TouchedKeys | undefined;
  private readonly mostGathered: number;

  /** `isUnread`: nobody reads the rows until the checkpoint is kept. */
  constructor(
    model: AnyReadModel,
    rows: RowStore,
    epoch: string,
    log: EventReader,
    options: { wait?: Wait; aside?: AsideEvents; known?: KnownFold; isUnread?: boolean; mostGathered?: number } = {},
  ) {
    super(model, rows, epoch, options);
    if (options.isUnread) this.gathered = new TouchedKeys();
    this.mostGathered = options.mostGathered ?? usuallyGathered;
    this.log = log;
    this.derivation = model.derivation!;
    this.facts = new Facts(log, new Set(Object.keys(this.derivation.touches)), options.known);
  }

  override async start(fence?: number): Promise<void> {
    // the log may have been replaced meanwhile
    this.facts.forgetAll();
    await super.start(fence);
  }

  /** Never reads ahead: its rows are found by the keys that events touch. */
  override handle(batch: readonly OpenEvent[], last: string): Promise<void> {
    return super.handle(batch, last);
  }

  /** Where nothing concerned it, there is nothing to tell but how far that was. */
  override advance(position: string): void {
    if (!this.gathered && position > this.seen) this.facts.tell([], this.seen, position);
    super.advance(position);
  }

  protected override async projectAll(batch: readonly OpenEvent[], last: string): Promise<void> {
    const concerning = batch.filter((event) => this.concerns(event));
    if (this.gathered) return this.gather(this.gathered, concerning, last);
    if (concerning.length > 0) {
      this.facts.tell(concerning, this.seen, last);
      const keys = new TouchedKeys();
      const left: LeftWork[] = [];
      const subjects = this.subjectsAsOf(last);
      const portions = new Portions();
      for (const event of concerning) {
        if (portions.isOver) await portions.pause();
        const touched = await this.keysOf(event, subjects);
        if (touched === 'many') left.push(workOf(event));
        else keys.add(event.organization, touched);
      }
      const changes = [...(await this.moved(keys, last, subjects)), ...left.map((work) => noteOf(work))];
      if (changes.length > 0) {
        // rows and position together: an interrupted slice is derived again
        await this.rows.apply(`${this.epoch}:${last}`, changes, this.fence);
        this.stored = last;
      }
      for (const work of left) await this.leave!(work);
    }
    this.advance(last);
  }

  override async keepCheckpoint(now: number, always = false): Promise<void> {
    if (always && this.gathered) await this.deriveGathered(this.gathered);
    if (!this.gathered?.size) await super.keepCheckpoint(now, always);
  }

  /** A row that waits may be found by what it said before, or not: it is derived later than the event anyway. */
  private async gather(gathered: TouchedKeys, events: readonly OpenEvent[], last: string): Promise<void> {
    for (const event of events) {
      const keys = await this.keysAfter(event, '', Number.MAX_SAFE_INTEGER);
      // rows would fill the memory
      gathered.add(event.organization, unread(keys.keys()));
    }
    this.advance(last);
    if (gathered.size >= this.mostGathered) await this.deriveGathered(gathered);
  }

  private async deriveGathered(gathered: TouchedKeys): Promise<void> {
    if (gathered.size === 0) return;
    // those of an interrupted build are touched again: its checkpoint is from before them
    for (const some of gathered.parts(derivedAtOnce))
      await this.rows.apply(`${this.epoch}:${this.stored}`, await this.derived(some, this.seen), this.fence);
    await this.rows.apply(`${this.epoch}:${this.seen}`, [], this.fence);
    this.stored = this.seen;
    this.gathered = new TouchedKeys();
  }

  /** Derives the slice after a key; answers its last key, null at the end. */
  async slice(event: OpenEvent, after: string): Promise<string | null> {
    return this.between(async () => {
      const keys = await this.keysAfter(event, after, this.atOnce);
      const touched = new TouchedKeys().add(event.organization, keys);
      let written: Promise<void> | undefined;
      for (const some of touched.parts(writtenAtOnce)) {
        const changes = await this.moved(some, this.seen);
        await written;
        written = changes.length > 0 ? this.rows.apply(`${this.epoch}:${this.seen}`, changes, this.fence) : undefined;
        // told by the wait for it
        written?.catch(() => undefined);
      }
      await written;
      return keys.size < this.atOnce ? null : [...keys.keys()].at(-1)!;
    });
  }

  get atOnce(): number {
    return this.derivation.atOnce;
  }

  async countOf(event: OpenEvent): Promise<number> {
    const touched = this.touchedBy(event);
    if (!('where' in touched)) return new Set(touched).size;
    return (await this.rows.count(event.organization, touched, Number.MAX_SAFE_INTEGER)).total;
  }

  async left(): Promise<LeftWork[]> {
    const found = await this.rows.find(leftWork, { where: [] }, pageOf(10_000));
    return found.map(({ doc: { work } }) => work as LeftWork);
  }

  async settle({ id }: LeftWork): Promise<void> {
    await this.between(() =>
      this.rows.apply(`${this.epoch}:${this.seen}`, [{ organization: leftWork, id, record: null }], this.fence),
    );
  }

  override async refold(read: () => Promise<readonly OpenEvent[]>): Promise<void> {
    await this.between(async () => {
      const keys = new TouchedKeys();
      const events = await read();
      for (const stream of new Set(events.map(({ stored }) => stored.stream))) this.facts.forget(stream);
      for (const event of events)
        if (event.stored.position <= this.seen && this.projects(event))
          keys.add(event.organization, await this.keysAfter(event, '', Number.MAX_SAFE_INTEGER));
      await this.rows.apply(`${this.epoch}:${this.seen}`, await this.moved(keys, this.seen), this.fence);
    });
  }

  private touchedBy(event: OpenEvent): Touched {
    return this.derivation.touches[event.name]!(seenOf(event));
  }

  private async keysOf(event: OpenEvent, subjects: Subjects): Promise<Keys | 'many'> {
    const narrowed = this.derivation.narrow[event.name];
    const touched = this.touchedBy(event);
    if (narrowed && !('where' in touched) && touched.length > 0) {
      const { facts } = await subjects(event.organization, this.derivation.subject(touched[0]!), true);
      return unread(narrowed(seenOf(event), touched, facts));
    }
    const keys = await this.keysAfter(event, '', this.leave ? this.atOnce + 1 : Number.MAX_SAFE_INTEGER);
    return this.leave && keys.size > this.atOnce ? 'many' : keys;
  }

  /** Ordered, so that a slice continues the one before. */
  private async keysAfter(event: OpenEvent, after: string, limit: number): Promise<Keys> {
    const touched = this.touchedBy(event);
    if (!('where' in touched))
      return unread(
        [...new Set(touched)]
          .filter((key) => key > after)
          .sort()
          .slice(0, limit),
      );
    const keys = new Map<string, RowRecord>();
    for (let from = after; keys.size < limit;) {
      const where: Clause[] = [...touched.where, ...(from === '' ? [] : [{ index: 'id', from: `${from}\u0000` }])];
      const page = await this.rows.find(event.organization, { where }, pageOf(Math.min(1_000, limit - keys.size)));
      for (const row of page) keys.set(row.id, row);
      if (page.length < 1_000) break;
      from = page.at(-1)!.id;
    }
    return keys;
  }

  /** Those of the derived rows that are other than the stored ones: nobody need hear of the rest. */
  private async moved(
    touched: TouchedKeys,
    position: string,
    subjects = this.subjectsAsOf(position),
  ): Promise<RowChange[]> {
    const portions = new Portions();
    for (const [organization, keys] of touched.byOrganization) {
      const others = [...keys].filter(([, row]) => !row).map(([key]) => key);
      for (let from = 0; from < others.length; from += readAtOnce) {
        for (const row of await this.rows.getMany(organization, others.slice(from, from + readAtOnce)))
          keys.set(row.id, row);
        if (portions.isOver) await portions.pause();
      }
    }
    const moved: RowChange[] = [];
    for (const change of await this.derived(touched, position, subjects)) {
      const { organization, id, record } = change;
      if (!saySame(touched.byOrganization.get(organization)!.get(id), record)) moved.push(change);
      if (portions.isOver) await portions.pause();
    }
    return moved;
  }

  /** By the log up to a position. */
  private async derived(
    touched: TouchedKeys,
    position: string,
    subjects = this.subjectsAsOf(position),
  ): Promise<RowChange[]> {
    const { subject, derive } = this.derivation;
    const changes: RowChange[] = [];
    const portions = new Portions();
    for (const [organization, keys] of touched.byOrganization)
      for (const [of, own] of Map.groupBy(keys.keys(), subject)) {
        const { facts, source } = await subjects(organization, of);
        for (const key of own) {
          const draft = derive(facts, key);
          const doc = draft && { ...draft, id: key, updatedDateTime: source.latest.at };
          changes.push({ organization, id: key, record: doc && this.recordOf(organization, doc, position) });
          if (portions.isOver) await portions.pause();
        }
      }
    return changes;
  }

  private subjectsAsOf(position: string): Subjects {
    const sourceOf = this.facts.asOf(position);
    const kept = new Map<string, Awaited<ReturnType<Subjects>>>();
    return async (organization, subject, keeps = false) => {
      const slot = `${organization}/${subject}`;
      let known = kept.get(slot);
      if (!known) {
        const source = sourceOf(organization);
        known = { facts: await this.derivation.facts(subject, source), source };
      }
      if (!keeps) kept.delete(slot);
      else if (kept.size < mostSubjects) kept.set(slot, known);
      return known;
    };
  }

  private recordOf(organization: string, doc: Row, position: string): RowChange['record'] {
    // a name of its own: nothing is ever appended to it
    const stream = streamName(this.log.service, this.model.name, organization, doc.id);
    return { organization, id: doc.id, stream, doc, position };
  }
}

const unread = (keys: Iterable<string>): Keys => new Map(Array.from(keys, (key) => [key, undefined]));

const pageOf = (limit: number): RowPage => ({ sort: { index: 'id', descending: false }, offset: 0, limit });
