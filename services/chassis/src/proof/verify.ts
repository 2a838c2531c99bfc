import { type RawEvent, type Finding, type KeyEvidence, parsed } from '../ports/shared/verification.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type z } from 'zod';
import { chainHashOfTexts } from '../sealing/chain.ts';
import { classesOf, type EventType } from '../declare/streams/decider.ts';
import { type Service } from '../declare/service.ts';
import { EventReader } from '../sealing/event-reader.ts';
import { Digest, isSigned, type LogHead } from './log-head.ts';
import { type EventStore } from '../ports/index.ts';
import { chassisDeciders } from '../read/set-aside.ts';
import { type MaybePromise } from '../ports/shared/maybe-promise.ts';

export type Report = (finding: Finding) => void;

type EventAt = (stream: string, revision: number) => MaybePromise<RawEvent | undefined>;

interface End {
  revision: number;
  hash: string;
  isHashed: boolean;
}

const keptEnds = 200_000;

const whereOf = ({ stream, revision, position }: Pick<RawEvent, 'stream' | 'revision' | 'position'>): string =>
  `${stream} #${revision} (position ${placeText(position)})`;

export const placeText = (position: string): string =>
  /^\d+$/.test(position) ? String(Number(position)) : position.replaceAll(/\b0+(?=\d)/g, '');

/** In order: no gap in a dense log, each event follows its predecessor, each hash is right. */
export class ChainCheck {
  private last = 0;
  private readonly ends = new Map<string, End>();
  private readonly at: EventAt;
  private readonly report: Report;
  private readonly isDense: boolean;

  constructor(at: EventAt, report: Report, isDense: boolean) {
    this.at = at;
    this.report = report;
    this.isDense = isDense;
  }

  /** Stored, or what an event older than the chain would have. */
  async next(event: RawEvent): Promise<string> {
    if (this.isDense) this.step(Number(event.position));
    const before = await this.before(event);
    const { hash: stored, rest } = hashIn(event.meta);
    const hash = chainHashOfTexts(before?.hash ?? '', event, event.data, rest);
    if (!before) this.report({ where: whereOf(event), what: 'the event before it in its stream is not there' });
    else if (stored === undefined && before.isHashed)
      this.report({ where: whereOf(event), what: 'it has no hash, but the one before it has' });
    else if (stored !== undefined && stored !== hash)
      this.report({ where: whereOf(event), what: 'its hash does not fit: it was changed, or the one before it' });
    this.keep(event.stream, { revision: event.revision, hash: stored ?? hash, isHashed: stored !== undefined });
    return stored ?? hash;
  }

  private step(position: number): void {
    if (position !== this.last + 1)
      this.report({
        where: `position ${this.last + 1}${position > this.last + 2 ? ` to ${position - 1}` : ''}`,
        what: 'nothing is there',
      });
    this.last = position;
  }

  private async before({ stream, revision, position }: RawEvent): Promise<End | undefined> {
    if (revision === 0) return { revision: -1, hash: '', isHashed: false };
    const known = this.ends.get(stream);
    if (known?.revision === revision - 1) return known;
    const stored = await this.at(stream, revision - 1);
    if (!stored || stored.position > position) return undefined;
    return {
      revision: revision - 1,
      hash: await this.hashAt(stored),
      isHashed: hashIn(stored.meta).hash !== undefined,
    };
  }

  /** Without one, from the last that has one. */
  private async hashAt(event: RawEvent): Promise<string> {
    const behind: RawEvent[] = [];
    let at: RawEvent | undefined = event;
    while (at && hashIn(at.meta).hash === undefined) {
      behind.push(at);
      at = await this.at(at.stream, at.revision - 1);
    }
    return behind.reduceRight(
      (hash, one) => chainHashOfTexts(hash, one, one.data, one.meta),
      at ? hashIn(at.meta).hash! : '',
    );
  }

  private keep(stream: string, end: End): void {
    this.ends.delete(stream);
    this.ends.set(stream, end);
    if (this.ends.size > keptEnds) this.ends.delete(this.ends.keys().next().value!);
  }
}

/** The hash of a meta text, and the text it covers. */
function hashIn(meta: string): { hash: string | undefined; rest: string } {
  const found = /,"hash":"([\w-]{43})"\}$/.exec(meta);
  return found ? { hash: found[1], rest: `${meta.slice(0, found.index)}}` } : { hash: undefined, rest: meta };
}

/** Each signed head covers exactly what is there. */
export class HeadCheck {
  private digest = new Digest('');
  private total = 0;
  private previous = '';
  private readonly waiting: LogHead[];
  private readonly service: string;
  private readonly publicKey: string;
  private readonly report: Report;

  /** `heads` in their order; `publicKey` of the installation. */
  constructor(service: string, heads: readonly LogHead[], publicKey: string, report: Report) {
    this.service = service;
    this.waiting = [...heads];
    this.publicKey = publicKey;
    this.report = report;
  }

  next(position: string, hash: string): void {
    while (this.waiting[0] && this.isBehind(this.waiting[0], position)) this.settle(this.waiting.shift()!);
    this.total++;
    this.digest.add(hash);
  }

  /** After the last event of any service. */
  end(position: string): void {
    for (const head of this.waiting.splice(0)) {
      this.settle(head);
      if (head.position.length === position.length && head.position > position)
        this.find(head, 'it covers events behind the end of the log');
    }
  }

  /** Covers nothing at or after the position; heads from before a migration have positions of another form. */
  private isBehind(head: LogHead, position: string): boolean {
    return head.position.length === position.length ? head.position < position : this.total >= head.events;
  }

  private settle(head: LogHead): void {
    if (head.publicKey !== this.publicKey) this.find(head, 'it is signed with a foreign key');
    if (!isSigned(this.service, head)) this.find(head, 'its signature does not fit');
    if (head.previous !== this.previous) this.find(head, 'it does not follow the head before it');
    if (head.events !== this.total) this.find(head, `it covers ${head.events} events, there are ${this.total}`);
    else if (head.digest !== this.digest.text()) this.find(head, 'it covers other events, or another order of them');
    this.previous = head.digest;
    this.digest = new Digest(head.digest);
    this.total = head.events;
  }

  private find(head: LogHead, what: string): void {
    this.report({
      where: `${this.service}, head of ${head.at.slice(0, 10)} (position ${placeText(head.position)})`,
      what,
    });
  }
}

const fates = {
  unlisted: 'was destroyed, but is not on the list of destroyed keys',
  missing: 'is missing, and was not destroyed',
};

/** Each event is of a known type, opens, and fits today's shape. */
export class ContentCheck {
  readonly log: EventReader;
  private readonly shapes = new Map<string, { type: EventType; strict: z.ZodObject }>();
  private readonly keys: KeyEvidence;
  private readonly report: Report;
  private readonly reported = new Set<string>();

  constructor(service: Service, events: Pick<EventStore, 'read'>, keys: KeyEvidence, report: Report) {
    this.keys = keys;
    this.report = report;
    const existingKey = async (...whose: [string, string, string]): Promise<Buffer | null> =>
      (await keys.existingKey(...whose)) ?? this.logLeadershipLost(whose);
    // reading needs nothing else
    this.log = new EventReader(service.name, [...service.deciders, ...chassisDeciders], {
      events,
      keys: { existingKey },
    });
    for (const [name, type] of this.log.shapes()) this.shapes.set(name, { type, strict: type.schema.strict() });
  }

  async open(raw: RawEvent): Promise<OpenEvent | null> {
    const found = this.shapes.get(raw.type);
    const fault = (what: string): null => (this.report({ where: whereOf(raw), what }), null);
    if (!found) return fault('its type is not known');
    if (!Number.isInteger(raw.v) || raw.v < 1 || raw.v > found.type.v) return fault('its version is not known');
    const stored = parsed(raw);
    if (!stored) return fault('its data or meta cannot be read');
    try {
      const event = await this.log.open(stored);
      const wrong = event && (await this.misfit(event, found));
      if (wrong) fault(`it does not fit its shape: ${wrong}`);
      return event;
    } catch (failed) {
      const { message } = failed as Error;
      return fault(message.endsWith('has no upcast') ? message : 'a sealed part of it cannot be opened');
    }
  }

  /** But for fields of a forgotten class. */
  private async misfit(
    { data, organization, id }: OpenEvent,
    { type, strict }: { type: EventType; strict: z.ZodObject },
  ): Promise<string | undefined> {
    const { error } = strict.safeParse(data);
    if (!error) return undefined;
    const person = type.person === undefined ? id : String(data[type.person]);
    const isForgotten = async (field: string): Promise<boolean> => {
      const dataClass = classesOf(type, data).get(field);
      return (
        dataClass !== undefined &&
        (data[field] ?? null) === null &&
        (await this.keys.fate(organization, person, dataClass)) !== 'there'
      );
    };
    const left: string[] = [];
    for (const { path, code } of error.issues)
      if (!(await isForgotten(String(path[0] ?? '')))) left.push(`${String(path[0] ?? '')} ${code}`);
    return left.length > 0 ? left.join(', ') : undefined;
  }

  private async logLeadershipLost(whose: [organization: string, person: string, dataClass: string]): Promise<null> {
    const fate = await this.keys.fate(...whose);
    const name = whose.join(' ');
    if ((fate === 'unlisted' || fate === 'missing') && !this.reported.has(name))
      this.report({
        where: `key of ${whose[2]} of person ${whose[1]} (organization ${whose[0]})`,
        what: `it ${fates[fate]}`,
      });
    this.reported.add(name);
    return null;
  }
}
