import { type Mongo, MongoCollection } from '../connection.ts';

/** Numbers things in the order in which they came, over all processes; a number may be left out. */
export class Numbering {
  readonly #counts: MongoCollection<{ _id: string; n: number }>;
  readonly #name: string;

  constructor(mongo: Mongo, namespace: string, name: string) {
    this.#counts = new MongoCollection(mongo, namespace, 'counts');
    this.#name = name;
  }

  async next(): Promise<number> {
    const count = await this.#counts.use((counts) =>
      counts.findOneAndUpdate({ _id: this.#name }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' }),
    );
    return count!.n;
  }
}
