import mongoose, { type Connection, type mongo } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '../../ports/index.ts';

export type Collection<T extends mongo.Document> = mongo.Collection<T>;

const away = new Set([
  'MongoClientClosedError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoPoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
]);
const mostCloseMs = 5_000;

const optionsOf = (patience: number): mongoose.ConnectOptions => ({
  appName: 'kadro',
  w: 'majority',
  journal: true,
  bufferCommands: false,
  autoIndex: false,
  maxPoolSize: 20,
  heartbeatFrequencyMS: 2_000,
  serverSelectionTimeoutMS: 3_000 * patience,
  connectTimeoutMS: 3_000 * patience,
  waitQueueTimeoutMS: 5_000 * patience,
  socketTimeoutMS: 10_000 * patience,
});

/** A connection to MongoDB that is made with the first question, and made again by itself. */
export class Mongo {
  readonly #url: string;
  readonly #options: mongoose.ConnectOptions;
  readonly #connection: Connection = mongoose.createConnection();
  #opening: Promise<unknown> | undefined;
  #isClosed = false;

  /** `url` as `mongodb://...`; whoever makes this closes it. `patience`: factor on all waiting. */
  constructor(url: string, patience = 1) {
    this.#url = url;
    this.#options = optionsOf(patience);
    // whoever asks gets the error; without a listener it would be thrown
    this.#connection.on('error', () => undefined);
  }

  /** Asks a database, once more if cut off: `work` may be done twice. @throws StoreUnavailable */
  async use<T>(database: string, work: (db: mongo.Db) => Promise<T>): Promise<T> {
    const once = async (): Promise<T> => {
      await this.#open();
      return work(this.#connection.getClient().db(database));
    };
    return once()
      .catch((failed: unknown) => (isCutOff(failed) ? once() : Promise.reject(failed)))
      .catch((failed: unknown) => {
        throw isAway(failed) ? new StoreUnavailable(`mongodb: ${nameIn(failed)}`) : failed;
      });
  }

  /** Closes within five seconds. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([
      this.#connection.close().catch(() => undefined),
      setTimeout(mostCloseMs, undefined, { ref: false }),
    ]);
  }

  /** mongoose goes on by itself once it was connected, but gives up where the first time fails. */
  async #open(): Promise<void> {
    if (this.#isClosed) throw new StoreUnavailable('mongodb: closed');
    this.#opening ??= this.#connection.openUri(this.#url, this.#options).catch((failed: unknown) => {
      this.#opening = undefined;
      throw failed;
    });
    await this.#opening;
  }
}

/** A collection by name; nothing is there before the first document. */
export class MongoCollection<T extends mongo.Document> {
  readonly #mongo: Mongo;
  readonly #database: string;
  readonly #options: mongo.CollectionOptions;
  readonly name: string;

  constructor(mongo: Mongo, database: string, name: string, collectionOptions: mongo.CollectionOptions = {}) {
    this.#mongo = mongo;
    this.#database = database;
    this.name = name;
    this.#options = collectionOptions;
  }

  use<R>(work: (collection: Collection<T>) => Promise<R>): Promise<R> {
    return this.#mongo.use(this.#database, (db) => work(db.collection<T>(this.name, this.#options)));
  }
}

export const keyOf = (organization: string, id: string): string => `${encodeURIComponent(organization)}/${id}`;

/** Whether a document with this `_id` was there already. */
export const isDuplicate = (failed: unknown): boolean => (failed as { code?: unknown }).code === 11_000;

/** Several writes at once fail by a name of their own, with what became of the server inside. */
const nameIn = (failed: unknown): string => {
  const { errorResponse: inner } = failed as { errorResponse?: unknown };
  return [inner, failed].find((one) => one instanceof Error)?.name ?? '';
};

/** A server that steps down says so by a label, a lost one by the name of the error. */
const isAway = (failed: unknown): boolean =>
  away.has(nameIn(failed)) ||
  (failed as { hasErrorLabel?: (label: string) => boolean }).hasErrorLabel?.('RetryableWriteError') === true;

/** Whether asking at once again may help: who was waited for in vain is not waited for twice. */
const isCutOff = (failed: unknown): boolean => isAway(failed) && !/Selection|Closed|WaitQueue/.test(nameIn(failed));
