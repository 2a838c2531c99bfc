import { DeadLetters, publishing } from './dead-letters.ts';
import { mostAttempts, patiently } from './attempt.ts';
import { type Follower } from '../observe/watchdog.ts';
import { project, seenOf } from '../declare/models/projection.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Message, type MessageSource, type PositionedMessage } from '../ports/message-log.ts';
import { allOf } from '../ports/shared/all-of.ts';
import { NewerEvent, type RowRecord, type StoredEvent, type Subscription } from '../ports/index.ts';
import { type Publication } from '../declare/publication.ts';
import { type PublishedLanguage } from './published-language.ts';
import { type ServiceContext } from '../declare/service.ts';
import { publishContext, SpanKind, traced } from '../observe/tracing.ts';

/** How long a batch waits for rows, which spare reading streams. */
const rowsWithinMs = 200;
/** Events whose rows are fetched at the same time. */
const mostAtOnce = 16;

/** A service's log as messages: the whole new state of the row after each published event. */
export class PublishedLog implements MessageSource {
  private readonly context: ServiceContext;
  private readonly language: PublishedLanguage;
  private readonly byEvent = new Map<string, Publication[]>();
  private readonly newer = Promise.withResolvers<void>();

  constructor(context: ServiceContext, language: PublishedLanguage) {
    this.context = context;
    this.language = language;
    for (const publication of context.service.publications) {
      for (const name of publication.on) this.byEvent.set(name, [...(this.byEvent.get(name) ?? []), publication]);
    }
  }

  /** An event of a newer version may need publishing: a process of that version takes over. */
  get done(): Promise<void> {
    return this.newer.promise;
  }

  get epoch(): string {
    return this.context.ports.events.epoch;
  }

  get shape(): string {
    return this.language.shape;
  }

  subscribe(
    after: string,
    onBatch: (messages: PositionedMessage[], last: string) => void | Promise<void>,
  ): Subscription {
    let read: string | null = after;
    const follower = this.context.watchdog.follower('publisher', { position: () => read });
    const subscription = this.context.ports.events.subscribe(after, async (batch) => {
      const last = batch.at(-1)!.position;
      await follower.doing(`${batch[0]!.type} at ${batch[0]!.position}`, async () => {
        const messages = await this.messagesOfBatch(batch, follower);
        // from here on it is up to those who hear or carry it
        follower.handsOver();
        read = null;
        try {
          await onBatch(messages, last);
        } finally {
          read = last;
        }
      });
    });
    return {
      close: async () => {
        await subscription.close();
        follower.letGo();
      },
    };
  }

  private async messagesOfBatch(batch: readonly StoredEvent[], follower: Follower): Promise<PositionedMessage[]> {
    const histories = new StreamHistories(this.context);
    const messages: PositionedMessage[] = [];
    for (let n = 0; n < batch.length; n += mostAtOnce) {
      const few = batch.slice(n, n + mostAtOnce);
      follower.begin(`${few[0]!.type} at ${few[0]!.position}`);
      const said: Message[][] = [];
      await allOf(few.map(async (stored, at) => void (said[at] = await this.messagesOrLetter(stored, histories))));
      messages.push(...few.flatMap(({ position }, at) => said[at]!.map((message) => ({ position, message }))));
    }
    return messages;
  }

  /** The messages of one event, as they would be said today. @throws whatever prevents it */
  messagesNow(stored: StoredEvent): Promise<Message[]> {
    return this.messagesOf(stored, new StreamHistories(this.context));
  }

  /** What cannot be said becomes a dead letter, so that what follows is. @throws NewerEvent, StoreUnavailable */
  private async messagesOrLetter(stored: StoredEvent, histories: StreamHistories): Promise<Message[]> {
    const said = await this.tried(stored, histories).catch((failed: unknown) => {
      if (failed instanceof NewerEvent) this.newer.resolve();
      throw failed;
    });
    if ('done' in said) return said.done;
    await new DeadLetters(this.context).addEvent(publishing, stored, said.reason, mostAttempts);
    return [];
  }

  private async tried(stored: StoredEvent, histories: StreamHistories) {
    this.context.log.known(stored);
    return patiently(this.context.ports.wait, () => this.messagesOf(stored, histories));
  }

  private async messagesOf(stored: StoredEvent, histories: StreamHistories): Promise<Message[]> {
    const [service, name] = stored.type.split('.') as [string, string];
    const publications = service === this.context.service.name ? this.byEvent.get(name) : undefined;
    if (!publications) return [];
    const attributes = { 'kadro.service': service, 'kadro.event': name };
    return traced(
      'publish',
      attributes,
      () => publishContext(stored, this.context.ports.clock),
      () => this.published(publications, stored, histories),
      SpanKind.PRODUCER,
    );
  }

  private async published(
    publications: readonly Publication[],
    stored: StoredEvent,
    histories: StreamHistories,
  ): Promise<Message[]> {
    const event = await this.context.log.open(stored);
    if (!event) return [];
    const seen = seenOf(event);
    const messages: Message[] = [];
    for (const publication of publications) {
      for (const key of publication.model.keys(seen)) {
        const row = await this.rowAfter(publication, event, key, histories);
        const data = row && publication.data(row.doc, seen);
        if (data) messages.push(this.message(publication, event, row, data, messages.length));
      }
    }
    return messages;
  }

  private message(
    publication: Publication,
    { stored, organization }: OpenEvent,
    row: RowRecord,
    data: Record<string, unknown>,
    n: number,
  ): Message {
    const { id, stream, revision, at, meta } = stored;
    const person = publication.concerns(row.doc);
    return {
      id: n === 0 ? id : `${id}.${n}`,
      type: `${this.context.service.name}.v1.${publication.message}`,
      source: this.context.service.name,
      organization,
      stream,
      revision,
      at,
      key: person ? `${organization}/${person}` : stream,
      correlation: meta.correlation,
      data: this.language.json(publication.message, data),
    };
  }

  /** Today's row where nothing came after the event, else from the stream's past. */
  private async rowAfter(
    { model }: Publication,
    event: OpenEvent,
    key: string,
    histories: StreamHistories,
  ): Promise<RowRecord | null> {
    const now = (await histories.areBehind(event)) ? null : await this.context.rows(model).get(event.organization, key);
    if (now && now.stream === event.stored.stream && now.doc.revision === event.stored.revision) return now;
    return histories.rowAfter(model, event, key);
  }
}

/** Streams of one batch, each read once; dropped with it, for they are in clear. */
class StreamHistories {
  private readonly context: ServiceContext;
  private readonly streams = new Map<string, Promise<OpenEvent[]>>();
  private isBehind = false;

  constructor(context: ServiceContext) {
    this.context = context;
  }

  /** Waits once per batch, not for each event. */
  async areBehind({ name, stored }: OpenEvent): Promise<boolean> {
    this.isBehind ||= !(await this.context.caughtUp(stored.position, [name], rowsWithinMs));
    return this.isBehind;
  }

  async rowAfter(model: Publication['model'], { stored }: OpenEvent, key: string): Promise<RowRecord | null> {
    let record: RowRecord | null = null;
    for (const event of await this.of(stored.stream)) {
      if (event.stored.revision > stored.revision) break;
      const seen = seenOf(event);
      if (model.project[event.name] && model.keys(seen).includes(key))
        record = project(model, record, seen, key, event.stored);
    }
    return record;
  }

  private of(stream: string): Promise<OpenEvent[]> {
    const known = this.streams.get(stream);
    if (known) return known;
    const read = this.context.log.read(stream);
    this.streams.set(stream, read);
    // whoever asks gets the failure, and asks again
    read.catch(() => this.streams.delete(stream));
    return read;
  }
}
