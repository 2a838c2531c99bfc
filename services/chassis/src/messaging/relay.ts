import { NewerEvent } from '../sealing/event-reader.ts';
import { project, seenOf } from '../declare/models/projection.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Message, type MessageSource, type PositionedMessage } from '../ports/message-log.ts';
import { type RowRecord, type StoredEvent, type Subscription } from '../ports/index.ts';
import { type Publication } from '../declare/publication.ts';
import { type PublishedLanguage } from './published-language.ts';
import { type ServiceContext } from '../declare/service.ts';
import { publishContext, SpanKind, traced } from '../observe/tracing.ts';

/** How long a batch waits for rows, which spare reading streams. */
const rowsWithinMs = 200;

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

  subscribe(
    after: string,
    onBatch: (messages: PositionedMessage[], last: string) => void | Promise<void>,
  ): Subscription {
    return this.context.ports.events.subscribe(after, async (batch) => {
      const histories = new StreamHistories(this.context);
      const messages: PositionedMessage[] = [];
      for (const stored of batch)
        for (const message of await this.messagesOrDone(stored, histories))
          messages.push({ position: stored.position, message });
      await onBatch(messages, batch.at(-1)!.position);
    });
  }

  private async messagesOrDone(stored: StoredEvent, histories: StreamHistories): Promise<Message[]> {
    try {
      this.context.log.known(stored);
      return await this.messagesOf(stored, histories);
    } catch (failed) {
      if (failed instanceof NewerEvent) this.newer.resolve();
      throw failed;
    }
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
  private readonly streams = new Map<string, OpenEvent[]>();
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

  private async of(stream: string): Promise<OpenEvent[]> {
    const known = this.streams.get(stream);
    if (known) return known;
    const events = await this.context.log.read(stream);
    this.streams.set(stream, events);
    return events;
  }
}
