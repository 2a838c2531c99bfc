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
/** The driver looks at its server every two seconds, and each look ends within three: it has lost its way after this. */
const mostSilenceMs = 10_000;
const looks = ['serverHeartbeatStarted', 'serverHeartbeatSucceeded', 'serverHeartbeatFailed'] as const;

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
  readonly #mostSilenceMs: number;
  #connection = quietConnection();
  #opening: Promise<unknown> | undefined;
  /** When the driver last looked whether its server is there (`performance.now()`). */
  #lookedAt = 0;
  #isClosed = false;

  /** `url` as `mongodb://...`; whoever makes this closes it. `patience`: factor on all waiting. */
  constructor(url: string, patience = 1) {
    this.#url = url;
    this.#options = optionsOf(patience);
    this.#mostSilenceMs = mostSilenceMs * patience;
  }

  /** Asks a database, once more if cut off: `work` may be done twice. @throws StoreUnavailable */
  async use<T>(database: string, work: (db: mongo.Db) => Promise<T>): Promise<T> {
    const once = async (): Promise<T> => {
      await this.#open();
      return work(this.#connection.getClient().db(database));
    };
    return once()
      .catch((failed: unknown) => (isCutOff(failed) || this.#renewedAfter(failed) ? once() : Promise.reject(failed)))
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

  /**
   * A look that begins while its socket is being closed never ends, and the driver waits for it before the next one: it
   * would not find its server again. Another connection takes the place of one that has stopped looking.
   */
  #renewedAfter(failed: unknown): boolean {
    if (this.#isClosed || !/Selection/.test(nameIn(failed))) return false;
    if (performance.now() - this.#lookedAt < this.#mostSilenceMs) return false;
    const lost = this.#connection;
    this.#connection = quietConnection();
    this.#opening = undefined;
    this.#lookedAt = performance.now();
    void lost.destroy(true).catch(() => undefined);
    return true;
  }

  /** mongoose goes on by itself once it was connected, but gives up where the first time fails. */
  async #open(): Promise<void> {
    if (this.#isClosed) throw new StoreUnavailable('mongodb: closed');
    this.#opening ??= this.#begin(this.#connection).catch((failed: unknown) => {
      this.#opening = undefined;
      throw failed;
    });
    await this.#opening;
  }

  async #begin(connection: Connection): Promise<void> {
    await connection.openUri(this.#url, this.#options);
    this.#lookedAt = performance.now();
    for (const look of looks) connection.getClient().on(look, () => void (this.#lookedAt = performance.now()));
  }
}

function quietConnection(): Connection {
  // whoever asks gets the error; without a listener it would be thrown
  return mongoose.createConnection().on('error', () => undefined);
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
