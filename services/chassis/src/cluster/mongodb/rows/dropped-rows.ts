import { type Mongo, MongoCollection } from '../connection.ts';
import { dropRows } from './row-store.ts';

/** Drops all rows of a namespace; workers build them again. Answers how many collections. @throws StoreUnavailable */
export async function dropAllRows(mongo: Mongo, namespace: string): Promise<number> {
  const names = (await mongo.use(namespace, (db) => db.listCollections({}, { nameOnly: true }).toArray())).map(
    ({ name }) => name,
  );
  const rows = names.filter((name) => name.startsWith('rows.'));
  // what leads to them goes first
  for (const name of ['models', ...rows]) await dropRows(new MongoCollection(mongo, namespace, name));
  return rows.length;
}
