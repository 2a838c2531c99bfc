import { type ClusterEngines } from './config.ts';
import { Mongo } from '../../cluster/mongodb/connection.ts';
import { MongoKeys } from '../../cluster/mongodb/keys/store.ts';
import { rewrapKeys, type RewrappedKeys } from '../../cluster/mongodb/keys/master-key-rotation.ts';

/** The keys on the engines, beside their processes; closing it closes the connection. */
export function openClusterKeys({ namespace, mongodb, masterKey, formerMasterKey }: ClusterEngines): MongoKeys {
  const mongo = new Mongo(mongodb);
  return Object.assign(new MongoKeys(mongo, namespace, masterKey, formerMasterKey), { close: () => mongo.close() });
}

/** Rewraps all keys with the current master key, beside processes that have both. @throws Error, ForeignMasterKey */
export async function rotateClusterMasterKey({
  namespace,
  mongodb,
  masterKey,
  formerMasterKey,
}: ClusterEngines): Promise<RewrappedKeys> {
  if (!formerMasterKey)
    throw new Error(
      'KADRO_FORMER_MASTER_KEY is missing: the master key up to now. KADRO_MASTER_KEY is the new one, here and in every process.',
    );
  const mongo = new Mongo(mongodb);
  try {
    return await rewrapKeys(mongo, namespace, { current: masterKey, former: formerMasterKey });
  } finally {
    await mongo.close();
  }
}
