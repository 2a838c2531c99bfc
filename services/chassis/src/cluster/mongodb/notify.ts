import { type Notice, type Notify } from '../../ports/notify.ts';
import { keyOf, type Mongo, MongoCollection } from './connection.ts';
import { Numbering } from './rows/numbering.ts';

const keptNotices = 500;
/** What is too many is removed by so many at once. */
const removedAtOnce = 50;

interface NoticeDocument {
  _id: string;
  n: number;
  notice: Notice;
}

/** Sends notices nowhere; keeps the last 500 to be looked at. */
export class MongoNotify implements Notify {
  readonly #notices: MongoCollection<NoticeDocument>;
  readonly #numbering: Numbering;
  #prepared: Promise<unknown> | undefined;

  constructor(mongo: Mongo, namespace: string) {
    this.#notices = new MongoCollection(mongo, namespace, 'notices');
    this.#numbering = new Numbering(mongo, namespace, 'notices');
  }

  async send(notice: Notice): Promise<void> {
    await this.#prepare();
    const n = await this.#numbering.next();
    await this.#notices.use((notices) =>
      notices.updateOne(
        { _id: keyOf(notice.organization, notice.id) },
        { $setOnInsert: { n, notice } },
        { upsert: true },
      ),
    );
    if (n % removedAtOnce === 0)
      await this.#notices.use((notices) => notices.deleteMany({ n: { $lte: n - keptNotices } }));
  }

  async recent(limit: number): Promise<Notice[]> {
    if (limit <= 0) return [];
    const most = Math.min(limit, keptNotices);
    const found = await this.#notices.use((notices) => notices.find({}).sort({ n: -1 }).limit(most).toArray());
    return found.map(({ notice }) => notice);
  }

  async forget(organization: string, person: string): Promise<void> {
    await this.#notices.use((notices) =>
      notices.deleteMany({
        'notice.organization': organization,
        $or: [{ 'notice.person': person }, { 'notice.about': person }],
      }),
    );
  }

  async close(): Promise<void> {}

  async #prepare(): Promise<void> {
    this.#prepared ??= this.#notices
      .use((notices) => notices.createIndexes([{ key: { n: 1 } }]))
      .catch((failed: unknown) => {
        this.#prepared = undefined;
        throw failed;
      });
    await this.#prepared;
  }
}
