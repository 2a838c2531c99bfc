import { type KeyEvidence } from '../../../ports/shared/verification.ts';
import { nameOf } from '../../../ports/shared/key-wrapping.ts';
import { type Mongo, type MongoCollection } from '../connection.ts';
import { type KeyDocument, keysIn, MongoKeys } from './store.ts';

/** Keys in MongoDB as a check asks for them; none is made. A destroyed one is listed by its being there, empty. */
export class VerifiedMongoKeys implements KeyEvidence {
  readonly #keys: MongoKeys;
  readonly #resting: MongoCollection<KeyDocument>;

  constructor(mongo: Mongo, namespace: string, master: Buffer, former?: Buffer) {
    this.#keys = new MongoKeys(mongo, namespace, master, former);
    this.#resting = keysIn(mongo, namespace);
  }

  existingKey(organization: string, person: string, dataClass: string): Promise<Buffer | null> {
    return this.#keys.existingKey(organization, person, dataClass);
  }

  async fate(
    ...whose: [organization: string, person: string, dataClass: string]
  ): Promise<Awaited<ReturnType<KeyEvidence['fate']>>> {
    const found = await this.#resting.use((keys) => keys.findOne({ _id: nameOf(...whose) }));
    if (!found) return 'missing';
    return found.wrapped === null ? 'destroyed' : 'there';
  }

  existingSecret(name: string): Promise<Buffer | null> {
    return this.#keys.existingSecret(name);
  }

  forgotten(): Promise<number> {
    return this.#keys.forgotten();
  }
}
