import { type Mongo, MongoCollection } from '../connection.ts';
import { dropRows } from './row-store.ts';

/**
 * Removes all rows of a namespace and what is known of them: the next worker makes them from the log. Answers how many
 * collections of rows there were. @throws StoreUnavailable
 */
export async function dropAllRows(mongo: Mongo, namespace: string): Promise<number> {
  const names = (await mongo.use(namespace, (db) => db.listCollections({}, { nameOnly: true }).toArray())).map(
    ({ name }) => name,
  );
  const rows = names.filter((name) => name.startsWith('rows.'));
  // what leads to them goes first
  for (const name of ['models', ...rows]) await dropRows(new MongoCollection(mongo, namespace, name));
  return rows.length;
}
