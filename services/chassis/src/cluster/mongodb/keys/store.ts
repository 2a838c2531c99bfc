import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  checkName,
  fingerprintOf,
  ForeignMasterKey,
  keyBytes,
  nameOf,
  secretName,
  unwrappedByOne,
  wrapped,
} from '../../../ports/shared/key-wrapping.ts';
import { type Keys } from '../../../ports/index.ts';
import { type Mongo, MongoCollection } from '../connection.ts';

const keptInMemory = 200_000;
const adoptedAtOnce = 500;
/** So long a key is given without asking whether one was destroyed; whoever destroys one waits as long. */
const trustedMs = 100;
const forgotten = 'forgotten';

export interface KeyDocument {
  _id: string;
  /** Nonce, encrypted key and tag in base64; null once destroyed. */
  wrapped: string | null;
  /** Fingerprint of the master key under which new keys are wrapped; stands in the check document only. */
  master?: string;
}

interface NoteDocument {
  _id: string;
  note: string;
}

interface CountDocument {
  _id: string;
  n: number;
}

/** Keys of personal data in a database of their own, wrapped with the master key. */
export class MongoKeys implements Keys {
  readonly #keys: MongoCollection<KeyDocument>;
  readonly #counts: MongoCollection<CountDocument>;
  readonly #notes: MongoCollection<NoteDocument>;
  readonly #masters: readonly [Buffer, ...Buffer[]];
  readonly #unwrapped = new Map<string, Buffer>();
  readonly #secrets = new Map<string, Buffer>();
  #destroyed = -1;
  #trustedUntil = 0;
  #checked: Promise<unknown> | undefined;

  /** Database `<namespace>-keys`; 32 bytes each. During a rotation `former` may open keys too. */
  constructor(mongo: Mongo, namespace: string, master: Buffer, former?: Buffer) {
    this.#keys = keysIn(mongo, namespace);
    this.#counts = new MongoCollection(mongo, `${namespace}-keys`, 'counts', majority);
    this.#notes = new MongoCollection(mongo, `${namespace}-keys`, 'notes', majority);
    this.#masters = former ? [master, former] : [master];
  }

  async dataKey(organization: string, person: string, dataClass: string): Promise<Buffer | null> {
    return this.#keyOrNew(nameOf(organization, person, dataClass), () => randomBytes(keyBytes));
  }

  async existingKey(organization: string, person: string, dataClass: string): Promise<Buffer | null> {
    return (await this.#known(nameOf(organization, person, dataClass))) ?? null;
  }

  /** The empty document stays: a destroyed key is never made again. Resolves once no process gives it any more. */
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

  async existingSecret(name: string): Promise<Buffer | null> {
    return (await this.#known(secretName(name))) ?? null;
  }

  async destroyed(): Promise<[organization: string, person: string, dataClass: string][]> {
    return (await this.#keys.use((keys) => keys.find({ wrapped: null }).sort({ _id: 1 }).toArray())).map(
      ({ _id }) => JSON.parse(_id) as [string, string, string],
    );
  }

  /** Adopts missing unwrapped keys by name (null = destroyed). Answers names under which another one stands. */
  async adopt(keys: ReadonlyMap<string, Buffer | null>): Promise<string[]> {
    await (this.#checked ??= this.#check());
    const others: string[] = [];
    const all = [...keys];
    for (let at = 0; at < all.length; at += adoptedAtOnce)
      others.push(...(await this.#adoptSome(all.slice(at, at + adoptedAtOnce))));
    return others;
  }

  async #adoptSome(given: readonly [name: string, key: Buffer | null][]): Promise<string[]> {
    const master = await this.#wrapping();
    const update = (name: string, key: Buffer | null) =>
      key ? { $setOnInsert: { wrapped: wrapped(master, name, key).toString('base64') } } : { $set: { wrapped: null } };
    await this.#keys.use((keys) =>
      keys.bulkWrite(
        given.map(([name, key]) => ({ updateOne: { filter: { _id: name }, update: update(name, key), upsert: true } })),
        { ordered: false },
      ),
    );
    const found = await this.#keys.use((keys) => keys.find({ _id: { $in: given.map(([name]) => name) } }).toArray());
    const there = new Map(found.map(({ _id, wrapped: rest }) => [_id, rest && this.#unwrap(_id, rest).key]));
    return given
      .filter(([name, key]) =>
        key ? !there.get(name) || !key.equals(there.get(name) as Buffer) : there.get(name) !== null,
      )
      .map(([name]) => name);
  }

  /** Grows whenever a key is destroyed: what was built with another number may hold what must be forgotten. */
  async forgotten(): Promise<number> {
    return (await this.#counts.use((counts) => counts.findOne({ _id: forgotten })))?.n ?? 0;
  }

  async close(): Promise<void> {
    this.#unwrapped.clear();
    this.#secrets.clear();
  }

  async #keyOrNew(name: string, make: () => Buffer): Promise<Buffer | null> {
    const known = await this.#known(name);
    if (known !== undefined) return known;
    const made = wrapped(await this.#wrapping(), name, make()).toString('base64');
    await this.#keys.use((keys) =>
      keys.updateOne({ _id: name }, { $setOnInsert: { wrapped: made } }, { upsert: true }),
    );
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
    const { key } = this.#unwrap(name, found.wrapped);
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

  #unwrap(name: string, rest: string): { key: Buffer; master: Buffer } {
    return unwrappedByOne(this.#masters, name, Buffer.from(rest, 'base64'));
  }

  /** The master key that wraps new keys: during a rotation the one that every process has. */
  async #wrapping(): Promise<Buffer> {
    if (this.#masters.length === 1) return this.#masters[0];
    const check = await this.#keys.use((keys) => keys.findOne({ _id: checkName }));
    return this.#unwrap(checkName, check!.wrapped!).master;
  }

  /** @throws ForeignMasterKey */
  async #check(): Promise<void> {
    const [master] = this.#masters;
    try {
      const sealed = {
        wrapped: wrapped(master, checkName, Buffer.alloc(keyBytes)).toString('base64'),
        master: fingerprintOf(master),
      };
      await this.#keys.use((keys) => keys.updateOne({ _id: checkName }, { $setOnInsert: sealed }, { upsert: true }));
      const check = await this.#keys.use((keys) => keys.findOne({ _id: checkName }));
      assertOneOpens(this.#masters, check!);
    } catch (failed) {
      this.#checked = undefined;
      throw failed;
    }
  }
}

// a key that could still be rolled back would be lost together with what it sealed
const majority = { readConcern: { level: 'majority' } } as const;

export const keysIn = (mongo: Mongo, namespace: string): MongoCollection<KeyDocument> =>
  new MongoCollection(mongo, `${namespace}-keys`, 'keys', majority);

/** @throws ForeignMasterKey where none of the master keys wrapped what shows which one fits */
export function assertOneOpens(masters: readonly Buffer[], { wrapped: rest, master: fingerprint }: KeyDocument): void {
  try {
    unwrappedByOne(masters, checkName, Buffer.from(rest!, 'base64'));
  } catch {
    throw new ForeignMasterKey(masters, fingerprint);
  }
}
