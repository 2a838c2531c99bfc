import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { keyBytes, nameOf, secretName, unwrapped, wrapped } from '../../key-wrapping.ts';
import { type Keys, StoreUnavailable } from '../../ports.ts';
import { type Mongo, MongoCollection } from './connection.ts';

const keptInMemory = 200_000;
const adoptedAtOnce = 500;
/** So long a key is given without asking whether one was destroyed; whoever destroys one waits as long. */
const trustedMs = 100;
const forgotten = 'forgotten';

interface KeyDocument {
  _id: string;
  /** Nonce, encrypted key and tag in base64; null once destroyed. */
  wrapped: string | null;
}

interface NoteDocument {
  _id: string;
  note: string;
}

interface CountDocument {
  _id: string;
  n: number;
}

/** Keys of personal data in a database of their own, each wrapped with the master key. Many processes that ask at once get one key, and none gives a destroyed one. */
export class MongoKeys implements Keys {
  readonly #keys: MongoCollection<KeyDocument>;
  readonly #counts: MongoCollection<CountDocument>;
  readonly #notes: MongoCollection<NoteDocument>;
  readonly #master: Buffer;
  readonly #unwrapped = new Map<string, Buffer>();
  readonly #secrets = new Map<string, Buffer>();
  #destroyed = -1;
  #trustedUntil = 0;
  #checked: Promise<unknown> | undefined;

  /** The database is `<namespace>-keys`; `master` has 32 bytes. With another master key than the one of before every question throws. */
  constructor(mongo: Mongo, namespace: string, master: Buffer) {
    // a key that could still be rolled back would be lost together with what it sealed
    const majority = { readConcern: { level: 'majority' } } as const;
    this.#keys = new MongoCollection(mongo, `${namespace}-keys`, 'keys', majority);
    this.#counts = new MongoCollection(mongo, `${namespace}-keys`, 'counts', majority);
    this.#notes = new MongoCollection(mongo, `${namespace}-keys`, 'notes', majority);
    this.#master = master;
  }

  async dataKey(organization: string, person: string, dataClass: string): Promise<Buffer | null> {
    return this.#keyOrNew(nameOf(organization, person, dataClass), () => randomBytes(keyBytes));
  }

  async existingKey(organization: string, person: string, dataClass: string): Promise<Buffer | null> {
    return (await this.#known(nameOf(organization, person, dataClass))) ?? null;
  }

  /** The document stays, empty: a destroyed key is never made again. Resolves when no process has it in memory as one to give. */
  async destroy(organization: string, person: string, dataClass: string): Promise<void> {
    const name = nameOf(organization, person, dataClass);
    await this.#keys.use((keys) => keys.updateOne({ _id: name }, { $set: { wrapped: null } }, { upsert: true }));
    await this.#counts.use((counts) => counts.updateOne({ _id: forgotten }, { $inc: { n: 1 } }, { upsert: true }));
    this.#unwrapped.delete(name);
    await setTimeout(trustedMs);
  }

  async secret(name: string, make: () => Buffer): Promise<Buffer> {
    const known = this.#secrets.get(name);
    if (known) return known;
    const made = (await this.#keyOrNew(secretName(name), make))!;
    this.#secrets.set(name, made);
    return made;
  }

  async note(name: string): Promise<string | null> {
    return (await this.#notes.use((notes) => notes.findOne({ _id: name })))?.note ?? null;
  }

  async setNote(name: string, text: string): Promise<void> {
    await this.#notes.use((notes) => notes.updateOne({ _id: name }, { $set: { note: text } }, { upsert: true }));
  }

  /**
   * Takes over unwrapped keys and secrets by the names under which they are kept, null for destroyed ones; a key that is there already stays.
   * Answers the names under which another one stands.
   */
  async adopt(keys: ReadonlyMap<string, Buffer | null>): Promise<string[]> {
    await (this.#checked ??= this.#check());
    const others: string[] = [];
    const all = [...keys];
    for (let at = 0; at < all.length; at += adoptedAtOnce) others.push(...(await this.#adoptSome(all.slice(at, at + adoptedAtOnce))));
    return others;
  }

  async #adoptSome(given: readonly [name: string, key: Buffer | null][]): Promise<string[]> {
    const update = (name: string, key: Buffer | null) => (key ? { $setOnInsert: { wrapped: wrapped(this.#master, name, key).toString('base64') } } : { $set: { wrapped: null } });
    await this.#keys.use((keys) => keys.bulkWrite(given.map(([name, key]) => ({ updateOne: { filter: { _id: name }, update: update(name, key), upsert: true } })), { ordered: false }));
    const found = await this.#keys.use((keys) => keys.find({ _id: { $in: given.map(([name]) => name) } }).toArray());
    const there = new Map(found.map(({ _id, wrapped: rest }) => [_id, rest && unwrapped(this.#master, _id, Buffer.from(rest, 'base64'))]));
    return given.filter(([name, key]) => (key ? !there.get(name) || !key.equals(there.get(name) as Buffer) : there.get(name) !== null)).map(([name]) => name);
  }

  /** Grows whenever a key is destroyed: what was built with another number may hold what must be forgotten. */
  async forgotten(): Promise<number> {
    return (await this.#counts.use((counts) => counts.findOne({ _id: forgotten })))?.n ?? 0;
  }

  /** The connection is closed by whoever opened it. */
  async close(): Promise<void> {
    this.#unwrapped.clear();
    this.#secrets.clear();
  }

  async #keyOrNew(name: string, make: () => Buffer): Promise<Buffer | null> {
    const known = await this.#known(name);
    if (known !== undefined) return known;
    const made = wrapped(this.#master, name, make()).toString('base64');
    await this.#keys.use((keys) => keys.updateOne({ _id: name }, { $setOnInsert: { wrapped: made } }, { upsert: true }));
    return (await this.#read(name)) ?? null;
  }

  /** null = destroyed, undefined = never made. */
  async #known(name: string): Promise<Buffer | null | undefined> {
    await (this.#checked ??= this.#check());
    await this.#trust();
    return this.#unwrapped.get(name) ?? this.#read(name);
  }

  async #read(name: string): Promise<Buffer | null | undefined> {
    const destroyed = this.#destroyed;
    const found = await this.#keys.use((keys) => keys.findOne({ _id: name }));
    if (!found || found.wrapped === null) return found ? null : undefined;
    const key = unwrapped(this.#master, name, Buffer.from(found.wrapped, 'base64'));
    if (this.#unwrapped.size >= keptInMemory) this.#unwrapped.clear();
    // one that was destroyed while it was read must not be kept
    if (destroyed === this.#destroyed) this.#unwrapped.set(name, key);
    return key;
  }

  /** Whether what is in memory may still be given: not after somebody destroyed a key. */
  async #trust(): Promise<void> {
    const now = performance.now();
    if (now < this.#trustedUntil) return;
    const destroyed = await this.forgotten();
    if (destroyed !== this.#destroyed) this.#unwrapped.clear();
    this.#destroyed = destroyed;
    this.#trustedUntil = now + trustedMs;
  }

  /** Opens what was wrapped first of all. @throws Error for another master key */
  async #check(): Promise<void> {
    try {
      const sealed = wrapped(this.#master, 'check', Buffer.alloc(keyBytes)).toString('base64');
      await this.#keys.use((keys) => keys.updateOne({ _id: 'check' }, { $setOnInsert: { wrapped: sealed } }, { upsert: true }));
      await this.#read('check');
    } catch (failed) {
      this.#checked = undefined;
      throw failed instanceof StoreUnavailable ? failed : new Error('the master key is another one than that of the keys that are there', { cause: failed });
    }
  }
}
