import { type OpenedPorts } from '../contracts/opened-ports.ts';
import { randomUUID } from 'node:crypto';
import { testPatience } from '../time/patience.ts';
import { Mongo } from '../../cluster/mongodb/connection.ts';

/** Address of the server for tests. @throws Error where it is not set */
export function testAddress(): string {
  const url = process.env['KADRO_MONGODB_URL'];
  if (!url) throw new Error('KADRO_MONGODB_URL is missing: infra/local/mongodb.sh start prints it');
  return url;
}

/** A connection to the server for tests; whoever asks for it closes it. @throws Error where its address is not set */
export const testMongo = (): Mongo => new Mongo(testAddress(), testPatience);

export const freshNamespace = (): string => `test-${randomUUID()}`;

/** Opens ports in a fresh namespace, or in the last one again; the one before is emptied. */
export function openTestMongo(portsOf: (mongo: Mongo, namespace: string) => object | Promise<object>) {
  let namespace = '';
  const open = async (): Promise<OpenedPorts> => {
    const mongo = testMongo();
    return { ...(await portsOf(mongo, namespace)), close: () => mongo.close() } as OpenedPorts;
  };
  const fresh = async (): Promise<OpenedPorts> => {
    if (namespace !== '') await dropNamespace(namespace);
    namespace = freshNamespace();
    return open();
  };
  return { fresh, again: open };
}

/** Removes the databases of a namespace; one that the server does not let go stays. */
export async function dropNamespace(namespace: string): Promise<void> {
  const mongo = testMongo();
  for (const name of [namespace, `${namespace}-keys`])
    await mongo.use(name, (db) => db.dropDatabase()).catch(() => undefined);
  await mongo.close();
}
