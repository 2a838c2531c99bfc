import { type Clock, type EventStore, type Log, NewerEvent, type Wait } from '../ports/index.ts';
import { faultOf, nameOf, severity, tellOfNewer } from './fault.ts';
import { followerFaults, watchStandstills } from './metrics.ts';
import { begun, behind, failedOnce, type Held, isElsewhere, longestStandMs, stands } from './standstill.ts';

const lookEveryMs = 10_000;
const answerWithinMs = 1_000;
const reading = 'reading';
const only = '';

interface FollowerOptions {
  /** Of the log, as far as it was read; null while that is up to somebody else. */
  position?: () => string | null;
  /** How long it may stand, where a minute is too short. */
  longestMs?: number;
}

export interface Standing {
  follower: string;
  at: string;
  why: string | null;
  seconds: number;
}

interface Watched {
  service: { readonly name: string };
  ports: { clock: Clock; wait: Wait; events: Pick<EventStore, 'head'> };
  logger: Log;
}

/** Watches whatever follows a log or a queue in one service: each moves, or says why it does not. */
export class Watchdog {
  readonly service: string;
  private readonly watched: Watched;
  private readonly followers = new Set<Follower>();
  private readonly endings: (() => void)[] = [];
  private rests = false;

  constructor(watched: Watched) {
    this.watched = watched;
    this.service = watched.service.name;
  }

  /** Looks now and then, for the log and the metrics. */
  start(): void {
    this.endings.push(
      this.watched.ports.wait.every(lookEveryMs, () => void this.look()),
      watchStandstills(this),
    );
  }

  close(): void {
    for (const end of this.endings.splice(0)) end();
  }

  /** Nothing stands while somebody moves the clock by hand; what is answered ends that, and all waits begin anew. */
  rest(): () => void {
    this.rests = true;
    return () => {
      for (const one of this.followers) one.waitAnew();
      this.rests = false;
    };
  }

  /** Under its name in the log, the metrics and the readiness; until it is let go. */
  follower(name: string, options: FollowerOptions = {}): Follower {
    const follower = new Follower(name, this.watched, options, () => this.followers.delete(follower));
    this.followers.add(follower);
    return follower;
  }

  /** Those that have stood for too long; the first time it is logged. */
  async look(): Promise<Standing[]> {
    if (this.rests) return [];
    const head = await this.head();
    return [...this.followers].flatMap((one) => one.look(head));
  }

  /** Of the log; null while it does not say. */
  private async head(): Promise<string | null> {
    const { events, wait } = this.watched.ports;
    const answered = new AbortController();
    const late = wait.sleep(answerWithinMs, answered.signal).then(
      () => null,
      () => null,
    );
    const head = await Promise.race([events.head().catch(() => null), late]);
    answered.abort();
    return head;
  }

  /** Whether all that follows the log here has read it up to a position, and has nothing in hand. */
  hasRead(position: string): boolean {
    return [...this.followers].every((one) => one.hasRead(position));
  }

  /** For metrics: seconds since each last moved, 0 while it does. */
  waits(): { follower: string; seconds: number }[] {
    const longest = new Map<string, number>();
    for (const { name, waitedSeconds } of this.followers)
      longest.set(name, Math.max(longest.get(name) ?? 0, waitedSeconds));
    return [...longest].map(([follower, seconds]) => ({ follower, seconds }));
  }
}

/** One that follows: it tells what it takes up, what fails, and that it moved. */
export class Follower {
  readonly name: string;
  private readonly watched: Watched;
  private readonly options: FollowerOptions;
  private readonly held = new Map<string, Held>();
  private readonly told = new Set<string>();
  /** Last failure that was logged, so that a repetition is not. */
  private readonly logged = new Map<string, string>();
  /** Ends the watch: another process follows, or nobody. */
  readonly letGo: () => void;

  constructor(name: string, watched: Watched, options: FollowerOptions, letGo: () => void) {
    this.name = name;
    this.watched = watched;
    this.options = options;
    this.letGo = letGo;
  }

  /** Does a part of the work. `key` tells apart what it has in hand at the same time. @throws as the work does */
  async doing<T>(at: string, work: () => Promise<T> | T, key = only): Promise<T> {
    this.begin(at, key);
    try {
      const done = await work();
      this.moved(key);
      return done;
    } catch (failed) {
      this.failed(failed, key);
      throw failed;
    }
  }

  begin(at: string, key = only): void {
    this.held.set(key, begun(this.held.get(key), at, this.now));
  }

  /** It will come again, a newer event to a newer process. `at`: more exactly where. */
  failed(failed: unknown, key = only, at = this.held.get(key)?.at ?? this.name): void {
    const held = failedOnce(this.held.get(key), { at, why: nameOf(failed) }, this.now);
    this.held.set(key, held);
    const isNewer = failed instanceof NewerEvent;
    if (!isNewer) followerFaults.inc(this.labels);
    const failure = `${held.why} at ${at}`;
    if (this.logged.get(key) === failure) return;
    this.logged.set(key, failure);
    const about = { ...this.labels, at };
    if (isNewer) tellOfNewer(this.watched.logger, about, failed);
    else this.watched.logger[severity(failed)]({ ...about, fault: faultOf(failed) }, 'a follower failed');
  }

  /** Somebody else has it now: it stands here only where it failed before. */
  handsOver(key = only): void {
    const held = this.held.get(key);
    if (held && held.tries === 0) this.held.delete(key);
  }

  moved(key = only): void {
    const held = this.held.get(key);
    if (!held) return;
    const isTold = this.told.has(key) || this.logged.has(key);
    this.drop(key);
    if (!isTold) return;
    this.watched.logger.info({ ...this.labels, at: held.at }, 'a follower goes on');
  }

  /** Those of its works that stand. `head` of the log, null where it cannot be asked. */
  look(head: string | null): Standing[] {
    this.read(head);
    const { now } = this;
    const standing: Standing[] = [];
    for (const [key, held] of this.held) {
      if (isElsewhere(held, now, this.longestMs)) this.drop(key);
      else if (stands(held, now, this.longestMs)) standing.push(this.standing(key, held));
    }
    return standing;
  }

  waitAnew(): void {
    const { now } = this;
    for (const [key, held] of this.held) this.held.set(key, { ...held, since: now, triedAt: now });
  }

  hasRead(position: string): boolean {
    const read = this.options.position?.() ?? position;
    return read >= position && [...this.held.keys()].every((key) => key === reading);
  }

  get waitedSeconds(): number {
    return Math.max(0, ...[...this.held.values()].map((held) => this.secondsOf(held)));
  }

  private read(head: string | null): void {
    const position = this.options.position?.() ?? null;
    const isBusy = [...this.held.keys()].some((key) => key !== reading);
    if (isBusy || head === null || position === null || head <= position) this.moved(reading);
    else this.held.set(reading, behind(this.held.get(reading), position, this.now));
  }

  private drop(key: string): void {
    this.held.delete(key);
    this.told.delete(key);
    this.logged.delete(key);
  }

  private standing(key: string, held: Held): Standing {
    const standing = { follower: this.name, at: held.at, why: held.why, seconds: this.secondsOf(held) };
    if (!this.told.has(key))
      this.watched.logger.error({ service: this.watched.service.name, ...standing }, 'a follower stands');
    this.told.add(key);
    return standing;
  }

  private secondsOf({ since }: Held): number {
    return Math.floor((this.now - since) / 1_000);
  }

  private get longestMs(): number {
    return this.options.longestMs ?? longestStandMs;
  }

  private get labels(): { service: string; follower: string } {
    return { service: this.watched.service.name, follower: this.name };
  }

  private get now(): number {
    return this.watched.ports.clock.now().epochMilliseconds;
  }
}
