import { type CommandContext, type Outcome } from '../declare/streams/decisions.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { chainHash } from '../sealing/chain.ts';
import { type AnyDecider, type NewEvent, type DeciderOf } from '../declare/streams/decider.ts';
import { type EventLog } from './event-log.ts';
import { type Fold, FoldCache } from './fold-cache.ts';
import { maskPersonal } from '../declare/streams/personal.ts';
import { RevisionConflict } from '../ports/index.ts';
import { Refused } from '../declare/refusal.ts';
import { commandOf, commandText } from '../ports/shared/command-text.ts';
import { streamParts } from '../ports/shared/streams.ts';

const foldedCommands = 128;
const attempts = 8;
const bytesPerMark = 48;

/** As long a repeated key is found. */
export const rememberedDays = 30;

type Remembered = { body: string; position: string };

/** Commands of a stream that its fold has forgotten. */
export interface OlderCommands {
  /** Whether everything up to the position can be found. */
  reach(position: string): Promise<boolean>;
  find(organization: string, stream: string, key: string): Promise<Remembered | null>;
}

/** Loads, decides, appends; again when another append was first. */
export class CommandLoop {
  private readonly cache: FoldCache;

  private readonly log: EventLog;

  private readonly older: OlderCommands | undefined;

  /** When the last of those who wait to write to a stream is through. */
  private readonly turns = new Map<string, Promise<void>>();

  constructor(log: EventLog, options: { cacheBytes?: number; older?: OlderCommands } = {}) {
    this.log = log;
    this.older = options.older;
    this.cache = new FoldCache(options.cacheBytes ?? 32 * 1024 * 1024);
  }

  /** @throws Refused idempotency_key_reused, changed_meanwhile; refusals of `decide` */
  async run<S>(
    decider: DeciderOf<S>,
    id: string,
    context: CommandContext,
    decide: (state: S, fold: { revision: number }) => readonly NewEvent[],
  ): Promise<Outcome> {
    const stream = this.log.stream(decider, context.organization, id);
    const quick = this.turns.has(stream) ? null : await this.fromMemory(decider, stream, context, decide);
    return quick ?? this.inTurn(stream, () => this.fromLog(decider, stream, context, decide));
  }

  /** Those who write to one stream at once do so one after the other, else whoever comes newly overtakes who reads again. */
  private async inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.turns.get(stream) ?? Promise.resolve()).then(work);
    const ended = mine.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(stream, ended);
    try {
      return await mine;
    } finally {
      if (this.turns.get(stream) === ended) this.turns.delete(stream);
    }
  }

  /** Other processes may write to the stream meanwhile. */
  private async fromLog<S>(
    decider: DeciderOf<S>,
    stream: string,
    context: CommandContext,
    decide: (state: S, fold: { revision: number }) => readonly NewEvent[],
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const fold = await this.fold(decider, stream);
      const repeat = await this.repeatIn(stream, fold, context);
      if (repeat) return repeated(repeat, context, fold);
      const drafts = decide(fold.state as S, { revision: fold.revision });
      if (drafts.length === 0)
        return { position: fold.position, revision: fold.revision, repeated: true, unchanged: true, events: [] };
      try {
        return await this.append(decider, stream, fold, drafts, context);
      } catch (failed) {
        if (!(failed instanceof RevisionConflict)) throw failed;
      }
    }
    throw new Refused('changed_meanwhile');
  }

  /** Decides on the cached fold: the append refuses a stale one. Without an append the log decides. */
  private async fromMemory<S>(
    decider: AnyDecider,
    stream: string,
    context: CommandContext,
    decide: (state: S, fold: { revision: number }) => readonly NewEvent[],
  ): Promise<Outcome | null> {
    const fold = this.cache.get(stream);
    if (!fold || (await this.repeatIn(stream, fold, context))) return null;
    const drafts = draftsOrNone(() => decide(fold.state as S, { revision: fold.revision }));
    if (drafts.length === 0) return null;
    try {
      return await this.append(decider, stream, fold, drafts, context);
    } catch (failed) {
      if (failed instanceof RevisionConflict) return null;
      throw failed;
    }
  }

  async state<S>(
    decider: DeciderOf<S>,
    organization: string,
    id: string,
  ): Promise<{ state: S; revision: number; position: string }> {
    const fold = await this.fold(decider, this.log.stream(decider, organization, id));
    return { state: fold.state as S, revision: fold.revision, position: fold.position };
  }

  /** Position of a command that this stream has seen. */
  async seen(decider: AnyDecider, context: CommandContext, id: string): Promise<Outcome | null> {
    const stream = this.log.stream(decider, context.organization, id);
    // a stale fold may miss the repeat; its append would be refused and the loop finds it then
    const fold = this.cache.get(stream) ?? (await this.fold(decider, stream));
    const repeat = await this.repeatIn(stream, fold, context);
    return repeat ? repeated(repeat, context, fold) : null;
  }

  /** What a command has appended to this stream. */
  async appendedBy(decider: AnyDecider, { organization, key }: CommandContext, id: string): Promise<NewEvent[]> {
    const all = await this.log.read(this.log.stream(decider, organization, id));
    const own = all.filter(({ stored }) => commandOf(stored.meta.command).key === key);
    return own.map(({ name, data }) => ({ type: name, data }));
  }

  /**
   * The fold knows the newest commands, and of the older ones which did not come; the log is read only where the rows of
   * one that may have come are late.
   */
  private async repeatIn(
    stream: string,
    fold: Fold,
    { organization, key }: CommandContext,
  ): Promise<Remembered | null> {
    const known = fold.commands.get(key);
    if (known || !this.older || !fold.olderMarks.has(markOf(key))) return known ?? null;
    const [oldest] = fold.commands.values();
    if (await this.older.reach(oldest!.position)) return this.older.find(organization, stream, key);
    const said = (await this.log.read(stream)).findLast(({ stored }) => commandOf(stored.meta.command).key === key);
    return said ? { body: commandOf(said.stored.meta.command).body, position: said.stored.position } : null;
  }

  /** What is in memory of a stream, which others may have written to since. */
  readonly known = (stream: string): Fold | undefined => this.cache.get(stream);

  drop(stream: string): void {
    this.cache.delete(stream);
  }

  private async append(
    decider: AnyDecider,
    stream: string,
    fold: Fold,
    drafts: readonly NewEvent[],
    context: CommandContext,
  ): Promise<Outcome> {
    const { key, body, organization, actor, onBehalfOf, correlation, day } = context;
    const meta = {
      organization,
      actor,
      ...(onBehalfOf ? { onBehalfOf } : {}),
      command: commandText(key, body),
      cause: context.cause ?? key,
      correlation,
      ...(day ? { day } : {}),
    };
    const appended = await this.log.append(decider, stream, fold, drafts, meta);
    if (appended.events) this.remember(stream, foldEvents(decider, fold, appended.events));
    return {
      position: appended.position,
      revision: appended.revision,
      repeated: false,
      events: drafts,
    };
  }

  private async fold(decider: AnyDecider, stream: string): Promise<Fold> {
    const cached = this.cache.get(stream);
    const events = await this.log.read(stream, cached ? cached.revision + 1 : 0);
    if (cached && events.length === 0) return cached;
    const fold = foldEvents(decider, cached, events);
    this.remember(stream, fold);
    return fold;
  }

  /** Unless a later fold is there: appends and reads of one stream may end in any order. */
  private remember(stream: string, fold: Fold): void {
    const known = this.cache.get(stream);
    if (!known || known.revision < fold.revision) this.cache.set(stream, fold);
  }
}

function draftsOrNone(decide: () => readonly NewEvent[]): readonly NewEvent[] {
  try {
    return decide();
  } catch {
    return [];
  }
}

function repeated(repeat: Remembered, context: CommandContext, fold: Fold): Outcome {
  if (repeat.body !== context.body) throw new Refused('idempotency_key_reused');
  return { position: repeat.position, revision: fold.revision, repeated: true, events: [] };
}

/** Pure but for the commands, which all folds of a stream share: they only grow. */
export function foldEvents(decider: AnyDecider, before: Fold | undefined, events: readonly OpenEvent[]): Fold {
  let { state, revision, position, at, hash, bytes } = before ?? {
    state: decider.initial,
    revision: -1,
    position: '',
    at: '',
    hash: '',
    bytes: 256,
  };
  const commands: Fold['commands'] = before?.commands ?? new Map();
  const olderMarks: Fold['olderMarks'] = before?.olderMarks ?? new Set();
  for (const event of events) {
    const { stored, data } = event;
    state = evolved(decider, state, event);
    revision = stored.revision;
    position = stored.position;
    if (stored.at > at) ({ at } = stored);
    // events older than the chain get the hash they would have
    hash = stored.meta.hash ?? chainHash(hash, stored);
    bytes += JSON.stringify(data).length + bytesPerMark;
    remember({ commands, olderMarks }, stored.meta.command, position);
  }
  return { state, revision, position, at, hash, commands, olderMarks, bytes };
}

/** The state after an event whose personal fields are masked. @throws Error for an event of another decider */
export function evolved(decider: AnyDecider, state: unknown, event: OpenEvent, mask = maskPersonal): unknown {
  const { stored, name, data } = event;
  const type = decider.events[name];
  const evolve = decider.evolve[name];
  if (!type || !evolve) throw new Error(`${decider.name} cannot fold ${name}`);
  const { organization, id } = streamParts(stored.stream);
  return evolve(state, mask(type.personal, data), {
    organization,
    id,
    at: stored.at,
    actor: stored.meta.actor,
    revision: stored.revision,
  });
}

function remember({ commands, olderMarks }: Pick<Fold, 'commands' | 'olderMarks'>, command: string, position: string) {
  const { key, body } = commandOf(command);
  commands.delete(key);
  commands.set(key, { body, position });
  if (commands.size <= foldedCommands) return;
  const oldest = commands.keys().next().value!;
  commands.delete(oldest);
  olderMarks.add(markOf(oldest));
}

/** Two keys seldom have the same one. */
const markOf = (key: string): string => key.slice(-8);
